import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import { type DialectName, type Migrations, migrate } from './migrations.ts'
import { DatabaseAway } from './postgres/away.ts'
import type { LastWrite } from './postgres/replica-choice.ts'
import { isRetryable, openPostgres } from './postgres.ts'
import { UnsafeData } from './data-folder.ts'
import { openSqlite } from './sqlite.ts'
import type { Tracing } from '../tracing/tracing.ts'
import type { Queries, Tables } from './tables.ts'

const maximumTries = 3
/** Milliseconds in which a database that has moved may be there again; whoever waits longer is told. */
const awayPause = 300

export interface Database {
  readonly dialect: DialectName
  /** For questions outside of a transaction. */
  read(): Queries
  /**
   * For lists and public pages: where there is a replica, it may answer with what is a few seconds old, but never with
   * what is older than the last that this caller has written. Not for what decides whether somebody may.
   */
  near(): Queries
  /** Who asks, for as long as this runs; null where nothing is ever answered by a replica. */
  readonly asReader: ((lastWrite: LastWrite, act: () => void) => void) | null
  /**
   * One act of a user: all of it or nothing. Only this transaction's queries may be awaited inside. It may run again
   * where nothing of it can have been kept.
   */
  transaction<Result>(act: (tx: Queries) => Promise<Result>): Promise<Result>
  /** For one statement that is a whole act by itself; it is kept once it has answered. */
  statement(): Queries
  /** All answers are of one moment, however long it takes, while others go on writing. */
  snapshot<Result>(act: (queries: Queries) => Promise<Result>): Promise<Result>
  /** Runs after the running transaction has committed, or now when there is none. */
  afterCommit(follow: () => void): void
  /** Brings the tables up to date; answers the names of the migrations that ran. */
  migrate(slices: readonly Migrations[]): Promise<string[]>
  /** Why nothing may be written now, in words for the log; null while all is well. */
  trouble(): string | null
  /** Whether something could be written at this moment. */
  takesWrites(): Promise<boolean>
  /** Whether the one who had it open before went without closing it. */
  readonly wasLeftOpen: boolean
  /** Where there is one, so that events can listen on a connection of their own. */
  readonly pool: pg.Pool | null
  /** Where that connection leads. */
  readonly listenUrl: string | null
  close(): Promise<void>
}

export interface DatabaseSettings {
  /** PostgreSQL when set, otherwise SQLite in the data folder. */
  url: string | undefined
  /** Past a pooler, for what needs a session of its own; the same as `url` when not set. */
  listenUrl?: string | undefined
  /** A replica of the same, for `near()`. */
  readUrl?: string | undefined
  directory: string
  /** A command that does one thing and leaves, beside the process that owns the data folder. */
  isVisitor?: boolean
  /** What is there is about to be replaced by a backup. */
  isRestoring?: boolean
}

interface Running {
  following: (() => void)[]
}

export function openDatabase(
  settings: DatabaseSettings,
  onError: (error: Error) => void,
  tracing: Tracing | null = null,
): Database {
  const running = new AsyncLocalStorage<Running>()
  const reader = new AsyncLocalStorage<LastWrite>()
  const opened = open(settings, onError, tracing)

  let saidTrouble = false
  function trouble(): string | null {
    const found = opened.trouble()
    if (found !== null && !saidTrouble) {
      saidTrouble = true
      onError(new Error(`${found}; nothing is written any more. Put it back or restore a backup, then start again`))
    }
    return found
  }

  function forbidInside(what: string): void {
    if (running.getStore()) throw new Error(`${what} was called inside a transaction; use the transaction's own handle`)
  }

  async function once<Result>(act: (tx: Queries) => Promise<Result>): Promise<Result> {
    const following: (() => void)[] = []
    const result = await running.run({ following }, () => opened.writer.transaction().execute(act))
    for (const follow of following) follow()
    return result
  }

  return {
    dialect: opened.dialect,
    pool: opened.pool,
    listenUrl: settings.listenUrl ?? settings.url ?? null,
    wasLeftOpen: opened.wasLeftOpen,
    close: opened.close,
    migrate: (slices) => migrate(opened.writer, opened.dialect, slices),
    read() {
      forbidInside('read()')
      return opened.reader
    },
    near() {
      forbidInside('near()')
      // Without a caller nobody knows what must be there.
      return opened.near?.(reader.getStore() ?? 'unknown') ?? opened.reader
    },
    asReader: opened.near && ((lastWrite, act) => reader.run(lastWrite, act)),
    statement() {
      forbidInside('statement()')
      if (trouble() !== null) throw unsafe()
      return opened.writer
    },
    snapshot(act) {
      forbidInside('snapshot()')
      return opened.snapshot(act)
    },
    trouble,
    takesWrites: async () => trouble() === null && (await opened.takesWrites()),
    async transaction(act) {
      forbidInside('transaction()')
      if (trouble() !== null) throw unsafe()
      for (let tried = 1; ; tried += 1) {
        try {
          return await once(act)
        } catch (error) {
          const isUndone = error instanceof DatabaseAway && !error.isOutcomeUnknown
          if (tried === maximumTries || !(isUndone || isRetryable(error))) throw error
          if (isUndone) await delay(awayPause)
        }
      }
    },
    afterCommit(follow) {
      const transaction = running.getStore()
      if (transaction) transaction.following.push(follow)
      else follow()
    },
  }
}

const unsafe = () => new UnsafeData('The files of the database are not those that were opened')

interface Opened {
  dialect: DialectName
  reader: Kysely<Tables>
  writer: Kysely<Tables>
  near: ((lastWrite: LastWrite) => Kysely<Tables>) | null
  pool: pg.Pool | null
  snapshot: Database['snapshot']
  trouble: Database['trouble']
  takesWrites: Database['takesWrites']
  wasLeftOpen: boolean
  close(): Promise<void>
}

function open(settings: DatabaseSettings, onError: (error: Error) => void, tracing: Tracing | null): Opened {
  const { url, listenUrl, readUrl, directory, isVisitor = false, isRestoring = false } = settings
  if (url === undefined) {
    const opened = openSqlite(directory, { isVisitor, isRestoring, tracing })
    return { dialect: 'sqlite', pool: null, near: null, takesWrites: async () => true, ...opened }
  }
  const { queries, near, takesWrites, pool, close } = openPostgres({ url, listenUrl, readUrl }, { onError, tracing })
  return {
    dialect: 'postgres',
    reader: queries,
    writer: queries,
    near,
    pool,
    trouble: () => null,
    takesWrites,
    wasLeftOpen: false,
    snapshot: (act) =>
      queries.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(act),
    close,
  }
}
