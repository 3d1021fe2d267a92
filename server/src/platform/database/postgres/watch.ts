import { Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import pg from 'pg'
import { DatabaseAway, awayFrom } from './away.ts'
import { type Line, type Lines, longestStatement, usualConnection } from './lines.ts'

/** Milliseconds after which one who waits for an answer makes this process ask whether anybody is there. */
const suspicious = 2000
/** How long that question may take. */
const patience = 3000
/** A statement that is only slow is not asked about more often. */
const askAgain = 3000
const lookEvery = 500
/** What the server ends by itself is given this much longer. */
const grace = 5000

export interface Watch {
  /** Why nobody can be asked; null as far as is known. */
  reason(): string | null
  /** A statement was answered. */
  heard(): void
  close(): void
}

interface Watching {
  connectionString: string
  mayBeReadOnly: boolean
  onError(error: Error): void
}

/**
 * Notices a server that is frozen, cut off or no longer the one to write to, where nothing ever comes back: when
 * somebody has waited for long, it asks on a connection of its own. Without an answer all connections are cut, everybody
 * is refused at once instead of waiting, and it goes on asking until somebody is there. While statements are answered in
 * time it does nothing.
 */
export function watchLines(lines: Lines, { connectionString, mayBeReadOnly, onError }: Watching): Watch {
  let away: string | null = null
  let isAsking = false
  let askedAt = -Infinity
  let heardAt = -Infinity
  let lookedAt = performance.now()

  function waitedLongest(now: number): number {
    return Math.max(0, ...lines.all().map(({ busySince }) => (busySince === null ? 0 : now - busySince)))
  }

  function look(): void {
    const now = performance.now()
    // What has arrived while this process stood still was not read yet.
    const stoodStill = now - lookedAt > 2 * lookEvery
    lookedAt = now
    if (isAsking || stoodStill) return
    const isDue = away !== null || (waitedLongest(now) > suspicious && now - askedAt > askAgain)
    if (isDue) void ask(now)
  }

  async function ask(now: number): Promise<void> {
    isAsking = true
    askedAt = now
    try {
      const server = await serverAt(connectionString, mayBeReadOnly)
      if (away !== null) onError(new Error('the database is there again'))
      away = null
      lines.refuse(null)
      for (const line of lines.all()) if (isLost(line, server)) lines.cut(line, 'another server has taken over')
    } catch (error) {
      const reason = (awayFrom(error) ?? new DatabaseAway(String(error))).message
      // Others were answered meanwhile: busy, not away.
      if (away !== null || heardAt < now) leave(reason)
    } finally {
      isAsking = false
    }
  }

  function isLost({ server, busySince, isUnhurried }: Line, answering: string): boolean {
    if (server !== null && server !== answering) return true
    return !isUnhurried && busySince !== null && performance.now() - busySince > longestStatement + grace
  }

  function leave(reason: string): void {
    if (away === null) onError(new Error(reason))
    away = reason
    lines.refuse(reason)
    for (const line of lines.all()) lines.cut(line, reason)
  }

  const looking = setInterval(look, lookEvery).unref()
  return {
    reason: () => away,
    heard() {
      heardAt = performance.now()
    },
    close: () => clearInterval(looking),
  }
}

/** Who answers there: when its PostgreSQL was started. */
async function serverAt(connectionString: string, mayBeReadOnly: boolean): Promise<string> {
  const socket = new Socket()
  const client = new pg.Client({
    ...usualConnection,
    connectionString,
    application_name: 'watch',
    stream: () => socket,
  })
  client.on('error', () => {})
  const answer = client
    .connect()
    .then(() =>
      client.query<{ server: string; isReadOnly: boolean }>(
        'select pg_postmaster_start_time()::text as server, pg_is_in_recovery() as "isReadOnly"',
      ),
    )
  answer.catch(() => {})
  try {
    const { rows } = await Promise.race([answer, silence()])
    if (rows[0] === undefined || (rows[0].isReadOnly && !mayBeReadOnly)) throw new DatabaseAway('it may only be read')
    return rows[0].server
  } finally {
    void client.end().catch(() => {})
    socket.destroySoon()
    socket.unref()
  }
}

async function silence(): Promise<never> {
  await new Promise((resolve) => {
    setTimeout(resolve, patience).unref()
  })
  // An answer that has come in the meantime is read first.
  await turn()
  await turn()
  throw new DatabaseAway('it does not answer')
}
