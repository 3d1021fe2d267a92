import { sql } from 'kysely'
import type { Database } from '../../server/src/platform/database/database.ts'

/** Many rows into an empty table: its indexes are made anew afterwards, which takes a tenth of the time. */
export async function withoutIndexes(database: Database, table: string, fill: () => Promise<void>): Promise<void> {
  const { rows } = await (
    database.dialect === 'sqlite'
      ? sql<Index>`select name, sql as definition from sqlite_schema
          where type = 'index' and tbl_name = ${table} and sql is not null`
      : sql<Index>`select indexname as name, indexdef as definition from pg_indexes
          where schemaname = current_schema() and tablename = ${table}
            and indexname not in (select conname from pg_constraint)`
  ).execute(database.read())
  for (const { name } of rows) await database.transaction((tx) => sql`drop index ${sql.ref(name)}`.execute(tx))
  await fill()
  for (const { definition } of rows)
    await database.transaction(async (tx) => {
      if (database.dialect === 'postgres') {
        await sql`set local statement_timeout = 0`.execute(tx)
        await sql`set local maintenance_work_mem = '512MB'`.execute(tx)
      }
      await sql.raw(definition).execute(tx)
    })
}

interface Index {
  name: string
  definition: string
}
