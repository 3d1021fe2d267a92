import { isScheduled } from '@lms/contracts/posts/post-dates.ts'
import { postMessages } from '@lms/contracts/posts/post-messages.ts'
import type { Post } from '@lms/contracts/posts/posts.ts'
import { translated } from '../lib/texts.ts'
import { formatMoment, presentFor } from './post-moments.ts'

/** What became of Publish: it is out, waits for its time, or, from a parent, for an administrator. */
export function publishedWords(post: Post): string {
  if (post.reviewRequested) return translated(postMessages.reviewRequested)
  const { publishDate } = post
  if (publishDate !== null && isScheduled(post, presentFor(post, new Date())))
    return translated(postMessages.scheduled, { moment: formatMoment(publishDate) })
  return translated(postMessages.published)
}
