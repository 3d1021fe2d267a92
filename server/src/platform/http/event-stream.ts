import { type ServerEvent, type StreamEnd, listenToEvents } from '@lms/contracts/events.ts'
import type { FastifyReply } from 'fastify'
import { seconds } from '../clock.ts'
import type { Events } from '../events/events.ts'
import { screensChanged, screensOfRoleChanged } from '../events/screen-events.ts'
import { type Route, type SignedInActor, streamRoute } from './route.ts'
import { sessionsEnded } from './session-events.ts'
import type { SecurityHeaders } from './security-headers.ts'

const heartbeat = seconds(25)
/** A browser opens a few; a script that opens thousands would hold the server's memory. */
const maximumPerPerson = 20

export interface EventStreams {
  route: Route
  /** How many are open. */
  count(): number
  /** Ends every stream, so that a shutdown need not wait for them; browsers come back by themselves. */
  close(): void
}

interface Stream {
  actor: SignedInActor
  reply: FastifyReply
}

/** What changed, to whom it matters. Content never travels here: whoever hears of it asks again. */
export function createEventStreams(events: Events, headers: SecurityHeaders): EventStreams {
  /** By person, the oldest first. */
  const streams = new Map<string, Set<Stream>>()

  function tell(stream: Stream, event: ServerEvent | StreamEnd): void {
    stream.reply.raw.write(`data: ${JSON.stringify(event)}\n\n`)
  }

  function add(stream: Stream): void {
    const own = streams.get(stream.actor.id) ?? new Set()
    streams.set(stream.actor.id, own.add(stream))
    for (const oldest of own) {
      if (own.size <= maximumPerPerson) break
      tell(oldest, { end: 'too_many_streams' })
      end(oldest)
    }
  }

  /** Gone from here at once, whenever its connection closes. */
  function end(stream: Stream): void {
    const own = streams.get(stream.actor.id)
    own?.delete(stream)
    if (own?.size === 0) streams.delete(stream.actor.id)
    stream.reply.raw.end()
  }

  function endWhere(isExpected: (stream: Stream) => boolean): void {
    for (const own of streams.values()) for (const stream of own) if (isExpected(stream)) end(stream)
  }

  events.subscribe(screensChanged, ({ topic, userIds }) => {
    for (const userId of new Set(userIds)) for (const stream of streams.get(userId) ?? []) tell(stream, { topic })
  })
  events.subscribe(screensOfRoleChanged, ({ topic, role }) => {
    for (const own of streams.values())
      for (const stream of own) if (stream.actor.role === role) tell(stream, { topic })
  })
  events.subscribe(sessionsEnded, ({ sessionIds }) => {
    const ended = new Set(sessionIds)
    endWhere(({ actor }) => ended.has(actor.sessionId))
  })
  // What happened in between is unknown: the browser comes back and asks again.
  events.onMissed(() => endWhere(() => true))

  return {
    route: streamRoute(listenToEvents, async ({ actor }, reply) => {
      const stream = { actor, reply }
      const beat = setInterval(() => reply.raw.write(': still here\n\n'), heartbeat)
      reply.raw.on('close', () => {
        clearInterval(beat)
        end(stream)
      })
      reply.raw.writeHead(200, {
        ...headers,
        'content-type': 'text/event-stream',
        connection: 'close',
        'x-accel-buffering': 'no',
      })
      reply.raw.write('retry: 2000\n\n')
      add(stream)
    }),
    count: () => [...streams.values()].reduce((all, own) => all + own.size, 0),
    close: () => endWhere(() => true),
  }
}
