import { setTimeout as delay } from 'node:timers/promises'
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely'
import type pg from 'pg'
import { DatabaseAway, awayFrom, hasDoneNothing } from './away.ts'
import { nameOfStatement } from './statement-names.ts'
import { type Line, type Lines, longestStatement, withoutHurry } from './lines.ts'
import type { Watch } from './watch.ts'

/** Milliseconds before a question is asked again that was lost with its connection. */
const pauses = [50, 300]
/** Milliseconds after which somebody may be there who was not. */
const connectAgain = 100

/** Limits of this session, and whom one talks to. Behind a pooler the next statement may be another session's. */
const greeting = `select
  set_config('statement_timeout', '${longestStatement}', false),
  set_config('idle_in_transaction_session_timeout', '${longestStatement}', false),
  pg_postmaster_start_time()::text as server,
  pg_is_in_recovery() as "isReadOnly"`

/** A way to a database. */
export interface Road {
  lines: Lines
  watch: Watch
  /** A standby that follows is good enough. */
  mayBeReadOnly: boolean
  /** A connection is a session; behind a pooler it may be another's with each transaction. */
  keepsPlans: boolean
}

interface Held {
  road: Road
  client: pg.PoolClient
  line: Line
}

/** A connection from a pool, from its being handed out to its return. */
class PostgresConnection implements DatabaseConnection {
  readonly #driver: PostgresDriver
  #held: Held
  #isBroken = false
  #isReleased = false
  isInTransaction = false

  constructor(driver: PostgresDriver, held: Held) {
    this.#driver = driver
    this.#held = held
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    for (let tried = 0; ; tried += 1) {
      try {
        if (this.#isBroken && !this.isInTransaction) await this.#replace()
        return await this.#run<R>(query)
      } catch (error) {
        const pause = pauses[tried]
        // Without a transaction a question may be asked again: it has changed nothing.
        const isRepeatable = error instanceof DatabaseAway && !this.isInTransaction && isQuestion(query)
        if (!isRepeatable || pause === undefined || this.#driver.isAway()) throw this.#toldOf(query, error)
        await delay(pause)
      }
    }
  }

  // oxlint-disable-next-line require-yield -- Kysely expects one
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Rows of PostgreSQL are fetched with a cursor of SQL')
  }

  async begin(how: string): Promise<void> {
    this.isInTransaction = true
    await this.#ask(how)
  }

  async commit(): Promise<void> {
    try {
      const { command } = await this.#ask('commit')
      if (command === 'ROLLBACK') throw new Error('A transaction that had failed was to be committed')
      this.#settled()
    } catch (error) {
      if (!(error instanceof DatabaseAway) || hasDoneNothing(error.cause)) throw error
      throw new DatabaseAway('no answer to a commit', { isOutcomeUnknown: true, cause: error })
    }
  }

  async rollback(): Promise<void> {
    try {
      await this.#ask('rollback')
      this.#settled()
    } catch (error) {
      this.#isBroken = true
      // What was under way on a connection that is gone is undone with it.
      if (!(error instanceof DatabaseAway)) throw error
    }
  }

  release(): void {
    if (this.#isReleased) return
    this.#isReleased = true
    const { client, line } = this.#held
    const isUnusable = this.#isBroken || this.isInTransaction
    client.release(isUnusable)
    // The pool says goodbye and would wait for an answer.
    if (isUnusable) line.socket.destroy()
  }

  /** A statement that changes something by itself is its own commit. Without a connection it was not sent. */
  #toldOf(query: CompiledQuery, error: unknown): unknown {
    const isAct = !this.isInTransaction && !isQuestion(query)
    if (!(error instanceof DatabaseAway) || !isAct || this.#isReleased || hasDoneNothing(error.cause)) return error
    return new DatabaseAway('no answer to a write', { isOutcomeUnknown: true, cause: error })
  }

  #settled(): void {
    this.isInTransaction = false
    this.#held.line.isUnhurried = false
  }

  async #replace(): Promise<void> {
    this.release()
    this.#held = await this.#driver.take(this.#held.road)
    this.#isReleased = false
    this.#isBroken = false
  }

  async #run<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (query.sql === withoutHurry) this.#held.line.isUnhurried = true
    const { command, rowCount, rows } = await this.#ask<R & pg.QueryResultRow>(query.sql, query.parameters)
    const isWrite = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE' || command === 'MERGE'
    return isWrite ? { rows: rows ?? [], numAffectedRows: BigInt(rowCount ?? 0) } : { rows: rows ?? [] }
  }

  async #ask<R extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<pg.QueryResult<R>> {
    const { client, line, road } = this.#held
    line.busySince = performance.now()
    try {
      const name = road.keepsPlans ? nameOfStatement(text) : undefined
      // What has a name is planned once for all who ask, so its text stays as it is.
      const said = name ? { name, text } : { text: text + this.#driver.comment() }
      const result = await client.query<R, unknown[]>({ ...said, values: [...values] })
      road.watch.heard()
      return result
    } catch (error) {
      const away = awayFrom(error) ?? conflictOf(error, road) ?? uselessPlanOf(error, road)
      if (away === null) throw error
      this.#isBroken = true
      throw away
    } finally {
      line.busySince = null
    }
  }
}

