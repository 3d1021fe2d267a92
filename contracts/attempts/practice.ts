import { z } from 'zod'
import { KeyedQuestion } from './attempt-results.ts'
import { AnswerChanges, Flagged, PaperQuestion, GivenAnswers, StudentQuiz } from './attempts.ts'
import { attemptMessages as messages } from './attempt-messages.ts'
import { endpoint } from '../endpoint.ts'
import { ById, Id, Pagination, Timestamp, pageQuery } from '../fields.ts'

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
  score: z.number(),
  totalPoints: z.int(),
  percentage: z.number(),
  passed: z.boolean(),
  /** Seconds. */
  timeSpent: z.int(),
  createdAt: Timestamp,
}

export const PracticeResult = z.object({
  attemptId: Id,
  quiz: z.object({ _id: Id, title: z.string() }),
  ...figures,
  correctAnswers: z.int(),
  totalQuestions: z.int(),
  flaggedQuestions: z.array(Id),
  questionResults: z.array(
    z.object({
      question: z.union([KeyedQuestion, PaperQuestion]),
      isCorrect: z.boolean(),
      score: z.number(),
      points: z.int(),
    }),
  ),
  student_answers: GivenAnswers,
})
export type PracticeResult = z.infer<typeof PracticeResult>

export const makePractice = endpoint('POST', '/quizzes/:id/make', {
  access: 'quiz:read',
  summary: 'Begin a practice run; one that was left unfinished is dropped',
  message: messages.started,
  params: ById,
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
  summary: 'The result of one’s own practice run',
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
