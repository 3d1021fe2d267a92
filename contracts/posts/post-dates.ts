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

function isAhead({ publishDate }: Pick<Post, 'publishDate'>, now: Date): boolean {
  return publishDate !== null && new Date(publishDate) > now
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
