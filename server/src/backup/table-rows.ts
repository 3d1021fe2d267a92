import { type Kysely, sql } from 'kysely'
import type { DialectName } from '../platform/database/migrations.ts'
import { type Queries, json } from '../platform/database/tables.ts'
import type { CatalogueColumn, CatalogueTable } from './table-catalogue.ts'

/** Tables by name: the types of the slices cannot describe them here. */
type AnyTables = Kysely<Record<string, Record<string, unknown>>>
type Row = Record<string, unknown>

const rowsPerFetch = 500
/** Below what either database takes in one statement. */
const valuesPerInsert = 20_000

/** The rows of a table as arrays in the order of its columns, never more than a few in memory. */
export async function* rowsOf(
  queries: Queries,
  dialect: DialectName,
  table: CatalogueTable,
): AsyncGenerator<unknown[]> {
  for await (const row of dialect === 'sqlite' ? sqliteRows(queries, table) : postgresRows(queries, table)) {
    const kept = withoutLink(table, row)
    yield table.columns.map((column) => toArchive(kept[column.name], column))
  }
}

/** A letter that waits may hold a link that sets a password where the archive was stolen from: it is kept unread. */
function withoutLink({ name }: CatalogueTable, row: Row): Row {
  const holdsLink = name === 'mails' && row['link'] !== null
  return holdsLink ? { ...row, link: null, text: null, html: null } : row
}

function sqliteRows(queries: Queries, { name, columns }: CatalogueTable): AsyncIterable<Row> {
  return (queries as unknown as AnyTables)
    .selectFrom(name)
    .select(columns.map((column) => column.name))
    .stream()
}

async function* postgresRows(queries: Queries, { name, columns }: CatalogueTable): AsyncGenerator<Row> {
  const names = sql.join(columns.map((column) => sql.ref(column.name)))
  await sql`declare rows_of_table no scroll cursor for select ${names} from ${sql.table(name)}`.execute(queries)
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(rowsPerFetch)} from rows_of_table`.execute(queries)
    yield* rows
    if (rows.length < rowsPerFetch) break
  }
  await sql`close rows_of_table`.execute(queries)
}

export function rowsPerInsert({ columns }: CatalogueTable): number {
  return Math.max(1, Math.min(500, Math.floor(valuesPerInsert / Math.max(1, columns.length))))
}

export async function insertRows(tx: Queries, table: CatalogueTable, rows: readonly unknown[][]): Promise<void> {
  if (rows.length === 0) return
  const values = rows.map((row) =>
    Object.fromEntries(table.columns.map((column, index) => [column.name, fromArchive(row[index], column)])),
  )
  await (tx as unknown as AnyTables).insertInto(table.name).values(values).execute()
}

export async function deleteRows(tx: Queries, { name }: CatalogueTable): Promise<void> {
  await (tx as unknown as AnyTables).deleteFrom(name).execute()
}

export async function hasRows(queries: Queries, { name }: CatalogueTable): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(queries)
  return rows.length > 0
}

function toArchive(value: unknown, { kind }: CatalogueColumn): unknown {
  if (value === null || value === undefined) return null
  return kind === 'bytes' ? Buffer.from(value as Uint8Array).toString('base64') : value
}

function fromArchive(value: unknown, { kind, isRequired }: CatalogueColumn): unknown {
  if (kind === 'json') return value === null && !isRequired ? null : json(value)
  if (value === null) return null
  return kind === 'bytes' ? Buffer.from(value as string, 'base64') : value
}
