import { sql } from 'kysely'
import type { DialectName } from '../platform/database/migrations.ts'
import type { Queries } from '../platform/database/tables.ts'
import type { ColumnKind } from './archive.ts'

export interface CatalogueColumn {
  name: string
  kind: ColumnKind
  isRequired: boolean
}

export interface CatalogueTable {
  name: string
  columns: CatalogueColumn[]
}

/**
 * What opens doors without a password: whoever steals an archive must not find it there, and a restored copy
 * makes its own. Nobody stays signed in on it, and no link of before sets a password.
 */
export const keyTables: readonly string[] = ['secrets', 'sessions', 'password_resets']

/**
 * The schema's own book-keeping, and what is of no use elsewhere.
 * Who read what today is forgotten tomorrow; a backup would keep it. The key to the secrets of authenticator apps
 * stays where it is: a stolen backup must not open them.
 */
const leftOut = new Set([
  ...keyTables,
  'schema_migrations',
  'schema_migrations_lock',
  'rate_limits',
  'post_visits',
  'post_visit_salts',
  'session_confirmations',
  'second_factor_steps',
  'second_factor_keys',
  // What this machine does for itself says nothing about another one.
  'upkeep_runs',
  'running_processes',
  'warning_bells',
  'unfinished_restore',
])
/** Tables that triggers keep beside another one: they fill themselves again. */
const derived = /_(tally|search_keys|by_tag)$/

const kinds: Readonly<Record<string, ColumnKind>> = {
  json: 'json',
  jsonb: 'json',
  boolean: 'boolean',
  blob: 'bytes',
  bytea: 'bytes',
}

interface ColumnRow {
  table_name: string
  column_name: string
  type: string
  is_required: number | boolean
}

/** Asked of the database itself, so that a new slice is in every backup without a line here. */
export async function readCatalogue(queries: Queries, dialect: DialectName): Promise<CatalogueTable[]> {
  const { rows } = await (dialect === 'sqlite' ? sqliteColumns : postgresColumns).execute(queries)
  const tables = new Map<string, CatalogueTable>()
  for (const row of rows) {
    if (leftOut.has(row.table_name) || derived.test(row.table_name)) continue
    const table = tables.get(row.table_name) ?? { name: row.table_name, columns: [] }
    tables.set(row.table_name, table)
    const kind = kinds[row.type.toLowerCase()] ?? 'plain'
    table.columns.push({ name: row.column_name, kind, isRequired: Boolean(row.is_required) })
  }
  return [...tables.values()].map(({ name, columns }) => ({
    name,
    columns: columns.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  }))
}

const sqliteColumns = sql<ColumnRow>`
  select tables.name as table_name, columns.name as column_name, columns.type as type, columns."notnull" as is_required
  from pragma_table_list as tables join pragma_table_info(tables.name) as columns
  where tables.schema = 'main' and tables.type = 'table' and tables.name not like 'sqlite!_%' escape '!'
  order by tables.name`

const postgresColumns = sql<ColumnRow>`
  select columns.table_name, columns.column_name, columns.data_type as type, columns.is_nullable = 'NO' as is_required
  from information_schema.columns as columns
  join information_schema.tables as tables using (table_schema, table_name)
  where table_schema = current_schema() and tables.table_type = 'BASE TABLE' and columns.is_generated = 'NEVER'
  order by columns.table_name`

/** In the order in which they ran; none when nothing was ever migrated here. */
export async function appliedMigrations(queries: Queries, dialect: DialectName): Promise<string[]> {
  const { rows: tables } = await (
    dialect === 'sqlite'
      ? sql`select 1 from sqlite_master where name = 'schema_migrations'`
      : sql`select 1 from information_schema.tables where table_schema = current_schema() and table_name = 'schema_migrations'`
  ).execute(queries)
  if (tables.length === 0) return []
  const { rows } = await sql<{ name: string }>`select name from schema_migrations order by name`.execute(queries)
  return rows.map(({ name }) => name)
}