/** PostgreSQL for Kysely: says `DatabaseAway` where that is the reason, and asks again what may be asked again. */
export class PostgresDriver implements Driver {
  readonly #roads: readonly Road[]
  /** What a statement ends with: in whose name it is asked, while somebody follows that. */
  readonly comment: () => string

  /** The first that can be taken is taken. */
  constructor(roads: readonly [Road, ...Road[]], comment = (): string => '') {
    this.#roads = roads
    this.comment = comment
  }

  async init(): Promise<void> {}

  isAway(): boolean {
    return this.#roads.every(({ watch }) => watch.reason() !== null)
  }

  /** After a failure on one road the next one is tried first, where there is one. */
  async take(failed?: Road): Promise<Held> {
    const after = failed === undefined ? 0 : Math.min(this.#roads.indexOf(failed) + 1, this.#roads.length - 1)
    let reason = new DatabaseAway('nobody to ask')
    for (const road of this.#roads.slice(after)) {
      try {
        return await takeFrom(road)
      } catch (error) {
        if (!(error instanceof DatabaseAway)) throw error
        reason = error
      }
    }
    throw reason
  }

  async acquireConnection(): Promise<PostgresConnection> {
    try {
      return new PostgresConnection(this, await this.take())
    } catch (error) {
      if (!(error instanceof DatabaseAway) || this.isAway()) throw error
      await delay(connectAgain)
      return new PostgresConnection(this, await this.take())
    }
  }

  beginTransaction(connection: PostgresConnection, settings: TransactionSettings): Promise<void> {
    const { isolationLevel, accessMode } = settings
    const words = ['begin', isolationLevel && `isolation level ${isolationLevel}`, accessMode]
    return connection.begin(words.filter((word) => word !== undefined).join(' '))
  }

  commitTransaction(connection: PostgresConnection): Promise<void> {
    return connection.commit()
  }

  rollbackTransaction(connection: PostgresConnection): Promise<void> {
    return connection.rollback()
  }

  async releaseConnection(connection: PostgresConnection): Promise<void> {
    connection.release()
  }

  async destroy(): Promise<void> {}
}

async function takeFrom(road: Road): Promise<Held> {
  const { lines, watch } = road
  const reason = watch.reason()
  if (reason !== null) throw new DatabaseAway(reason)
  let client: pg.PoolClient | null = null
  try {
    client = await lines.pool.connect()
    const line = lines.lineOf(client)
    if (line.server === null) await greet(client, road, line)
    return { road, client, line }
  } catch (error) {
    client?.release(true)
    throw awayFrom(error) ?? error
  }
}

/** Once for each connection. */
async function greet(client: pg.PoolClient, { watch, mayBeReadOnly }: Road, line: Line): Promise<void> {
  line.busySince = performance.now()
  try {
    const { rows } = await client.query<{ server: string; isReadOnly: boolean }>(greeting)
    watch.heard()
    const [answer] = rows
    if (answer === undefined || (answer.isReadOnly && !mayBeReadOnly)) throw new DatabaseAway('it may only be read')
    line.server = answer.server
  } finally {
    line.busySince = null
  }
}

/** A standby ends a question that stands in the way of what it has to follow. */
function conflictOf(error: unknown, { mayBeReadOnly }: Road): DatabaseAway | null {
  const isConflict = mayBeReadOnly && error instanceof Error && 'code' in error && error.code === '40001'
  return isConflict ? new DatabaseAway('a standby has to catch up', { cause: error }) : null
}

/** A table has changed since the statement was planned, or a pooler nobody spoke of lends sessions that others planned in. */
function uselessPlanOf(error: unknown, road: Road): DatabaseAway | null {
  if (!(error instanceof Error && 'code' in error)) return null
  const isOutdated = error.code === '0A000' && error.message.includes('cached plan')
  const isAnothers = error.code === '26000' || error.code === '42P05'
  if (isAnothers) road.keepsPlans = false
  return isOutdated || isAnothers ? new DatabaseAway('a plan is of no use', { cause: error }) : null
}

function isQuestion({ query, sql }: CompiledQuery): boolean {
  return query.kind === 'SelectQueryNode' || (query.kind === 'RawNode' && /^\s*select\b/i.test(sql))
}
