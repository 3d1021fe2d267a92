import type { PostSeo } from '@lms/contracts/posts/posts.ts'
import { type Expression, type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import { dialectOf } from '../platform/database/dialect.ts'
import { newestHits } from '../platform/database/newest-hits.ts'
import { prepared, preparedPer } from '../platform/database/prepared.ts'
import { countedHits, holdsWords, isOneOf } from '../platform/database/search.ts'
import type { Queries, Tables } from '../platform/database/tables.ts'
import { type PageRequest, offsetOf } from '../platform/pagination.ts'
import { live } from './post-scope.ts'
import { countLive, countLiveWith } from './post-tally-store.ts'
import './post-tables.ts'

/** What a stranger is shown of a post in a list. */
export interface LiveSummary {
  id: string
  title: string
  slug: string
  lead: string
  featuredImage: string | null
  publishDate: string
  authorId: string | null
  categoryId: string
  readingMinutes: number
}

export interface LivePost extends LiveSummary {
  content: string
  tagIds: string[]
  seo: PostSeo
  updatedAt: string
}

const summaryColumns = [
  'posts.id',
  'posts.title',
  'posts.slug',
  'posts.lead',
  'posts.featured_image',
  'posts.publish_date',
  'posts.author_id',
  'posts.category_id',
  'posts.reading_minutes',
] as const
const postColumns = [...summaryColumns, 'posts.content', 'posts.tag_ids', 'posts.seo', 'posts.updated_at'] as const
type NameOf<Column> = Column extends `posts.${infer Name}` ? Name : never
type SummaryRow = Pick<Selectable<Tables['posts']>, NameOf<(typeof summaryColumns)[number]>>
type PostRow = Pick<Selectable<Tables['posts']>, NameOf<(typeof postColumns)[number]>>

const selectLive = preparedPer<'id' | 'slug', { value: string; now: string }, PostRow>((column, queries, parameter) =>
  livePosts(queries, parameter('now')).select(postColumns).where(`posts.${column}`, '=', parameter('value')),
)

export async function findLive(
  queries: Queries,
  by: 'id' | 'slug',
  value: string,
  now: string,
): Promise<LivePost | null> {
  const [row] = await selectLive(queries, by, { value, now })
  return row ? toLivePost(row) : null
}

export interface LiveFilter extends PageRequest {
  now: string
  /** A category and all that lies in it. */
  categories?: readonly string[] | undefined
  tagId?: string | undefined
  words: readonly string[]
}

export interface LivePage {
  posts: LiveSummary[]
  total: number
  isCapped: boolean
}

export async function listLive(queries: Queries, filter: LiveFilter): Promise<LivePage> {
  const { now, categories, tagId, words, ...page } = filter
  if (words.length > 0) return searchLive(queries, filter)
  if (tagId !== undefined) {
    const all = queries.selectFrom('post_tags').where('tag_id', '=', tagId).where('published_at', '<=', now)
    const rows = await all
      .select('post_id')
      .orderBy('published_at', 'desc')
      .orderBy('post_id', 'desc')
      .limit(page.limit)
      .offset(offsetOf(page))
      .execute()
    const ids = rows.map(({ post_id }) => post_id)
    const total = await countLiveWith(queries, now, tagId)
    return { posts: await findThese(queries, ids, now), total, isCapped: false }
  }
  const total = await countLive(queries, now, categories)
  if (categories === undefined) {
    const rows = await selectNewest(queries, { now, limit: page.limit, offset: offsetOf(page) })
    return { posts: rows.map(toSummary), total, isCapped: false }
  }
  return { posts: await readMerged(queries, now, categories, page), total, isCapped: false }
}

const selectNewest = prepared<{ now: string; limit: number; offset: number }, SummaryRow>((queries, parameter) =>
  livePosts(queries, parameter('now'))
    .select(summaryColumns)
    .orderBy('posts.live_from', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(parameter('limit'))
    .offset(parameter('offset')),
)

const selectNewestIds = prepared<
  { now: string; category: string; limit: number },
  { id: string; place: string | null }
>((queries, parameter) =>
  livePosts(queries, parameter('now'))
    .select(['posts.id', 'posts.live_from as place'])
    .where('posts.category_id', '=', parameter('category'))
    .orderBy('posts.live_from', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(parameter('limit')),
)

/** Of one category, or of all. */
export async function newestLive(
  queries: Queries,
  now: string,
  { category, limit }: { category?: string; limit: number },
): Promise<LiveSummary[]> {
  if (category !== undefined) return readMerged(queries, now, [category], { page: 1, limit })
  return (await selectNewest(queries, { now, limit, offset: 0 })).map(toSummary)
}

/** Each category has its index: the newest of each, as far as the page reaches, merged. */
async function readMerged(
  queries: Queries,
  now: string,
  categories: readonly string[],
  page: PageRequest,
): Promise<LiveSummary[]> {
  const reach = offsetOf(page) + page.limit
  const found: { id: string; place: string | null }[] = []
  for (const category of categories) found.push(...(await selectNewestIds(queries, { now, category, limit: reach })))
  const key = ({ id, place }: { id: string; place: string | null }): string => `${place ?? ''} ${id}`
  const ids = found
    .toSorted((one, other) => (key(one) < key(other) ? 1 : -1))
    .slice(offsetOf(page), reach)
    .map(({ id }) => id)
  return findThese(queries, ids, now)
}

/** In this order; what is not live is left out. */
async function findThese(queries: Queries, ids: readonly string[], now: string): Promise<LiveSummary[]> {
  if (ids.length === 0) return []
  const rows = await queries
    .selectFrom('posts')
    .select(summaryColumns)
    .where('posts.id', 'in', ids)
    .where(live(now))
    .execute()
  const known = new Map(rows.map((row) => [row.id, toSummary(row)]))
  return ids.map((id) => known.get(id)).filter((post) => post !== undefined)
}

async function searchLive(queries: Queries, filter: LiveFilter): Promise<LivePage> {
  const { now, categories, tagId, words, ...page } = filter
  const conditions: Expression<SqlBool>[] = [live(now)]
  if (categories !== undefined) conditions.push(isOneOf(queries, 'posts.category_id', categories))
  if (tagId !== undefined) {
    const ids = queries.selectFrom('post_tags').select('post_id').where('tag_id', '=', tagId)
    conditions.push(sql<SqlBool>`posts.id in ${ids}`)
  }
  const condition: RawBuilder<SqlBool> = sql`(${sql.join(conditions, sql` and `)})`
  const wanted = countedHits + 1
  const span = { offset: offsetOf(page), limit: page.limit }
  const hits =
    (await newestHits(queries, { table: 'posts', words, condition, isCarried: true, wanted, ...span })) ??
    (await anyHits(queries, sql<SqlBool>`${holdsWords(words)} and ${condition}`, wanted, span))
  return {
    posts: await findThese(queries, hits.ids, now),
    total: Math.min(hits.count, countedHits),
    isCapped: hits.count > countedHits,
  }
}

async function anyHits(
  queries: Queries,
  condition: Expression<SqlBool>,
  wanted: number,
  { offset, limit }: { offset: number; limit: number },
) {
  const rows = await queries.selectFrom('posts').select('posts.id').where(condition).limit(wanted).execute()
  const ids = rows.map(({ id }) => id).sort()
  return { count: ids.length, ids: ids.toReversed().slice(offset, offset + limit) }
}

/** Which of these ids and slugs, today's or earlier ones, lead to something that is live. */
export async function knownAddresses(queries: Queries, wanted: readonly string[], now: string): Promise<Set<string>> {
  if (wanted.length === 0) return new Set()
  const rows = await queries
    .selectFrom('posts')
    .leftJoin('post_slugs', 'post_slugs.post_id', 'posts.id')
    .select(['posts.id', 'posts.slug', 'post_slugs.slug as oldSlug'])
    .where(live(now))
    .where((eb) =>
      eb.or([eb('posts.id', 'in', wanted), eb('posts.slug', 'in', wanted), eb('post_slugs.slug', 'in', wanted)]),
    )
    .execute()
  return new Set(rows.flatMap(({ id, slug, oldSlug }) => [id, slug, ...(oldSlug === null ? [] : [oldSlug])]))
}

/** For the list of all addresses, newest first. */
export async function liveAddresses(
  queries: Queries,
  now: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ slug: string; updatedAt: string }[]> {
  const rows = await livePosts(queries, sql.val(now))
    .select(['posts.slug', 'posts.updated_at'])
    .orderBy('posts.live_from', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ slug, updated_at }) => ({ slug, updatedAt: updated_at }))
}

/** Tags of what is published, the most used first. */
export async function mostUsedTags(queries: Queries, limit: number): Promise<{ id: string; amount: number }[]> {
  const rows = await queries
    .selectFrom('post_tags_tally')
    .select(['tag_id', 'amount'])
    .where('is_published', '=', true)
    .where('amount', '>', 0)
    .orderBy('amount', 'desc')
    .orderBy('tag_id')
    .limit(limit)
    .execute()
  return rows.map(({ tag_id, amount }) => ({ id: tag_id, amount }))
}

function livePosts(queries: Queries, now: Expression<string>) {
  const moment = dialectOf(queries) === 'postgres' ? sql`${now}::timestamptz` : now
  return queries.selectFrom('posts').where(sql<SqlBool>`posts.live_from <= ${moment}`)
}

function toSummary(row: SummaryRow): LiveSummary {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    lead: row.lead,
    featuredImage: row.featured_image,
    publishDate: row.publish_date ?? '',
    authorId: row.author_id,
    categoryId: row.category_id,
    readingMinutes: row.reading_minutes,
  }
}

function toLivePost(row: PostRow): LivePost {
  return { ...toSummary(row), content: row.content, tagIds: row.tag_ids, seo: row.seo, updatedAt: row.updated_at }
}
