import { type Expression, type RawBuilder, sql } from 'kysely'
import { dialectOf } from './dialect.ts'
import type { Queries } from './tables.ts'

/** PostgreSQL's names; a moment is kept as text by SQLite. */
type ColumnType = 'text' | 'integer' | 'boolean' | 'timestamptz' | 'jsonb'

/**
 * Rows that are sent as one value, a list of objects in JSON: the statement is the same for any number of them, so that it is
 * built and prepared once. They come in the order in which they were sent.
 */
export function jsonRows<Name extends string>(
  queries: Queries,
  rows: Expression<string>,
  columns: Readonly<Record<Name, ColumnType>>,
): RawBuilder<unknown> {
  const all = Object.entries<ColumnType>(columns)
  if (dialectOf(queries) === 'postgres') {
    const types = all.map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`)
    const names = all.map(([name]) => sql.ref(name))
    return sql`select ${sql.join(names)} from jsonb_to_recordset(${rows}::jsonb) as sent(${sql.join(types)})`
  }
  const values = all.map(
    ([name, type]) => sql`value ${sql.raw(type === 'jsonb' ? '->' : '->>')} ${sql.lit(`$.${name}`)}`,
  )
  // Without a condition SQLite reads what follows a conflict as one of a join.
  return sql`select ${sql.join(values)} from json_each(${rows}) where true`
}
