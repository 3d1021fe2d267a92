import type { FeedbackStatus, FeedbackType } from '@lms/contracts/feedback/feedback.ts'

export interface Feedback {
  id: string
  questionId: string
  questionTitle: string
  questionVersion: number
  type: FeedbackType
  content: string
  status: FeedbackStatus
  response: string | null
  fixedInVersion: number | null
  reporterId: string | null
  /** Who wrote the question. */
  authorId: string | null
  createdAt: string
  updatedAt: string
}
