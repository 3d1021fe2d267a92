import { type Dialect, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type pg from 'pg'
import { PostgresDriver, type Road } from './postgres/driver.ts'
import { openLines } from './postgres/lines.ts'
import { followReplica } from './postgres/replica.ts'
import { type LastWrite, mayAskReplica } from './postgres/replica-choice.ts'
import { watchLines } from './postgres/watch.ts'
import type { Tables } from './tables.ts'

const poolSize = 10

export interface PostgresHandles {
  queries: Kysely<Tables>
  /** Where this caller may be answered with what is a few seconds old; null where there is no replica. */
  near: ((lastWrite: LastWrite) => Kysely<Tables>) | null
  pool: pg.Pool
  close(): Promise<void>
}

interface Addresses {
  url: string
  readUrl: string | undefined
}

export function openPostgres({ url, readUrl }: Addresses, onError: (error: Error) => void): PostgresHandles {
  const primary = openRoad(url, false, onError)
  const queries = new Kysely<Tables>({ dialect: dialectOver(new PostgresDriver([primary])) })
  const replica = readUrl === undefined ? null : openReplica(readUrl, primary, queries, onError)
  return {
    queries,
    near: replica && replica.near,
    pool: primary.lines.pool,
    async close() {
      await replica?.close()
      await queries.destroy()
      await closeRoad(primary)
    },
  }
}

function openReplica(url: string, primary: Road, onPrimary: Kysely<Tables>, onError: (error: Error) => void) {
  const road = openRoad(url, true, onError)
  const queries = new Kysely<Tables>({ dialect: dialectOver(new PostgresDriver([road, primary])) })
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

function openRoad(connectionString: string, mayBeReadOnly: boolean, onError: (error: Error) => void): Road {
  const lines = openLines(connectionString, poolSize, onError)
  return { lines, mayBeReadOnly, watch: watchLines(lines, { connectionString, mayBeReadOnly, onError }) }
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
