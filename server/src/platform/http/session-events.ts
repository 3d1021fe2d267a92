import { z } from 'zod'
import { eventKind } from '../events/events.ts'

/** From this moment on nothing may be answered on these sessions, in any process. */
export const sessionsEnded = eventKind('sessions:ended', z.object({ sessionIds: z.array(z.string()) }))
