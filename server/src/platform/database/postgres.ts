import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { commentingClient } from '../tracing/commenting-client.ts'
import { statementLog } from '../tracing/statement-log.ts'
import type { Tracing } from '../tracing/tracing.ts'
import type { Tables } from './tables.ts'

const poolSize = 10

/** The same JavaScript values as SQLite gives: ISO texts for times, numbers for counts. */
const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString()],
  [pg.types.builtins.INT8, Number],
  [pg.types.builtins.NUMERIC, Number],
])

export interface PostgresHandles {
  queries: Kysely<Tables>
  pool: pg.Pool
  close(): Promise<void>
}

export function openPostgres(
  connectionString: string,
  onError: (error: Error) => void,
  tracing: Tracing | null = null,
): PostgresHandles {
  const pool = new pg.Pool({
    connectionString,
    ...(tracing && { Client: commentingClient(tracing) }),
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 60_000,
    idle_in_transaction_session_timeout: 60_000,
    types: {
      getTypeParser: (oid, format) => parsers.get(oid) ?? pg.types.getTypeParser(oid, format),
    },
  })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', onError)
  // The same for one that breaks while it is in use: the query fails, the process stays.
  pool.on('connect', (client) => void client.on('error', onError))
  const queries = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...statementLog(tracing, 'postgresql') })
  return { queries, pool, close: () => queries.destroy() }
}

/** Deadlocks and serialization failures: nothing was written, the same transaction may run again. */
export function isRetryable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01')
}
