import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { seconds } from '../clock.ts'
import type { Log } from '../log.ts'

const pingEvery = seconds(15)
const shortestPause = 100
const longestPause = seconds(10)

interface Listening {
  pool: pg.Pool
  channel: string
  log: Log
  onMessage(text: string): void
  /** What was sent in between never arrived. */
  onReconnected(): void
}

export interface Listener {
  /** Settled with the first connection. */
  readonly listening: Promise<void>
  isConnected(): boolean
  close(): Promise<void>
}

/** LISTEN on a connection of its own (a pooled one would come and go), taken up again whenever it breaks. */
export function listenOnPostgres({ pool, channel, log, onMessage, onReconnected }: Listening): Listener {
  const closing = new AbortController()
  const first = Promise.withResolvers<void>()
  let isConnected = false
  let connections = 0

  async function listenOnce(): Promise<void> {
    const client = new pg.Client({
      connectionString: pool.options.connectionString,
      application_name: 'events',
      keepAlive: true,
      connectionTimeoutMillis: seconds(10),
      query_timeout: seconds(10),
    })
    const lost = new AbortController()
    client.on('error', () => lost.abort())
    client.on('end', () => lost.abort())
    client.on('notification', ({ payload }) => onMessage(payload ?? ''))
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      isConnected = true
      connections += 1
      if (connections > 1) onReconnected()
      first.resolve()
      const ending = AbortSignal.any([lost.signal, closing.signal])
      while (!ending.aborted) {
        await pause(pingEvery, ending)
        // A connection that died without a word is noticed by asking.
        if (!ending.aborted) await client.query('select 1')
      }
    } finally {
      isConnected = false
      const ended = client.end().catch(() => {})
      await Promise.race([ended, delay(seconds(1), undefined, { ref: false })])
    }
  }

  async function keepListening(): Promise<void> {
    for (let failures = 0; !closing.signal.aborted; failures += 1) {
      const before = connections
      try {
        await listenOnce()
        if (!closing.signal.aborted) log.warn({}, 'the connection that listens for events was lost')
      } catch (error) {
        log.warn({ error: error instanceof Error ? error.message : '' }, 'listening for events failed')
      }
      if (connections > before) failures = 0
      await pause(Math.min(longestPause, shortestPause * 2 ** Math.min(failures, 10)), closing.signal)
    }
  }

  const kept = keepListening()
  return {
    listening: first.promise,
    isConnected: () => isConnected,
    async close() {
      closing.abort()
      first.resolve()
      await kept
    },
  }
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await delay(milliseconds, undefined, { signal }).catch(() => {})
}
