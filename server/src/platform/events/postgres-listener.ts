import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { seconds } from '../clock.ts'
import type { Log } from '../log.ts'

const shortestPause = 100
const longestPause = seconds(2)
/** How often it is tried whether what is said is heard, and how long that may take. */
const usualRhythm = { every: seconds(5), patience: seconds(3) }

export type Rhythm = typeof usualRhythm

interface Listening {
  /** A session of its own: behind a pooler that takes turns by transaction nothing would ever be heard. */
  connectionString: string
  channel: string
  log: Log
  onMessage(text: string): void
  /** What was sent in between never arrived. */
  onReconnected(): void
  /** Says something on the way that events take, which must come back here. */
  call(): Promise<void>
  rhythm?: Rhythm
}

export interface Listener {
  /** Settled as soon as it is known whether it hears. */
  readonly listening: Promise<void>
  /** Whether what this process says has lately come back to it. */
  isHearing(): boolean
  /** What `call` has said has come back. */
  heard(): void
  close(): Promise<void>
}

/** LISTEN on a connection of its own, taken up again whenever it breaks or falls silent. */
export function listenOnPostgres(listening: Listening): Listener {
  const { connectionString, channel, log, onMessage, onReconnected, call, rhythm = usualRhythm } = listening
  const closing = new AbortController()
  const first = Promise.withResolvers<void>()
  let isHearing = false
  let timesHeard = 0
  let echo = Promise.withResolvers<boolean>()

  /** Once more what every event has to do: out on one connection, in on this one. */
  async function isEchoed(ending: AbortSignal): Promise<boolean> {
    echo = Promise.withResolvers<boolean>()
    void call().catch(() => {})
    return Promise.race([echo.promise, pause(rhythm.patience, ending).then(() => false)])
  }

  function note(): void {
    if (isHearing) return
    isHearing = true
    timesHeard += 1
    if (timesHeard > 1) onReconnected()
    first.resolve()
  }

  async function listenOnce(): Promise<void> {
    const client = new pg.Client({
      connectionString,
      application_name: 'events',
      keepAlive: true,
      connectionTimeoutMillis: seconds(3),
      query_timeout: seconds(3),
    })
    const lost = new AbortController()
    client.on('error', () => lost.abort())
    client.on('end', () => lost.abort())
    client.on('notification', ({ payload }) => onMessage(payload ?? ''))
    const ending = AbortSignal.any([lost.signal, closing.signal])
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      while (await isEchoed(ending)) {
        note()
        await pause(rhythm.every, ending)
      }
      // Served without events too: what they keep fresh is then asked for every time.
      first.resolve()
      throw new Error(lost.signal.aborted ? 'the connection was lost' : 'what this process says does not come back')
    } finally {
      isHearing = false
      const ended = client.end().catch(() => {})
      await Promise.race([ended, delay(seconds(1), undefined, { ref: false })])
    }
  }

  async function keepListening(): Promise<void> {
    for (let failures = 0; !closing.signal.aborted; failures += 1) {
      const before = timesHeard
      try {
        await listenOnce()
      } catch (error) {
        if (timesHeard > before) failures = 0
        // Said once; the numbers and the page for administrators say it for as long as it lasts.
        if (failures === 0 && !closing.signal.aborted)
          log.warn({ error: error instanceof Error ? error.message : '' }, 'events of other processes are not heard')
      }
      await pause(Math.min(longestPause, shortestPause * 2 ** Math.min(failures, 10)), closing.signal)
    }
  }

  const kept = keepListening()
  return {
    listening: first.promise,
    isHearing: () => isHearing,
    heard: () => echo.resolve(true),
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
