import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ById, Id } from '../fields.ts'
import { says } from '../messages.ts'
import { generationMessages as messages } from './generation-messages.ts'
import { FailureReason, GenerationDetail, Rejection, generationLimits } from './generation.ts'
import { Question } from '../questions/questions.ts'

/** Has somebody read it and found it good? */
export const reviewDecisions = ['open', 'kept'] as const
export const ReviewDecision = z.enum(reviewDecisions)
export type ReviewDecision = z.infer<typeof ReviewDecision>

/** What the gate let pass but a person should look at. */
export const gateNotes = ['no_explanation', 'key_is_longest', 'asked_again'] as const
export const GateNote = z.enum(gateNotes)
export type GateNote = z.infer<typeof GateNote>

export const ReviewedQuestion = z.object({
  question: Question,
  decision: ReviewDecision,
  /** Made by the model for this quiz; one that somebody added by hand is not. */
  isGenerated: z.boolean(),
  /** While another one is asked for in its place, and when that came to nothing. */
  replacement: z.object({ state: z.enum(['none', 'running', 'failed']), reason: FailureReason.nullable() }),
  notes: z.array(GateNote),
  /** What the gate did not take when this one was asked for in the place of another. */
  rejections: z.array(Rejection),
})
export type ReviewedQuestion = z.infer<typeof ReviewedQuestion>

export const GenerationReview = z.object({
  process: GenerationDetail,
  quiz: z.object({
    _id: Id,
    title: z.string(),
    isActive: z.boolean(),
    version: z.int(),
    totalPoints: z.number(),
  }),
  /** In the order of the quiz, with their keys. */
  questions: z.array(ReviewedQuestion),
})
export type GenerationReview = z.infer<typeof GenerationReview>

export const reviewProcess = endpoint('GET', '/ai/generate-process/:id/review', {
  access: 'generation:process',
  summary: 'The quiz that a process made, question by question, with what was decided so far',
  params: ById,
  data: GenerationReview,
})

const ByQuestion = z.object({ id: Id, questionId: Id })

export const decideQuestion = endpoint('PUT', '/ai/generate-process/:id/questions/:questionId', {
  access: 'generation:process',
  summary: 'Keep a question, or open the decision again',
  params: ByQuestion,
  body: z.object({ decision: ReviewDecision }),
  data: GenerationReview,
})

export const replaceQuestion = endpoint('POST', '/ai/generate-process/:id/questions/:questionId/replace', {
  access: 'generation:process',
  summary: 'Ask the model for another question in the place of this one',
  message: messages.replacing,
  params: ByQuestion,
  body: z.object({
    /** What should be different. */
    wish: z
      .string()
      .trim()
      .max(generationLimits.wishMaximum, says(messages.wishLong))
      .nullish()
      .transform((text) => text ?? ''),
  }),
  data: GenerationReview,
})

export const dropQuestion = endpoint('DELETE', '/ai/generate-process/:id/questions/:questionId', {
  access: 'generation:process',
  summary: 'Take a question out of the quiz; one that the model made goes from the bank too, and can be restored there',
  message: messages.dropped,
  params: ByQuestion,
  data: GenerationReview,
})

export const dealPoints = endpoint('POST', '/ai/generate-process/:id/points', {
  access: 'generation:process',
  summary: 'Deal 100 points over the questions of the quiz anew, by difficulty',
  message: messages.pointsDealt,
  params: ById,
  data: GenerationReview,
})
