import { type Dialect, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type pg from 'pg'
import { PostgresDriver } from './postgres/driver.ts'
import { openLines } from './postgres/lines.ts'
import { watchLines } from './postgres/watch.ts'
import { statementLog } from '../tracing/statement-log.ts'
import type { Tracing } from '../tracing/tracing.ts'
import type { Tables } from './tables.ts'

const poolSize = 10

export interface PostgresHandles {
  queries: Kysely<Tables>
  pool: pg.Pool
  close(): Promise<void>
}

interface PostgresSettings {
  connectionString: string
  /** A connection that is handed on between transactions keeps no plan. */
  isBehindPooler: boolean
}

export function openPostgres(
  { connectionString, isBehindPooler }: PostgresSettings,
  onError: (error: Error) => void,
  tracing: Tracing | null = null,
): PostgresHandles {
  const lines = openLines(connectionString, poolSize, onError)
  const watch = watchLines(lines, { connectionString, mayBeReadOnly: false, onError })
  const driver = new PostgresDriver(
    [{ lines, watch, mayBeReadOnly: false, keepsPlans: !isBehindPooler }],
    tracing?.comment,
  )
  const queries = new Kysely<Tables>({ dialect: dialectOver(driver), ...statementLog(tracing, 'postgresql') })
  return {
    queries,
    pool: lines.pool,
    async close() {
      watch.close()
      await queries.destroy()
      await lines.pool.end()
    },
  }
}

function dialectOver(driver: PostgresDriver): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

/** Deadlocks and serialization failures: nothing was written, the same transaction may run again. */
export function isRetryable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01')
}
