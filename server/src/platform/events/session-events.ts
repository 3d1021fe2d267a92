import { z } from 'zod'
import { eventKind } from './events.ts'

/** These sessions are no longer good for anyone, on any process. */
export const sessionsEnded = eventKind('sessions:ended', z.object({ sessionIds: z.array(z.string()) }))
