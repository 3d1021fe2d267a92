import { sql } from 'kysely'
import type { Database } from '../../server/src/platform/database/database.ts'

/** As it is an hour later: PostgreSQL puts away what it keeps aside of new texts, and counts, by itself. */
export async function settle(database: Database): Promise<void> {
  if (database.dialect === 'postgres') await sql`vacuum analyze`.execute(database.read())
}
