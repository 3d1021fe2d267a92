import { z } from 'zod'
import { says } from '../messages.ts'
import { attemptMessages as messages } from './attempt-messages.ts'
import { AttemptOutcome } from './attempts.ts'
import { endpoint } from '../endpoint.ts'
import { Author, ById, Id, IdList, Pagination, Timestamp, pageQuery } from '../fields.ts'
import { QuizScale } from '../quizzes/quiz-points.ts'

/** An attempt at a quiz, as those see it who gave the quiz. */
export const QuizAttempt = z.object({
  _id: Id,
  student: Author,
  number: z.int(),
  /** Sat on a screen, or written on paper and entered by somebody. */
  channel: z.enum(['screen', 'paper']),
  status: z.enum(['in_progress', 'completed']),
  startedAt: Timestamp,
  endsAt: Timestamp.nullable(),
  finishedAt: Timestamp.nullable(),
  answered: z.int(),
  total_score: z.number().nullable(),
  totalPoints: z.number().nullable(),
  /** What results of the quiz are told on. */
  scale: QuizScale,
  outcome: AttemptOutcome.nullable(),
  /** How many answers wait for a person to mark them. */
  pending: z.int(),
  /** Minutes that this student has more than others. */
  extraTime: z.int(),
  /** The score before the last regrade that changed it. */
  previousScore: z.number().nullable(),
})
export type QuizAttempt = z.infer<typeof QuizAttempt>

export const listQuizAttempts = endpoint('GET', '/quizzes/:id/attempts', {
  access: 'quiz:assign',
  summary: 'Attempts at a quiz, newest first: those of all students for administrators, else of one’s own children',
  params: ById,
  query: z.object(pageQuery()),
  data: z.object({
    attempts: z.array(QuizAttempt),
    /** Whether students see their results now, and since when the author lets them. */
    results: z.object({ areShown: z.boolean(), releasedAt: Timestamp.nullable() }),
    pagination: Pagination,
  }),
})

export const countSitting = endpoint('GET', '/quizzes/sitting', {
  access: 'quiz:update',
  summary: 'How many students sit these quizzes of one’s own now: what is deleted or deactivated leaves them alone',
  query: z.object({ ids: IdList }),
  data: z.object({ sitting: z.int() }),
})

export const giveExtraTime = endpoint('PUT', '/quizzes/:id/extra-time', {
  access: 'quiz:update',
  summary:
    'So many minutes more for one student, in place of what was given before; a running attempt has them at once',
  message: messages.extraTimeGiven,
  params: ById,
  body: z.object({
    studentId: Id,
    minutes: z
      .int(says(messages.extraTimeRange))
      .min(0, says(messages.extraTimeRange))
      .max(480, says(messages.extraTimeRange)),
  }),
  data: z.object({
    extraTime: z.object({ studentId: Id, minutes: z.int(), endsAt: Timestamp.nullable() }),
  }),
})

const regradeChange = z.object({
  attemptId: Id,
  student: Author,
  number: z.int(),
  /** Null where something waits to be marked. */
  oldScore: z.number().nullable(),
  newScore: z.number().nullable(),
  oldTotal: z.number(),
  newTotal: z.number(),
  oldOutcome: AttemptOutcome,
  newOutcome: AttemptOutcome,
})

export const regradeQuiz = endpoint('POST', '/quizzes/:id/regrade', {
  access: 'quiz:update',
  summary:
    'Grade all completed attempts by the questions as they are now. A dry run says what would change; the old scores are kept',
  params: ById,
  body: z.object({ dryRun: z.boolean().default(true) }),
  data: z.object({
    regrade: z.object({
      dryRun: z.boolean(),
      /** How many attempts were looked at, and how many change. */
      total: z.int(),
      changed: z.int(),
      /** Of the students whom one may see, at most 500. */
      changes: z.array(regradeChange),
    }),
  }),
})
export type RegradeChange = z.infer<typeof regradeChange>

export const releaseResults = endpoint('POST', '/quizzes/:id/release-results', {
  access: 'quiz:update',
  summary: 'Let students see their results from now on',
  message: messages.released,
  params: ById,
  data: z.object({ releasedAt: Timestamp }),
})
