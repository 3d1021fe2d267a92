import { sql } from 'kysely'
import type { Database } from '../src/platform/database/database.ts'
import type { Queries } from '../src/platform/database/tables.ts'
import { nextTime } from '../src/platform/jobs/job-runner.ts'

/** What an app has from its start: the keys that it signs with, and the hours of its jobs. */
const staying = new Set(['schema_migrations', 'schema_migrations_lock', 'secrets', 'second_factor_keys', 'jobs'])

/** As after the migrations, for an app that runs on. */
export async function emptyTables(database: Database, now: Date): Promise<void> {
  const statements = await emptying(database)
  await database.transaction(async (tx) => {
    for (const statement of statements) await sql.raw(statement).execute(tx)
    await tx.deleteFrom('jobs').where('schedule', 'is', null).execute()
    await startSchedules(tx, now)
  })
}

/** As if they had just been saved for the first time. */
async function startSchedules(tx: Queries, now: Date): Promise<void> {
  const rows = await tx.selectFrom('jobs').select(['id', 'schedule']).execute()
  for (const { id, schedule } of rows) {
    const fresh = { run_at: nextTime(schedule ?? '', now).toISOString(), claim: null, tries: 0, last_error: null }
    await tx
      .updateTable('jobs')
      .set({ ...fresh, died_at: null })
      .where('id', '=', id)
      .execute()
  }
}

const known = new WeakMap<Database, string[]>()

/** Every database has the same tables, but one that a test has changed is asked anew. */
async function emptying(database: Database): Promise<string[]> {
  const statements =
    known.get(database) ?? (database.dialect === 'sqlite' ? await ofSqlite(database) : await ofPostgres(database))
  known.set(database, statements)
  return statements
}

async function ofSqlite(database: Database): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string; type: string }>`
    select name, type from pragma_table_list where schema = 'main' and name not like 'sqlite_%'`.execute(
    database.read(),
  )
  const { rows: references } = await sql<Reference>`
    select tables.name as child, "references"."table" as parent
    from pragma_table_list as tables join pragma_foreign_key_list(tables.name) as "references"
    where tables.schema = 'main'`.execute(database.read())
  const searched = tables.filter(({ type }) => type === 'virtual').map(({ name }) => name)
  const plain = tables.filter(({ type }) => type === 'table').map(({ name }) => name)
  return [
    // A deleted word would stay in the index until it is merged away.
    ...searched.map((name) => `insert into ${name} (${name}) values ('delete-all')`),
    ...deletions(plain, references),
  ]
}

async function ofPostgres(database: Database): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(database.read())
  const { rows: references } = await sql<Reference>`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent
    from pg_constraint where contype = 'f'`.execute(database.read())
  const names = tables.map(({ name }) => name)
  return [deletions(names, references).join('; ')]
}

interface Reference {
  child: string
  parent: string
}

/** What refers goes before what it refers to, and what triggers keep in step goes last. */
function deletions(tables: readonly string[], references: readonly Reference[]): string[] {
  const ordered: string[] = []
  const visit = (table: string): void => {
    if (ordered.includes(table)) return
    for (const { child, parent } of references) if (parent === table && child !== table) visit(child)
    ordered.push(table)
  }
  for (const table of tables) visit(table)
  const isKept = (table: string): boolean => /_(tally|search_keys)$/.test(table)
  return [...ordered.filter((table) => !isKept(table)), ...ordered.filter(isKept)]
    .filter((table) => !staying.has(table))
    .map((table) => `delete from ${table}`)
}
