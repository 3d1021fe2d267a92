import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { seconds } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { newId } from '../ids.ts'
import type { Log } from '../log.ts'
import { type Rhythm, listenOnPostgres } from './postgres-listener.ts'

const channel = 'events'
/** PostgreSQL takes less than 8,000 bytes. */
const maximumBytes = 7900
const maximumTries = 3

/** Something that happened, and the shape of what is told about it. Keep it to ids: screens fetch the rest. */
export interface EventKind<Payload extends z.ZodType = z.ZodType> {
  readonly name: string
  readonly payload: Payload
}

export function eventKind<Payload extends z.ZodType>(name: string, payload: Payload): EventKind<Payload> {
  return { name, payload }
}

type Unsubscribe = () => void

export interface Events {
  /** Tells every process, after the running transaction has committed. */
  publish<Payload extends z.ZodType>(kind: EventKind<Payload>, payload: z.output<Payload>): void
  subscribe<Payload extends z.ZodType>(
    kind: EventKind<Payload>,
    listener: (payload: z.output<Payload>) => void,
  ): Unsubscribe
  /** Other processes may have said something that was not heard here: caches clear, screens fetch again. */
  onMissed(listener: () => void): Unsubscribe
  /** Does this process hear the others? What is remembered until an event says otherwise is worth nothing without. */
  isHealthy(): boolean
  /** For longer than a connection takes to be made again. */
  isDeaf(): boolean
  close(): Promise<void>
}

const Message = z.object({ from: z.string(), kind: z.string(), payload: z.unknown() })
const missed = eventKind('events:missed', z.object({}))
/** Milliseconds without a sound after which somebody should know. */
const longSilence = seconds(15)

interface EventsDependencies {
  database: Database
  log: Log
  rhythm?: Rhythm
}

/** Settled once this process hears the others, or knows that it does not. */
export async function createEvents({ database, log, rhythm }: EventsDependencies): Promise<Events> {
  const { pool, listenUrl } = database
  const self = newId()
  const echo = JSON.stringify({ from: self, kind: 'events:echo', payload: {} })
  let heardAt = performance.now()
  const listeners = new Map<string, Set<(payload: unknown) => void>>()
  const sending = new Set<Promise<void>>()

  function subscribe(name: string, listener: (payload: unknown) => void): Unsubscribe {
    const known = listeners.get(name) ?? new Set()
    listeners.set(name, known)
    // A function of its own, so that one listener may subscribe twice.
    const mine = (payload: unknown): void => listener(payload)
    known.add(mine)
    return () => void known.delete(mine)
  }

  function deliver(name: string, payload: unknown): void {
    for (const listener of listeners.get(name) ?? []) {
      try {
        listener(payload)
      } catch (error) {
        log.error({ event: name, error: error instanceof Error ? error.message : '' }, 'a listener failed')
      }
    }
  }

  function receive(text: string): void {
    if (text === echo) {
      heardAt = performance.now()
      others?.heard()
      return
    }
    const message = Message.safeParse(parse(text))
    if (!message.success) log.warn({}, 'an event could not be read')
    else if (message.data.from !== self) deliver(message.data.kind, message.data.payload)
  }

  async function send(text: string): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        await pool?.query('select pg_notify($1, $2)', [channel, text])
        return
      } catch (error) {
        if (tries === maximumTries) {
          log.error({ error: error instanceof Error ? error.message : '' }, 'an event did not reach other processes')
          return
        }
        await delay(seconds(tries))
      }
    }
  }

  function tellOthers(kind: string, payload: unknown): void {
    if (pool === null) return
    const text = JSON.stringify({ from: self, kind, payload })
    const fits = Buffer.byteLength(text) <= maximumBytes
    const sent = send(fits ? text : JSON.stringify({ from: self, kind: missed.name, payload: {} })).finally(() =>
      sending.delete(sent),
    )
    sending.add(sent)
  }

  const others =
    pool === null || listenUrl === null
      ? null
      : listenOnPostgres({
          connectionString: listenUrl,
          channel,
          log,
          onMessage: receive,
          onReconnected: () => deliver(missed.name, {}),
          call: async () => void (await pool.query('select pg_notify($1, $2)', [channel, echo])),
          ...(rhythm && { rhythm }),
        })
  await others?.listening

  return {
    publish(kind, payload) {
      database.afterCommit(() => {
        deliver(kind.name, payload)
        tellOthers(kind.name, payload)
      })
    },
    subscribe(kind, listener) {
      return subscribe(kind.name, (payload) => {
        const parsed = kind.payload.safeParse(payload)
        if (parsed.success) listener(parsed.data)
        else log.warn({ event: kind.name }, 'an event has another shape than expected')
      })
    },
    onMissed: (listener) => subscribe(missed.name, () => listener()),
    isHealthy: () => others === null || others.isHearing(),
    isDeaf: () => others !== null && !others.isHearing() && performance.now() - heardAt > longSilence,
    async close() {
      await others?.close()
      await Promise.all(sending)
    },
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
