import type { Message } from '@lms/contracts/messages.ts'
import { postMessages } from '@lms/contracts/posts/post-messages.ts'
import type { PostWithDraft } from '@lms/contracts/posts/posts.ts'
import type { Outcome } from './post-form.ts'

/** What became of it, which may be less than was asked: a parent's Publish asks an administrator. */
export function savedMessage({ post }: PostWithDraft, outcome: Outcome, isNew: boolean): Message {
  if (post.reviewRequested && outcome === 'published') return postMessages.reviewRequested
  if (outcome === 'published') return postMessages.published
  return isNew ? postMessages.created : postMessages.updated
}
