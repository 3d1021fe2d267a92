import { z } from 'zod'
import { ClassCode } from '../classes/classes.ts'
import { endpoint } from '../endpoint.ts'
import { Instant, Timestamp, optional } from '../fields.ts'
import { says } from '../messages.ts'
import { quizMessages as messages } from './quiz-messages.ts'
import { QuizChoice } from './quizzes.ts'

export const ScheduleEntry = z.object({
  kind: z.enum(['release', 'deadline']),
  at: Timestamp,
  quiz: QuizChoice,
})
export type ScheduleEntry = z.infer<typeof ScheduleEntry>

const longestSchedule = 62 * 24 * 60 * 60 * 1000

export const quizSchedule = endpoint('GET', '/quizzes/schedule', {
  access: 'quiz:list',
  summary: 'Release dates and deadlines in a span of time, earliest first, at most 1,000',
  query: z
    .object({ from: Instant, to: Instant, class: optional(ClassCode) })
    .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= longestSchedule, {
      path: ['to'],
      error: says(messages.scheduleRange),
    }),
  data: z.object({ entries: z.array(ScheduleEntry) }),
})
