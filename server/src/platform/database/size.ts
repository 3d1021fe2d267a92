import { sql } from 'kysely'
import type { Database } from './database.ts'

/** How much the database takes on its disk, in bytes. */
export async function databaseBytes(database: Database): Promise<number> {
  const { rows } = await (
    database.dialect === 'sqlite'
      ? sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
      : sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
  ).execute(database.read())
  return rows[0]?.bytes ?? 0
}
