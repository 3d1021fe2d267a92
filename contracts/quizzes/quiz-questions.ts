import { z } from 'zod'
import { ClassCode } from '../classes/classes.ts'
import { endpoint } from '../endpoint.ts'
import { ById, Id, optional } from '../fields.ts'
import { says } from '../messages.ts'
import { QuestionSummary } from '../questions/questions.ts'
import { quizLimits } from './quiz-drafts.ts'
import { quizMessages as messages } from './quiz-messages.ts'
import { Quiz } from './quizzes.ts'

export const QuestionAddition = z.object({
  /** Ids; those that are there already stay where they are. */
  questions: z
    .array(Id, says(messages.questionsRequired))
    .min(1, says(messages.questionsRequired))
    .max(quizLimits.questionsMaximum, says(messages.questionsMany)),
  /** The version that was read; a stale one gets 409 with the current record. */
  version: z.int().optional(),
})
export type QuestionAddition = z.infer<typeof QuestionAddition>

export const addQuizQuestions = endpoint('POST', '/quizzes/:id/questions', {
  access: 'quiz:update',
  summary: 'Put more questions at the end of a quiz',
  message: messages.updated,
  params: ById,
  body: QuestionAddition,
  data: z.object({ quiz: Quiz }),
})

const count = z.int(says(messages.drawNothing)).min(0, says(messages.drawNothing)).max(200, says(messages.drawNothing))

export const QuestionDraw = z
  .object({
    class: z.enum(ClassCode.options, says(messages.classRequired)),
    subject: optional(z.uuid(says(messages.subjectRequired))),
    easy: count.default(0),
    medium: count.default(0),
    hard: count.default(0),
    /** Those that are chosen already. */
    exclude: z.array(Id).max(quizLimits.questionsMaximum, says(messages.questionsMany)).default([]),
  })
  .refine(({ easy, medium, hard }) => easy + medium + hard >= 1 && easy + medium + hard <= 200, {
    path: ['easy'],
    error: says(messages.drawNothing),
  })
export type QuestionDraw = z.infer<typeof QuestionDraw>

export const drawQuestions = endpoint('POST', '/quizzes/draw', {
  access: 'question:list',
  summary: 'Questions at random, so many of each difficulty, out of those that one may read',
  body: QuestionDraw,
  data: z.object({
    questions: z.array(QuestionSummary),
    /** How many were wanted of each difficulty and are not there. */
    missing: z.object({ easy: z.int(), medium: z.int(), hard: z.int() }),
  }),
})
