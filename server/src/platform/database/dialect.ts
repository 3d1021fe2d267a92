import { PostgresAdapter } from 'kysely'
import type { DialectName } from './migrations.ts'
import type { Queries } from './tables.ts'

/** For the few statements that the two databases write differently. */
export function dialectOf(queries: Queries): DialectName {
  return queries.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'
}
