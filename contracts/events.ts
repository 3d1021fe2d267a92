import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** What the server tells open screens: which thing changed. Screens fetch again; no content travels here. */
export const eventTopics = ['notifications', 'attempts', 'generation', 'users', 'garden', 'scans', 'groups'] as const
export const ServerEvent = z.object({ topic: z.enum(eventTopics) })
export type ServerEvent = z.infer<typeof ServerEvent>

/** The last word on a stream. Whoever came back at once would only close another one of their own. */
export const StreamEnd = z.object({ end: z.enum(['too_many_streams']) })
export type StreamEnd = z.infer<typeof StreamEnd>

export const listenToEvents = endpoint('GET', '/events', {
  access: 'event:listen',
  summary: 'Server-sent events for the signed-in person',
  produces: 'text/event-stream',
})
