import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Author, Id, Pagination, Timestamp, optional, pageQuery } from '../fields.ts'
import { says } from '../messages.ts'
import { markingMessages as messages } from './marking-messages.ts'

/** Points are given in quarters, as schools write them. */
export const pointStep = 0.25
export const commentMaximum = 2000

const quizName = z.object({ _id: Id, title: z.string() })

/** What a person gave for an answer, beside the criteria it is given by. */
export const MarkedAnswer = z.object({
  attemptId: Id,
  questionId: Id,
  quiz: quizName,
  student: Author,
  /** Of the attempt: 1 for the first. */
  number: z.int(),
  finishedAt: Timestamp,
  question: z.object({
    title: z.string(),
    /** Safe HTML. */
    content: z.string(),
    points: z.number(),
    rubric: z.array(z.object({ _id: Id, text: z.string(), points: z.number() })),
    minimumWords: z.int().nullable(),
    maximumWords: z.int().nullable(),
  }),
  /** Safe HTML, with pictures. */
  given: z.string(),
  /** Null while it waits. `points`: of those of the question, by the share. */
  mark: z
    .object({
      points: z.number(),
      /** Per criterion. */
      criteria: z.record(Id, z.number()),
      comment: z.string(),
      /** Null once that person is gone. */
      markedBy: z.string().nullable(),
      markedAt: Timestamp,
    })
    .nullable(),
  /** How often it was marked; who marks names the one that they saw. */
  revision: z.int(),
})
export type MarkedAnswer = z.infer<typeof MarkedAnswer>

export const markingStates = ['pending', 'marked', 'all'] as const
const status = z.enum(markingStates).default('pending')

export const groupings = ['attempt', 'question'] as const

/** Answers that belong together: those of one attempt, or those to one question of a quiz. */
export const MarkingGroup = z.object({
  quiz: quizName,
  /** Of one attempt. */
  attempt: z.object({ _id: Id, number: z.int(), student: Author }).nullable(),
  /** To one question. */
  question: z.object({ _id: Id, title: z.string() }).nullable(),
  pending: z.int(),
  answers: z.int(),
  /** Of the one that was handed in first. */
  finishedAt: Timestamp,
})
export type MarkingGroup = z.infer<typeof MarkingGroup>

export const listMarkingGroups = endpoint('GET', '/marking', {
  access: 'attempt:mark',
  summary:
    'What waits for a person to mark it, the oldest first, by attempt or by question: of all students for administrators, else of one’s own children',
  query: z.object({ ...pageQuery(), by: z.enum(groupings).default('attempt'), status }),
  data: z.object({
    groups: z.array(MarkingGroup),
    /** Answers that wait, in all groups. */
    pending: z.int(),
    pendingCapped: z.boolean().optional(),
    pagination: Pagination,
  }),
})

export const listMarkedAnswers = endpoint('GET', '/marking/answers', {
  access: 'attempt:mark',
  summary: 'The answers themselves, of one attempt or to one question of a quiz, the oldest first',
  query: z.object({
    ...pageQuery(),
    attemptId: optional(Id),
    quizId: optional(Id),
    questionId: optional(Id),
    status,
  }),
  data: z.object({ answers: z.array(MarkedAnswer), pagination: Pagination }),
})

const quarters = z
  .number(says(messages.pointsInvalid))
  .min(0, says(messages.pointsInvalid))
  .max(1000, says(messages.pointsInvalid))
  .refine((points) => Number.isInteger(points / pointStep), says(messages.pointsInvalid))

export const MarkDraft = z.object({
  /** Per criterion, all of them; what has no criteria takes `points`. */
  criteria: z.record(Id, quarters).default({}),
  points: quarters.nullish(),
  /** Plain text. */
  comment: z.string().trim().max(commentMaximum, says(messages.commentLong)).default(''),
  /** That of the answer as it was seen. */
  revision: z.int().min(0).max(1_000_000),
})
export type MarkDraft = z.infer<typeof MarkDraft>

export const markAnswer = endpoint('PUT', '/marking/answers/:attemptId/:questionId', {
  access: 'attempt:mark',
  summary:
    'Mark an answer, or mark it again; 409 `stale` with the answer as it is in `data.answer` when somebody else was faster',
  message: messages.marked,
  params: z.object({ attemptId: Id, questionId: Id }),
  body: MarkDraft,
  data: z.object({
    answer: MarkedAnswer,
    /** Of the attempt: how many answers still wait, and its score once none does. */
    attempt: z.object({ pending: z.int(), total_score: z.number().nullable(), totalPoints: z.number() }),
  }),
})
