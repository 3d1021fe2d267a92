import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import path from 'node:path'
import {
  CompiledQuery,
  type Dialect,
  type Driver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import {
  DataFolderProblem,
  folderSentence,
  markUnclean,
  refuseDamage,
  refuseForeignDatabase,
  refuseLostDatabase,
  watchFolder,
} from './data-folder.ts'
import { SqliteConnection } from './sqlite-connection.ts'
import { statementLog } from '../tracing/statement-log.ts'
import type { Tracing } from '../tracing/tracing.ts'
import type { Tables } from './tables.ts'

const common = ['busy_timeout = 5000', 'foreign_keys = on', 'temp_store = memory']
const writerPragmas = ['journal_mode = wal', 'synchronous = full', 'cache_size = -32768', ...common]
const readerPragmas = [...common, 'cache_size = -65536', 'query_only = on']

export interface SqliteHandles {
  reader: Kysely<Tables>
  writer: Kysely<Tables>
  /** A connection of its own, so that what it holds on to concerns nobody else. */
  snapshot<Result>(act: (queries: Kysely<Tables>) => Promise<Result>): Promise<Result>
  /** What happened to its files since they were opened; null while all is well. */
  trouble(): string | null
  wasLeftOpen: boolean
  close(): Promise<void>
}

export interface Opening {
  isVisitor: boolean
  /** What is in the folder is about to be replaced. */
  isRestoring: boolean
  tracing?: Tracing | null
}

/** One writer behind a queue, and a reader that serves while a transaction is open. */
export function openSqlite(directory: string, opening: Opening): SqliteHandles {
  try {
    return openFolder(directory, opening)
  } catch (error) {
    const sentence = error instanceof Error ? folderSentence(error, directory) : null
    throw sentence === null ? error : new DataFolderProblem(sentence)
  }
}

function openFolder(directory: string, { isVisitor, isRestoring, tracing = null }: Opening): SqliteHandles {
  const file = path.join(directory, 'database.sqlite')
  if (isVisitor && !existsSync(file)) throw new DataFolderProblem(`There is no database in ${directory}.`)
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  if (!isRestoring) refuseLostDatabase(directory, file)
  refuseForeignDatabase(directory, file)
  const owner = isVisitor ? null : claim(path.join(directory, 'owner.lock'))
  const mark = isVisitor ? null : markUnclean(directory)
  if (!isVisitor) keepPrivate(file)
  const writing = new SqliteConnection(file, writerPragmas)
  if (mark?.wasThere === true && !isRestoring) refuseDamage(directory, writing.database)
  const reading = new SqliteConnection(file, readerPragmas)
  const { trouble } = watchFolder(directory, file)
  const log = statementLog(tracing, 'sqlite')
  const writer = new Kysely<Tables>({ dialect: dialectOver(new QueuedDriver(writing)), ...log })
  const reader = new Kysely<Tables>({ dialect: dialectOver(new SharedDriver(reading)), ...log })
  return {
    reader,
    writer,
    async snapshot(act) {
      const driver = new SnapshotDriver(new SqliteConnection(file, readerPragmas))
      const queries = new Kysely<Tables>({ dialect: dialectOver(driver) })
      try {
        return await queries.transaction().execute(act)
      } finally {
        await queries.destroy()
      }
    },
    trouble,
    wasLeftOpen: mark?.wasThere === true,
    async close() {
      await reader.destroy()
      await writer.destroy()
      // Those that were never asked anything are not closed by the above, and would leave the log behind.
      for (const { database } of [reading, writing]) if (database.isOpen) database.close()
      if (trouble() === null) mark?.remove()
      owner?.database.close()
    },
  }
}

/** For its owner only, however open the folder is; what SQLite puts beside it gets the same rights. */
function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600))
  for (const part of [file, `${file}-wal`, `${file}-shm`]) {
    // Somebody else's file was made readable by somebody else.
    try {
      chmodSync(part, 0o600)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EPERM')))
        throw error
    }
  }
}

/** The operating system drops this lock with the process, however it ends. */
function claim(file: string): SqliteConnection {
  const owner = new SqliteConnection(file, [])
  try {
    owner.database.exec('pragma busy_timeout = 0; pragma journal_mode = delete; begin exclusive')
    return owner
  } catch (error) {
    owner.database.close()
    if (!(error instanceof Error && error.message.includes('locked'))) throw error
    throw new DataFolderProblem(
      'Another process already uses this data folder. One process owns a SQLite database; ' +
        'to run several, set DATABASE_URL and let them share PostgreSQL.',
    )
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

function dialectOver(driver: Driver): Dialect {
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

class SharedDriver implements Driver {
  protected readonly connection: SqliteConnection

  constructor(connection: SqliteConnection) {
    this.connection = connection
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return this.connection
  }

  async releaseConnection(): Promise<void> {}

  async beginTransaction(): Promise<void> {
    await this.connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  async commitTransaction(): Promise<void> {
    await this.connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(): Promise<void> {
    // A full disk made SQLite roll back by itself; to ask for it again would hide why.
    if (!this.connection.database.isTransaction) return
    await this.connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async destroy(): Promise<void> {
    this.connection.database.close()
  }
}

/** Reads only: what it sees stays as it was at its first question, and no writer waits for it. */
class SnapshotDriver extends SharedDriver {
  override async beginTransaction(): Promise<void> {
    await this.connection.executeQuery(CompiledQuery.raw('begin deferred'))
  }
}

/** How many milliseconds those who write may follow one another before all others get a word in. */
const longestRun = 10

class QueuedDriver extends SharedDriver {
  #tail: Promise<void> = Promise.resolve()
  #release: () => void = () => {}
  #othersHadTheirTurn = performance.now()

  override async acquireConnection(): Promise<SqliteConnection> {
    const before = this.#tail
    const mine = Promise.withResolvers<void>()
    this.#tail = mine.promise
    await before
    // Nothing here ever waits for a disk but by standing still: a row of transactions would be one long standstill.
    if (performance.now() - this.#othersHadTheirTurn > longestRun) {
      await new Promise(setImmediate)
      this.#othersHadTheirTurn = performance.now()
    }
    this.#release = mine.resolve
    return this.connection
  }

  override async releaseConnection(): Promise<void> {
    this.#release()
  }
}
