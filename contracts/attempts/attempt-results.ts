import { z } from 'zod'
import { AttemptOutcome, PaperQuestion, GivenAnswers } from './attempts.ts'
import { endpoint } from '../endpoint.ts'
import { Author, ById, Id, Timestamp, optional } from '../fields.ts'
import { languages } from '../messages.ts'
import { QuestionParts } from '../question-types/parts.ts'
import { Answer } from '../questions/questions.ts'
import { QuizScale } from '../quizzes/quiz-points.ts'
import { TimeZone, defaultTimeZone } from '../settings/site.ts'
import { toSlug } from '../slug.ts'

/** A question of a finished paper with its key, for those who may see it. */
export const KeyedQuestion = PaperQuestion.extend({
  answers: z.array(Answer),
  explanation: z.string(),
  /** Of a question with parts: what earns everything, in the form in which it is given. */
  solution: z.union([z.array(z.string()), z.record(z.string(), z.union([z.string(), z.boolean()]))]).optional(),
  /** Of a question with parts: which were answered rightly. */
  judged: z.record(z.string(), z.boolean()).optional(),
  /** essay only: what it is marked by. */
  rubric: QuestionParts.shape.rubric,
})
export type KeyedQuestion = z.infer<typeof KeyedQuestion>

const figures = {
  /** Null while the quiz withholds results, or a part of it waits to be marked. */
  total_score: z.number().nullable(),
  status: AttemptOutcome.nullable(),
  /** Seconds, as the server measured them. */
  submissionTime: z.int(),
  createdAt: Timestamp,
  /** How many attempts at this quiz were begun. */
  number_of_attempts: z.int(),
}

/** What a person gave for an answer, for those who see the paper; the criteria only where keys are shown. */
export const GivenMark = z.object({
  /** The share of the points, 0 to 1. */
  share: z.number(),
  /** Plain text. */
  comment: z.string(),
  markedAt: Timestamp,
  /** Per criterion; none without keys, or where there are no criteria. */
  criteria: z.array(z.object({ _id: Id, text: z.string(), given: z.number(), points: z.number() })),
})
export type GivenMark = z.infer<typeof GivenMark>

/** One completed attempt. */
export const AttemptHistory = z.object({
  _id: Id,
  ...figures,
  student_quiz: z.object({
    /** The assignment. */
    _id: Id,
    quizz: z.object({
      _id: Id,
      title: z.string(),
      /** 0: as many as one likes. */
      max_attempts: z.int(),
      totalPoints: z.number(),
      /** What results are told on. */
      scale: QuizScale,
      passingScore: z.int(),
      /** With keys or without, as far as the reader may see. */
      questions: z.array(z.union([KeyedQuestion, PaperQuestion])),
    }),
    student: Author,
    ...figures,
  }),
  /** What was graded by itself while the rest waits; null when nothing waits, or results are withheld. */
  automatic: z.object({ score: z.number(), total: z.number() }).nullable(),
  /** Those that wait for a person to mark them. */
  pending_questions: z.array(Id),
  /** Per question that a person marked. */
  given_marks: z.record(Id, GivenMark),
  /** Those with full marks. */
  list_question_passed: z.array(Id),
  student_answers: GivenAnswers,
  /** Per question: the points that it brought; one that waits is not there. */
  question_scores: z.record(Id, z.number()),
  /** Per question, for those who look after the child: seconds on it, and how often the answer was changed. */
  question_steps: z.record(Id, z.object({ seconds: z.int(), changes: z.int() })),
  /** All completed attempts of this assignment, in their order. */
  attempts: z.array(
    z.object({
      _id: Id,
      number: z.int(),
      total_score: z.number().nullable(),
      /** What could be had in it. */
      totalPoints: z.number(),
      status: AttemptOutcome.nullable(),
      createdAt: Timestamp,
    }),
  ),
  /** The clock ended it, not the student. */
  timeRanOut: z.boolean(),
  /** The stars that were given to the quiz. */
  rating: z.int().nullable(),
  resultsShown: z.boolean(),
  keysShown: z.boolean(),
})
export type AttemptHistory = z.infer<typeof AttemptHistory>

const ByHistory = z.object({ historyId: Id })

export const getOwnResult = endpoint('GET', '/students/quizzes/results/:historyId', {
  access: 'attempt:read',
  summary: 'A completed attempt of one’s own, as far as the quiz shows it',
  params: ByHistory,
  data: AttemptHistory,
})

export const getChildResult = endpoint('GET', '/children/quizzes/:historyId/results', {
  access: 'attempt:read',
  summary:
    'A completed attempt of a child; keys for parents when the quiz is theirs, shows them to the child or is closed',
  params: ByHistory,
  query: z.object({ child_id: optional(Id) }),
  data: AttemptHistory,
})

export const downloadResult = endpoint('GET', '/quizzes/results/:id/download', {
  access: 'attempt:read',
  summary:
    'A completed attempt or practice run as PDF, with what the person who asks may see of it now; practice only one’s own',
  params: ById,
  query: z.object({
    /** Of what stands around the questions. */
    language: z.enum(languages).default('default'),
    /** In which the day of the attempt is told. */
    timeZone: optional(TimeZone).transform((zone) => zone ?? defaultTimeZone),
  }),
  produces: 'application/pdf',
})

/** ket-qua-kiem-tra-giua-ky.pdf */
export function resultFileName(quizTitle: string): string {
  const slug = toSlug(quizTitle).slice(0, 80).replace(/-$/, '')
  return `${slug === '' ? 'ket-qua' : `ket-qua-${slug}`}.pdf`
}
