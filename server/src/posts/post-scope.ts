import type { PostFilter } from '@lms/contracts/posts/posts.ts'
import { type Expression, type SqlBool, expressionBuilder, sql } from 'kysely'
import type { Tables } from '../platform/database/tables.ts'

/** The sibling of `post:read` for lists: administrators see everything, others what is live and what they wrote. */
export type Scope = 'everything' | { readerId: string | null; now: string }

/** Everything but the words and the category, which has its own indexes. */
export type PlainFilter = Omit<PostFilter, 'search' | 'category' | 'tag'>

/** `listedDateOf` of the contract, as the indexes have it. */
export const listedAt = sql<string>`coalesce(posts.live_from, posts.created_at)`

export function conditionOf(scope: Scope, filter: PlainFilter): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'posts'>()
  const { deleted = false, status, from, to, reviewRequested } = filter
  return eb.and([
    eb('posts.deleted_at', deleted ? 'is not' : 'is', null),
    ...(status === undefined ? [] : [eb('posts.status', '=', status)]),
    ...(from === undefined ? [] : [eb(listedAt, '>=', from)]),
    ...(to === undefined ? [] : [eb(listedAt, '<=', to)]),
    ...(reviewRequested === undefined ? [] : [eb('posts.review_requested', '=', eb.lit(reviewRequested))]),
    ...visibleTo(scope, deleted || reviewRequested === true || (status ?? 'published') !== 'published'),
  ])
}

/** What waits, is put away or lies in the trash is seen by who may act on it. */
function visibleTo(scope: Scope, ownOnly: boolean): Expression<SqlBool>[] {
  if (scope === 'everything') return []
  const eb = expressionBuilder<Tables, 'posts'>()
  const own = scope.readerId === null ? eb.lit(false) : eb('posts.author_id', '=', scope.readerId)
  return [ownOnly ? own : eb.or([own, live(scope.now)])]
}

export function live(now: string): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'posts'>()
  return eb('posts.live_from', '<=', now)
}
