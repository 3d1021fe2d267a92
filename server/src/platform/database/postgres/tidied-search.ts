import { sql } from 'kysely'
import { dialectOf } from '../dialect.ts'
import type { Queries } from '../tables.ts'

/**
 * Puts the words of many new rows into their places. PostgreSQL lets them lie until it has time, and reads through all of
 * them for each search until then. SQLite has them in their places already.
 */
export async function tidySearch(queries: Queries, table: string): Promise<void> {
  if (dialectOf(queries) !== 'postgres') return
  await sql`select gin_clean_pending_list(indexes.indexrelid::regclass)
    from pg_index as indexes
      join pg_class as names on names.oid = indexes.indexrelid
      join pg_am as kinds on kinds.oid = names.relam
    where indexes.indrelid = ${table}::regclass and kinds.amname = 'gin'`.execute(queries)
}
