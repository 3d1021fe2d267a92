import { type ServerEvent, listenToEvents } from '@lms/contracts/events.ts'
import type { FastifyReply } from 'fastify'
import { seconds } from '../clock.ts'
import type { Events } from '../events/events.ts'
import { screensChanged } from '../events/screen-events.ts'
import { type Route, type SignedInActor, streamRoute } from './route.ts'
import { sessionsEnded } from './session-events.ts'
import type { SecurityHeaders } from './security-headers.ts'

const heartbeat = seconds(25)
/** A browser opens a few; a script that opens thousands would hold the server's memory. */
const maximumPerPerson = 20

export interface EventStreams {
  route: Route
  /** Ends every stream, so that a shutdown need not wait for them; browsers come back by themselves. */
  close(): void
}

interface Stream {
  actor: SignedInActor
  reply: FastifyReply
}

/** What changed, to whom it matters. Content never travels here: whoever hears of it asks again. */
export function createEventStreams(events: Events, headers: SecurityHeaders): EventStreams {
  const streams = new Set<Stream>()

  function tell(stream: Stream, event: ServerEvent): void {
    stream.reply.raw.write(`data: ${JSON.stringify(event)}\n\n`)
  }

  function endWhere(isExpected: (stream: Stream) => boolean): void {
    for (const stream of streams) if (isExpected(stream)) stream.reply.raw.end()
  }

  events.subscribe(screensChanged, ({ topic, userIds }) => {
    const concerned = new Set(userIds)
    for (const stream of streams) if (concerned.has(stream.actor.id)) tell(stream, { topic })
  })
  events.subscribe(sessionsEnded, ({ sessionIds }) => {
    const ended = new Set(sessionIds)
    endWhere(({ actor }) => ended.has(actor.sessionId))
  })
  // What happened in between is unknown: the browser comes back and asks again.
  events.onMissed(() => endWhere(() => true))

  return {
    route: streamRoute(listenToEvents, async ({ actor }, reply) => {
      const oldest = [...streams].filter((open) => open.actor.id === actor.id)
      if (oldest.length >= maximumPerPerson) oldest[0]?.reply.raw.end()
      const stream = { actor, reply }
      streams.add(stream)
      const beat = setInterval(() => reply.raw.write(': still here\n\n'), heartbeat)
      reply.raw.on('close', () => {
        clearInterval(beat)
        streams.delete(stream)
      })
      reply.raw.writeHead(200, { ...headers, 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' })
      reply.raw.write('retry: 2000\n\n')
    }),
    close: () => endWhere(() => true),
  }
}
