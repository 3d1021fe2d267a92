import { z } from 'zod'
import { BulkAnswer } from '../bulk.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../fields.ts'
import { says } from '../messages.ts'
import { quizMessages as messages } from './quiz-messages.ts'

export const quizBulkActions = ['activate', 'deactivate', 'delete', 'restore'] as const
export type QuizBulkAction = (typeof quizBulkActions)[number]

/** As many as one call changes. */
export const maximumBulkQuizzes = 500

export const QuizBulk = z.object({
  action: z.enum(quizBulkActions, says(messages.unknownAction)),
  quizIds: z
    .array(Id, says(messages.noneSelected))
    .min(1, says(messages.noneSelected))
    .max(maximumBulkQuizzes, says(messages.tooManySelected)),
  /** None of the actions needs any. */
  data: z.unknown().optional(),
})
export type QuizBulk = z.infer<typeof QuizBulk>

export const bulkQuizzes = endpoint('POST', '/quizzes/bulk', {
  access: 'quiz:update',
  summary: 'Do the same to many quizzes; those that cannot be changed are named',
  body: QuizBulk,
  data: BulkAnswer,
})
