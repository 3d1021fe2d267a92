import type { PostStats, PostStatus } from '@lms/contracts/posts/posts.ts'
import type { Queries } from '../platform/database/tables.ts'
import { type Scope, conditionOf, live } from './post-scope.ts'
import './post-tables.ts'

export interface Place {
  status?: PostStatus | undefined
  /** Those and no others. */
  categories?: readonly string[] | undefined
}

/** What is published from the tally, less what is still to come; what one wrote oneself is counted, for it is little. */
export async function countPosts(queries: Queries, scope: Scope, place: Place): Promise<number> {
  if (scope === 'everything') return sumTally(queries, place)
  const { status, categories } = place
  const shared = status === undefined || status === 'published' ? await countLive(queries, scope.now, categories) : 0
  if (scope.readerId === null) return shared
  const { own } = await queries
    .selectFrom('posts')
    .select((eb) => eb.fn.countAll<number>().as('own'))
    .where('posts.author_id', '=', scope.readerId)
    .where('posts.deleted_at', 'is', null)
    .where((eb) => eb.or([eb('posts.live_from', 'is', null), eb.not(live(scope.now))]))
    .$if(status !== undefined, (query) => query.where('posts.status', '=', status ?? 'draft'))
    .$if(categories !== undefined, (query) => query.where('posts.category_id', 'in', [...(categories ?? [])]))
    .executeTakeFirstOrThrow()
  return shared + own
}

export async function countLive(
  queries: Queries,
  now: string,
  categories: readonly string[] | undefined,
): Promise<number> {
  const { ahead } = await queries
    .selectFrom('posts')
    .select((eb) => eb.fn.countAll<number>().as('ahead'))
    .where('posts.live_from', '>', now)
    .$if(categories !== undefined, (query) => query.where('posts.category_id', 'in', [...(categories ?? [])]))
    .executeTakeFirstOrThrow()
  return (await sumTally(queries, { status: 'published', categories })) - ahead
}

/** What is published under a tag, less what is still to come. */
export async function countLiveWith(queries: Queries, now: string, tagId: string): Promise<number> {
  const { total } = await queries
    .selectFrom('post_tags_tally')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount'), eb.lit(0)).as('total'))
    .where('tag_id', '=', tagId)
    .where('is_published', '=', true)
    .executeTakeFirstOrThrow()
  const { ahead } = await queries
    .selectFrom('post_tags')
    .select((eb) => eb.fn.countAll<number>().as('ahead'))
    .where('tag_id', '=', tagId)
    .where('published_at', '>', now)
    .executeTakeFirstOrThrow()
  return total - ahead
}

async function sumTally(queries: Queries, { status, categories }: Place): Promise<number> {
  const { total } = await queries
    .selectFrom('posts_tally')
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'draft'))
    .$if(categories !== undefined, (query) => query.where('category_id', 'in', [...(categories ?? [])]))
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount'), eb.lit(0)).as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export async function readStats(queries: Queries, scope: Scope, weekAgo: string): Promise<PostStats> {
  const count = async (filter: Parameters<typeof conditionOf>[1]): Promise<number> => {
    const row = await queries
      .selectFrom('posts')
      .select((eb) => eb.fn.countAll<number>().as('amount'))
      .where(conditionOf(scope, filter))
      .executeTakeFirstOrThrow()
    return row.amount
  }
  const [published, drafts, archived] = [
    await countPosts(queries, scope, { status: 'published' }),
    await countPosts(queries, scope, { status: 'draft' }),
    await countPosts(queries, scope, { status: 'archived' }),
  ]
  return {
    total: published + drafts + archived,
    published,
    drafts,
    archived,
    thisWeek: await count({ from: weekAgo }),
    reviewRequested: await count({ reviewRequested: true }),
    deleted: await count({ deleted: true }),
  }
}

/** How many are published, and how many there are at all, by category; without deleted ones. */
export async function countsByCategory(
  queries: Queries,
): Promise<{ all: Map<string, number>; published: Map<string, number> }> {
  const rows = await queries.selectFrom('posts_tally').select(['category_id', 'status', 'amount']).execute()
  const all = new Map<string, number>()
  const published = new Map<string, number>()
  for (const { category_id, status, amount } of rows) {
    all.set(category_id, (all.get(category_id) ?? 0) + amount)
    if (status === 'published') published.set(category_id, amount)
  }
  return { all, published }
}
