import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { says } from '../messages.ts'
import { feedbackMessages as messages } from './feedback-messages.ts'
import { Author, ById, Id, Pagination, SearchText, Timestamp, optional, pageQuery } from '../fields.ts'

export const feedbackTypes = ['error', 'suggestion', 'unclear', 'difficulty', 'other'] as const
export const FeedbackType = z.enum(feedbackTypes)
export type FeedbackType = z.infer<typeof FeedbackType>

export const feedbackStatuses = ['open', 'in_review', 'resolved', 'rejected'] as const
export const FeedbackStatus = z.enum(feedbackStatuses)
export type FeedbackStatus = z.infer<typeof FeedbackStatus>

/** What somebody said about a question, and what became of it. */
export const Feedback = z.object({
  _id: Id,
  questionId: Id,
  /** As it was called when it was reported. */
  questionTitle: z.string(),
  /** The version that was current then. */
  questionVersion: z.int(),
  type: FeedbackType,
  content: z.string(),
  status: FeedbackStatus,
  response: z.string().nullable(),
  /** The version of the question that fixed it. */
  fixedInVersion: z.int().nullable(),
  /** Absent once the person is purged. */
  reporter: Author.nullable(),
  /** Whether the one who reads this may set status and response. */
  canDecide: z.boolean(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
})
export type Feedback = z.infer<typeof Feedback>

export const FeedbackDraft = z.object({
  type: z.enum(feedbackTypes, says(messages.typeRequired)).default('error'),
  content: z
    .string(says(messages.contentRequired))
    .trim()
    .min(1, says(messages.contentRequired))
    .max(2000, says(messages.contentLong)),
  /** What the reporter saw; the server keeps the question's own title. */
  questionTitle: optional(z.string().max(1000)),
})
export type FeedbackDraft = z.infer<typeof FeedbackDraft>

const oneFeedback = z.object({ feedback: Feedback })
const manyFeedbacks = z.object({ feedbacks: z.array(Feedback), pagination: Pagination })
const ByQuestion = z.object({ questionId: Id })

export const sendFeedback = endpoint('POST', '/feedback/questions/:questionId', {
  access: 'feedback:send',
  summary: 'Report something about a question that one may see',
  message: messages.sent,
  status: 201,
  params: ByQuestion,
  body: FeedbackDraft,
  data: oneFeedback,
})

const filter = { status: optional(FeedbackStatus), type: optional(FeedbackType) }

export const listQuestionFeedback = endpoint('GET', '/feedback/questions/:questionId', {
  access: 'feedback:read',
  summary: 'What was said about a question, newest first: all for its author and administrators, else one’s own',
  params: ByQuestion,
  query: z.object({ ...pageQuery(), ...filter }),
  data: manyFeedbacks,
})

export const listFeedback = endpoint('GET', '/feedback', {
  access: 'feedback:read',
  summary: 'Feedback, newest first: all for administrators, else on own questions and one’s own',
  query: z.object({
    ...pageQuery(),
    ...filter,
    /** The question's title or what was said; every word must occur. */
    search: SearchText,
  }),
  data: manyFeedbacks,
})

export const FeedbackStatusChange = z.object({
  status: z.enum(feedbackStatuses, says(messages.statusRequired)),
  /** With `resolved`: the version of the question that fixed it. */
  fixedInVersion: optional(z.int(says(messages.versionUnknown))),
})
export type FeedbackStatusChange = z.infer<typeof FeedbackStatusChange>

export const setFeedbackStatus = endpoint('PATCH', '/feedback/:id/status', {
  access: 'feedback:decide',
  summary: 'Say where a report stands; its reporter is told',
  message: messages.statusSaved,
  params: ById,
  body: FeedbackStatusChange,
  data: oneFeedback,
})

export const FeedbackResponse = z.object({
  response: z
    .string(says(messages.responseRequired))
    .trim()
    .min(1, says(messages.responseRequired))
    .max(2000, says(messages.responseLong)),
})

export const respondToFeedback = endpoint('PATCH', '/feedback/:id/response', {
  access: 'feedback:decide',
  summary: 'Answer a report; its reporter is told',
  message: messages.responseSaved,
  params: ById,
  body: FeedbackResponse,
  data: oneFeedback,
})
