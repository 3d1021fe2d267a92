import type { Feedback as FeedbackOnTheWire } from '@lms/contracts/feedback/feedback.ts'
import type { Author } from '@lms/contracts/fields.ts'
import { type Actor, can } from '@lms/contracts/permissions.ts'
import type { Feedback } from './feedback.ts'

/** For who reported it and for who decides about it. */
export function toFeedbackView(
  { id, reporterId, authorId, ...feedback }: Feedback,
  actor: Actor,
  reporters: ReadonlyMap<string, Author>,
): FeedbackOnTheWire {
  return {
    _id: id,
    ...feedback,
    reporter: reporters.get(reporterId ?? '') ?? null,
    canDecide: can(actor, 'feedback:decide', { authorId }),
  }
}
