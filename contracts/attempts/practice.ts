import { z } from 'zod'
import { KeyedQuestion } from './attempt-results.ts'
import { AnswerChanges, Flagged, PaperQuestion, GivenAnswers, StudentQuiz } from './attempts.ts'
import { attemptMessages as messages } from './attempt-messages.ts'
import { endpoint } from '../endpoint.ts'
import { QuizScale } from '../quizzes/quiz-points.ts'
import { ById, Id, Pagination, Timestamp, optional, pageQuery } from '../fields.ts'

/** A run of a quiz by somebody who works with it; counts nowhere. */
export const PracticeRun = z.object({
  _id: Id,
  quiz: StudentQuiz,
  startedAt: Timestamp,
  endsAt: Timestamp.nullable(),
  secondsLeft: z.int().nullable(),
})
export type PracticeRun = z.infer<typeof PracticeRun>

const figures = {
  /** Null while the quiz withholds results. */
  score: z.number().nullable(),
  totalPoints: z.number(),
  percentage: z.number().nullable(),
  passed: z.boolean().nullable(),
  /** Seconds. */
  timeSpent: z.int(),
  createdAt: Timestamp,
}

export const PracticeResult = z.object({
  attemptId: Id,
  quiz: z.object({ _id: Id, title: z.string(), scale: QuizScale }),
  ...figures,
  correctAnswers: z.int().nullable(),
  totalQuestions: z.int(),
  flaggedQuestions: z.array(Id),
  /** None while the quiz withholds them. */
  questionResults: z.array(
    z.object({
      question: z.union([KeyedQuestion, PaperQuestion]),
      isCorrect: z.boolean(),
      /** Null for what only a person can mark: nobody does in practice, and the total is without it. */
      score: z.number().nullable(),
      points: z.number(),
    }),
  ),
  student_answers: GivenAnswers,
  resultsShown: z.boolean(),
  keysShown: z.boolean(),
})
export type PracticeResult = z.infer<typeof PracticeResult>

export const makePractice = endpoint('POST', '/quizzes/:id/make', {
  access: 'quiz:practise',
  summary:
    'Begin a practice run; one that was left unfinished is dropped. Somebody else’s quiz: once approved, released, with its password, 5 a day',
  message: messages.started,
  params: ById,
  body: z
    .object({ password: optional(z.string().max(200)) })
    .nullish()
    .transform((sent): { password?: string | undefined } => sent ?? {}),
  data: z.object({ history: PracticeRun }),
})

export const submitPractice = endpoint('POST', '/quizzes/submit', {
  access: 'practice:read',
  summary: 'Finish a practice run',
  body: z.object({
    historyId: Id,
    answers: AnswerChanges.default({}),
    flagged: Flagged.optional(),
    /** What the device measured; the server keeps its own figure. */
    submissionTime: z.number().nullish(),
  }),
  data: z.object({ result: PracticeResult }),
})

export const getPracticeResult = endpoint('GET', '/quizzes/results/:id', {
  access: 'practice:read',
  summary: 'The result of one’s own practice run; of somebody else’s quiz as much as a child would see',
  params: ById,
  data: z.object({ result: PracticeResult }),
})

export const listPractice = endpoint('GET', '/quizzes/:id/history', {
  access: 'quiz:read',
  summary: 'One’s own finished practice runs of a quiz, newest first',
  params: ById,
  query: z.object(pageQuery()),
  data: z.object({ history: z.array(z.object({ _id: Id, ...figures })), pagination: Pagination }),
})
