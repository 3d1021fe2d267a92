import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { byId, Id, optional } from '../fields.ts'
import { questionMessages as messages } from '../questions/question-messages.ts'
import { QuizChoice } from './quizzes.ts'

const ById = byId(messages.notFound)

/** A quiz that has the question, for who wants to delete it. */
export const QuestionUse = QuizChoice.extend({
  /** Whether this person may change the quiz. */
  isChangeable: z.boolean(),
  /** It has no other question: nothing would be left of it. */
  isOnlyQuestion: z.boolean(),
})
export type QuestionUse = z.infer<typeof QuestionUse>

export const questionUsage = endpoint('GET', '/questions/:id/usage', {
  access: 'question:read',
  summary: 'The quizzes that have this question: those that one may see, and how many there are in all',
  params: ById,
  data: z.object({ quizzes: z.array(QuestionUse), total: z.int() }),
})

export const QuestionWithdrawal = z.object({
  /** The question that takes its place; without one it is taken out. */
  replacement: optional(Id),
})
export type QuestionWithdrawal = z.infer<typeof QuestionWithdrawal>

export const withdrawQuestion = endpoint('POST', '/questions/:id/withdraw', {
  access: 'question:update',
  summary:
    'Delete a question and take it out of the quizzes that have it, or put another in its place there. Quizzes that one may not change, and papers that were already begun, keep it',
  message: messages.deleted,
  params: ById,
  body: QuestionWithdrawal,
  data: z.object({
    /** Those that changed. */
    quizzes: z.array(QuizChoice),
    /** How many keep it, because they are not this person's to change. */
    kept: z.int(),
  }),
})
