import { type Dialect, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely'
import type pg from 'pg'
import { PostgresDriver, type Road } from './postgres/driver.ts'
import { openLines } from './postgres/lines.ts'
import { followReplica } from './postgres/replica.ts'
import { type LastWrite, mayAskReplica } from './postgres/replica-choice.ts'
import { watchLines } from './postgres/watch.ts'
import { statementLog } from '../tracing/statement-log.ts'
import type { Tracing } from '../tracing/tracing.ts'
import type { Tables } from './tables.ts'

const poolSize = 10
/** Is refused wherever a write would be, and changes nothing; a session in which it fails is not used again. */
const lockNothing = sql`select from schema_migrations where false for update`

export interface PostgresHandles {
  queries: Kysely<Tables>
  /** Where this caller may be answered with what is a few seconds old; null where there is no replica. */
  near: ((lastWrite: LastWrite) => Kysely<Tables>) | null
  takesWrites(): Promise<boolean>
  pool: pg.Pool
  close(): Promise<void>
}

interface Addresses {
  url: string
  /** Past a pooler, where one stands between. */
  listenUrl: string | undefined
  readUrl: string | undefined
}

interface Watching {
  onError: (error: Error) => void
  tracing: Tracing | null
}

export function openPostgres({ url, listenUrl, readUrl }: Addresses, watching: Watching): PostgresHandles {
  // A pooler hands connections on between transactions: a plan would be kept for somebody else.
  const keepsPlans = listenUrl === undefined || listenUrl === url
  const primary = openRoad(url, { mayBeReadOnly: false, keepsPlans }, watching)
  const queries = openQueries([primary], watching)
  const replica = readUrl === undefined ? null : openReplica(readUrl, primary, queries, watching)
  return {
    queries,
    near: replica && replica.near,
    async takesWrites() {
      try {
        await lockNothing.execute(queries)
        return true
      } catch {
        return false
      }
    },
    pool: primary.lines.pool,
    async close() {
      await replica?.close()
      await queries.destroy()
      await closeRoad(primary)
    },
  }
}

function openReplica(url: string, primary: Road, onPrimary: Kysely<Tables>, watching: Watching) {
  const road = openRoad(url, { mayBeReadOnly: true, keepsPlans: false }, watching)
  const queries = openQueries([road, primary], watching)
  const following = followReplica(primary.lines.pool, road.lines.pool)
  return {
    near(lastWrite: LastWrite) {
      const choice = { now: Date.now(), provenAt: following.provenAt(), lastWrite }
      return mayAskReplica(choice) ? queries : onPrimary
    },
    async close() {
      following.close()
      await queries.destroy()
      await closeRoad(road)
    },
  }
}

function openQueries(roads: [Road, ...Road[]], { tracing }: Watching): Kysely<Tables> {
  const driver = new PostgresDriver(roads, tracing?.comment)
  return new Kysely<Tables>({ dialect: dialectOver(driver), ...statementLog(tracing, 'postgresql') })
}

function openRoad(
  connectionString: string,
  { mayBeReadOnly, keepsPlans }: Pick<Road, 'mayBeReadOnly' | 'keepsPlans'>,
  { onError }: Watching,
): Road {
  const lines = openLines(connectionString, poolSize, onError)
  const watch = watchLines(lines, { connectionString, mayBeReadOnly, onError })
  return { lines, watch, mayBeReadOnly, keepsPlans }
}

async function closeRoad({ lines, watch }: Road): Promise<void> {
  watch.close()
  await lines.pool.end()
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
