import { z } from 'zod'
import { AttemptOutcome, LastHistory } from './attempts.ts'
import { endpoint } from '../endpoint.ts'
import { ById, Id, SearchText, Timestamp, pageQuery } from '../fields.ts'
import { Difficulty } from '../questions/questions.ts'
import { QuizScale } from '../quizzes/quiz-points.ts'

/** A quiz that a child was given, and what became of it. */
export const ChildResult = z.object({
  /** The assignment. */
  _id: Id,
  quizz: z.object({
    _id: Id,
    title: z.string(),
    /** 0: as many as one likes. */
    maxAttempts: z.int(),
    /** Of the last attempt's paper; of the quiz as it is now while there is none. */
    totalPoints: z.number(),
    /** What results are told on. */
    scale: QuizScale,
  }),
  /** How many were begun. */
  number_of_attempts: z.int(),
  last_history: LastHistory.nullable(),
  /** What counts of all attempts, by the quiz's grading method; null while there is none, it waits or is withheld. */
  counted: z.object({ total_score: z.number(), status: AttemptOutcome }).nullable(),
})
export type ChildResult = z.infer<typeof ChildResult>

export const childResultsLimit = 5

export const listChildResults = endpoint('GET', '/children/:id/results', {
  access: 'attempt:read',
  summary: 'What became of the quizzes that a child was given, the last finished first; students ask for their own',
  params: ById,
  query: z.object({
    ...pageQuery(),
    // An empty one is as good as none.
    limit: z.preprocess((value) => (value === '' ? undefined : value), pageQuery(childResultsLimit).limit),
    /** In the title of the quiz; every word must occur. */
    search: SearchText,
  }),
  data: z.object({
    results: z.array(ChildResult),
    childName: z.string(),
    total: z.int(),
    limit: z.int(),
    page: z.int(),
    totalPages: z.int(),
    totalCapped: z.boolean().optional(),
  }),
})

/** How much of what could be had was had. */
export const Share = z.object({
  /** 0 to 100, exact to two decimals. */
  percentage: z.number(),
  /** Of how many questions. */
  questions: z.int(),
})
export type Share = z.infer<typeof Share>

/** The latest attempts of a subject beside those before them: a child is compared with nobody else. */
const compared = { recent: Share.nullable(), before: Share.nullable() }

export const DifficultyProgress = z.object({ difficulty: Difficulty, ...compared })
export type DifficultyProgress = z.infer<typeof DifficultyProgress>

export const SubjectProgress = z.object({
  _id: Id,
  name: z.string(),
  ...compared,
  /** Those that were asked, from easy to hard. */
  difficulties: z.array(DifficultyProgress),
  /** Completed attempts, oldest first. */
  scores: z.array(z.object({ _id: Id, title: z.string(), percentage: z.number(), createdAt: Timestamp })),
})
export type SubjectProgress = z.infer<typeof SubjectProgress>

export const ChildProgress = z.object({
  /** How many attempts it is drawn from: the latest, at most 200. */
  attempts: z.int(),
  /** How many of a subject's attempts count as its latest. */
  recentAttempts: z.int(),
  subjects: z.array(SubjectProgress),
  /** Over all subjects. */
  difficulties: z.array(DifficultyProgress),
})
export type ChildProgress = z.infer<typeof ChildProgress>

export const getChildProgress = endpoint('GET', '/children/:id/progress', {
  access: 'attempt:read',
  summary: 'A child’s scores over time by subject, and shares by subject and difficulty beside the child’s own past',
  params: ById,
  data: z.object({ progress: ChildProgress }),
})
