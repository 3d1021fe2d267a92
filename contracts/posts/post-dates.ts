import { postMessages as messages } from './post-messages.ts'
import type { Post } from './posts.ts'

/** In the past is refused only for a date that was changed. A minute's grace: the form took a moment to send. */
export function publishDateProblem(
  publishDate: string | null,
  { before, now }: { before: string | null; now: Date },
): (typeof messages)['publishDatePast'] | null {
  if (publishDate === null || publishDate === before) return null
  return new Date(publishDate).getTime() < now.getTime() - 60_000 ? messages.publishDatePast : null
}

export function isLive(post: Pick<Post, 'status' | 'publishDate' | 'deletedAt'>, now: Date): boolean {
  return post.status === 'published' && post.deletedAt === null && !isAhead(post, now)
}

export function isScheduled(post: Pick<Post, 'status' | 'publishDate'>, now: Date): boolean {
  return post.status === 'published' && isAhead(post, now)
}

/** When its author hears of it: that it went out, or that it should have and nobody published it. */
export function dueAtOf(post: Pick<Post, 'status' | 'publishDate' | 'deletedAt'>, now: Date): string | null {
  return post.status !== 'archived' && post.deletedAt === null && isAhead(post, now) ? post.publishDate : null
}

function isAhead({ publishDate }: Pick<Post, 'publishDate'>, now: Date): boolean {
  return publishDate !== null && new Date(publishDate) > now
}

/** The day that lists show of a post, sort and filter by: when readers get it, or when it was begun. */
export function listedDateOf(post: Pick<Post, 'status' | 'publishDate' | 'createdAt' | 'deletedAt'>): string {
  return post.status === 'published' && post.deletedAt === null ? (post.publishDate ?? post.createdAt) : post.createdAt
}

/** The rules of the filter's two days, `YYYY-MM-DD` each or empty. */
export function filterDayProblems({ from, to, today }: { from: string; to: string; today: string }): {
  from?: (typeof messages)['fromAfterTo' | 'fromAfterToday']
  to?: (typeof messages)['toBeforeFrom' | 'toAfterToday']
} {
  const isCrossed = from !== '' && to !== '' && from > to
  return {
    ...(from > today ? { from: messages.fromAfterToday } : isCrossed ? { from: messages.fromAfterTo } : {}),
    ...(to > today ? { to: messages.toAfterToday } : isCrossed ? { to: messages.toBeforeFrom } : {}),
  }
}
