import { z } from 'zod'

/**
 * What to do this week, in one sentence: begin at all, a topic before an exam, one that faded, one that is being
 * learned, one that is almost firm, or to go on like this.
 */
export const adviceKinds = ['start', 'exam', 'faded', 'learning', 'almost', 'keep'] as const

export const PracticeAdvice = z.object({
  kind: z.enum(adviceKinds),
  /** Null where it is about no single topic. */
  topic: z.string().nullable(),
  subject: z.string().nullable(),
  /** Of `exam`. */
  day: z.iso.date().nullable(),
})
export type PracticeAdvice = z.infer<typeof PracticeAdvice>
