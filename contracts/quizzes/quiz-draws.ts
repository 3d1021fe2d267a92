import { z } from 'zod'
import { ClassCode } from '../classes/classes.ts'
import { endpoint } from '../endpoint.ts'
import { Id, optional } from '../fields.ts'
import { says } from '../messages.ts'
import { QuestionType } from '../question-types/registry.ts'
import { Difficulty } from '../questions/questions.ts'
import { Points } from './quiz-points.ts'
import { quizMessages as messages } from './quiz-messages.ts'

export const drawLimits = { drawsMaximum: 20, countMaximum: 200, sectionsMaximum: 10, unseenDaysMaximum: 365 } as const

const place = z
  .int()
  .min(0)
  .max(drawLimits.sectionsMaximum - 1)

/** What a question is in this quiz: its points, and the section that it is in. What is absent is as usual. */
const QuestionPlace = z.object({ points: z.number().optional(), section: z.int().optional() })
export type QuestionPlace = z.infer<typeof QuestionPlace>

/** By the id of the question. */
export const Placing = z.record(Id, QuestionPlace)
export type Placing = z.infer<typeof Placing>
export const PlacingInput = z.record(Id, z.object({ points: optional(Points), section: optional(place) }))

/** So many questions that the server chooses for each paper, when it begins. */
export const QuizDraw = z.object({
  count: z.int(),
  /** The subject's id; that of the quiz when it is not said. */
  subject: Id.optional(),
  difficulty: Difficulty.optional(),
  type: QuestionType.optional(),
  /** A whole tag, whatever its case and accents. */
  tag: z.string().optional(),
  /** A topic's id: what is in it, and in the topics that lie in it. */
  topic: Id.optional(),
  /** None that this student has met in so many days. */
  unseenDays: z.int().optional(),
  /** Of each; 1 when it is not said, so that all papers are worth the same. */
  points: z.number().optional(),
  section: z.int().optional(),
})
export type QuizDraw = z.infer<typeof QuizDraw>

export const defaultDrawPoints = 1

export const DrawsInput = z
  .array(
    z.object({
      count: z
        .int(says(messages.drawCountInvalid))
        .min(1, says(messages.drawCountInvalid))
        .max(drawLimits.countMaximum, says(messages.drawCountInvalid)),
      subject: optional(Id),
      difficulty: optional(Difficulty),
      type: optional(QuestionType),
      tag: optional(z.string().trim().max(50)),
      topic: optional(Id),
      unseenDays: optional(z.int().min(1).max(drawLimits.unseenDaysMaximum)),
      points: optional(Points),
      section: optional(place),
    }),
  )
  .max(drawLimits.drawsMaximum, says(messages.drawsMany))

export const QuizSection = z.object({
  title: z.string(),
  /** Empty when there is none. */
  instruction: z.string(),
  /** Its own time, in minutes from the end of the section before it; null when only that of the quiz counts. */
  minutes: z.int().nullable(),
})
export type QuizSection = z.infer<typeof QuizSection>

export const SectionsInput = z
  .array(
    z.object({
      title: z
        .string(says(messages.sectionTitleRequired))
        .trim()
        .min(1, says(messages.sectionTitleRequired))
        .max(200, says(messages.tooLong)),
      instruction: z
        .string()
        .trim()
        .max(2000, says(messages.tooLong))
        .nullish()
        .transform((text) => text ?? ''),
      minutes: z
        .int(says(messages.sectionMinutesInvalid))
        .min(1, says(messages.sectionMinutesInvalid))
        .max(480, says(messages.sectionMinutesInvalid))
        .nullish()
        .transform((minutes) => minutes ?? null),
    }),
  )
  .max(drawLimits.sectionsMaximum, says(messages.sectionsMany))

export const drawnCount = (draws: readonly Pick<QuizDraw, 'count'>[]): number =>
  draws.reduce((sum, { count }) => sum + count, 0)

export const checkDraws = endpoint('POST', '/quizzes/draws/check', {
  access: 'quiz:create',
  summary: 'How many questions there are for each draw now, apart from those that are chosen by name',
  body: z.object({
    /** Those of the quiz. */
    class: ClassCode,
    subject: Id,
    draws: DrawsInput,
    questions: z.array(Id).max(drawLimits.countMaximum).default([]),
  }),
  data: z.object({
    /** In the order of the draws: how many fit, and how many are left for it after those before it. */
    draws: z.array(z.object({ found: z.int(), missing: z.int() })),
    missing: z.int(),
  }),
})
