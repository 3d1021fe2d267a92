import { sql } from 'kysely'
import type { Database } from '../src/platform/database/database.ts'

export interface Place {
  table: string
  column: string
  value: string
}

/** Everything in every table of either engine, the hidden parts of indexes included, as text. */
export async function everyValue(database: Database): Promise<Place[]> {
  const isSqlite = database.dialect === 'sqlite'
  const { rows: columns } = await (
    isSqlite
      ? sql<{ table: string; column: string }>`
          select tables.name as "table", columns.name as "column"
          from pragma_table_list as tables join pragma_table_info(tables.name) as columns
          where tables.schema = 'main' and tables.type <> 'virtual'`
      : sql<{ table: string; column: string }>`
          select table_name as "table", column_name as "column" from information_schema.columns
          where table_schema = current_schema()`
  ).execute(database.read())
  const places: Place[] = []
  for (const { table, column } of columns) {
    const type = isSqlite ? sql`blob` : sql`text`
    const { rows } = await sql<{ value: Uint8Array | string | null }>`
      select cast(${sql.ref(column)} as ${type}) as value from ${sql.table(table)}`.execute(database.read())
    for (const { value } of rows) if (value !== null) places.push({ table, column, value: toText(value) })
  }
  return places
}

function toText(value: Uint8Array | string): string {
  return typeof value === 'string' ? value : Buffer.from(value).toString('utf8')
}

export function placesWith(places: readonly Place[], word: string): string[] {
  const wanted = word.toLowerCase()
  const hits = places.filter(({ value }) => value.toLowerCase().includes(wanted))
  return [...new Set(hits.map(({ table, column }) => `${table}.${column}`))].toSorted()
}
