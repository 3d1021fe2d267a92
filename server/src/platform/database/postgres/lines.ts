import { Socket } from 'node:net'
import pg from 'pg'
import { DatabaseAway } from './away.ts'

/** The longest statement, and the longest that a transaction may stand still, in milliseconds. */
export const longestStatement = 60_000
/** The one statement that says that its transaction may take as long as it needs. */
export const withoutHurry = 'set local statement_timeout = 0'

/** One connection: to which server, and since when somebody has been waiting for it. */
export interface Line {
  readonly socket: Socket
  /** When its PostgreSQL was started, which no other can say of itself; null until it was asked. */
  server: string | null
  /** Since it connects or works on a statement; null while it has nothing to do. */
  busySince: number | null
  isUnhurried: boolean
}

export interface Lines {
  readonly pool: pg.Pool
  lineOf(client: pg.ClientBase): Line
  all(): readonly Line[]
  /** Whoever waits for it learns at once that the database is away. */
  cut(line: Line, reason: string): void
  /** From now on nobody waits for a new one either, for this reason; null: until further notice they may. */
  refuse(reason: string | null): void
}

/** The same JavaScript values as SQLite gives: ISO texts for times, numbers for counts. */
const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString()],
  [pg.types.builtins.INT8, Number],
  [pg.types.builtins.NUMERIC, Number],
])

/** What every connection has, whoever makes it. Settings of a session are not among it: poolers refuse them. */
export const usualConnection = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 5000,
} as const

/** A pool whose connections can be watched and cut. */
export function openLines(connectionString: string, size: number, onError: (error: Error) => void): Lines {
  const cut = ({ socket }: Pick<Line, 'socket'>, reason: string): void => void socket.destroy(new DatabaseAway(reason))
  const lines = new Map<pg.ClientBase, Line>()
  let refusal: string | null = null

  class WatchedClient extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      const socket = new Socket()
      super({ ...config, stream: () => socket })
      lines.set(this, { socket, server: null, busySince: performance.now(), isUnhurried: false })
      socket.once('close', () => lines.delete(this))
      // It connects first.
      if (refusal !== null) setImmediate(cut, { socket }, refusal)
    }
  }

  const pool = new pg.Pool({
    ...usualConnection,
    Client: WatchedClient,
    connectionString,
    max: size,
    connectionTimeoutMillis: 10_000,
    types: {
      getTypeParser: (oid, format) => parsers.get(oid) ?? pg.types.getTypeParser(oid, format),
    },
  })
  const tell = (error: Error): void => {
    // What was cut on purpose has been told already.
    if (!(error instanceof DatabaseAway)) onError(error)
  }
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', tell)
  pool.on('connect', (client) => {
    const line = lines.get(client)
    if (line) line.busySince = null
    // The same for one that breaks while it is in use: the query fails, the process stays.
    client.on('error', tell)
  })
  return {
    pool,
    lineOf(client) {
      const line = lines.get(client)
      // Its socket has closed since the pool handed it out.
      if (!line) throw new DatabaseAway('the connection was lost')
      return line
    },
    all: () => [...lines.values()],
    cut,
    refuse(reason) {
      refusal = reason
    },
  }
}
