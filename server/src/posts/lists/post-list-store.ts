import type { SortOrder } from '@lms/contracts/fields.ts'
import type { PostFilter, PostSort } from '@lms/contracts/posts/posts.ts'
import { type Expression, type SelectQueryBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import { type HitCount, cappedCount, countUpToCap } from '../../platform/database/hit-count.ts'
import { newestHits } from '../../platform/database/newest-hits.ts'
import { countedHits, holdsWords, isOneOf, patternOf, searchWords } from '../../platform/database/search.ts'
import type { Queries, Tables } from '../../platform/database/tables.ts'
import { type PageRequest, offsetOf } from '../../platform/pagination.ts'
import type { PostSummary } from '../post.ts'
import { type PlainFilter, type Scope, conditionOf, listedAt } from '../post-scope.ts'
import { countPosts } from '../post-tally-store.ts'
import '../post-tables.ts'

type Posts = SelectQueryBuilder<Tables, 'posts', object>

const sortColumns = { date: listedAt, title: sql<string>`posts.sort_title` } as const

interface PostOrder {
  sortBy: PostSort
  sortOrder: SortOrder
}

export interface PostPage {
  posts: PostSummary[]
  total: number
  /** There are more than were counted. */
  isCapped: boolean
}

type Wish = PageRequest &
  PostOrder &
  Omit<PostFilter, 'category'> & {
    /** A category and all that lies in it. */
    categories?: readonly string[] | undefined
  }

export async function listPosts(
  queries: Queries,
  scope: Scope,
  { page, limit, search, sortBy, sortOrder, categories, tag, ...filter }: Wish,
): Promise<PostPage> {
  const order = { sortBy, sortOrder }
  const span = { page, limit }
  const words = searchWords(search)
  const plain = conditionOf(scope, filter)
  if (words.length === 0 && tag === undefined) {
    const total = await countAll(queries, scope, filter, categories)
    const posts =
      categories !== undefined && categories.length > 1
        ? await readMerged(queries, plain, categories, order, span)
        : await readPage(queries.selectFrom('posts').where(inCategories(plain, categories)), order, span)
    return { posts, ...total }
  }
  const conditions = [inCategories(plain, categories), ...tagged(queries, tag), ...titleHolds(words)]
  const condition = sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
  const all = queries.selectFrom('posts').where(condition)
  if (words.length > 0 && sortBy === 'date' && sortOrder === 'desc') {
    const hits = await newestHits(queries, {
      table: 'posts',
      words,
      condition,
      isDecisive: true,
      isCarried: true,
      // The newest to be written need not be the newest to go out.
      rank: listedAt,
      wanted: countedHits + 1,
      offset: offsetOf(span),
      limit,
    })
    if (hits !== null) {
      const found = queries.selectFrom('posts').where(isOneOf(queries, 'posts.id', hits.ids))
      const posts = hits.ids.length === 0 ? [] : await readPage(found, order, { page: 1, limit })
      return { posts, ...cappedCount(hits.count) }
    }
  }
  const matching = words.length > 0 ? all.where(holdsWords(words)) : all
  return { posts: await readPage(matching, order, span), ...(await countUpToCap(queries, matching.select('posts.id'))) }
}

/** The index knows titles and excerpts; this list looks for titles. */
function titleHolds(words: readonly string[]): Expression<SqlBool>[] {
  return words.map((word) => sql<SqlBool>`posts.sort_title like ${patternOf(word)} escape '\\'`)
}

function tagged(queries: Queries, tag: string | undefined): Expression<SqlBool>[] {
  if (tag === undefined) return []
  const ids = queries.selectFrom('post_tags').select('post_id').where('tag_id', '=', tag)
  return [sql<SqlBool>`posts.id in ${ids}`]
}

function inCategories(plain: Expression<SqlBool>, categories: readonly string[] | undefined): Expression<SqlBool> {
  if (categories === undefined) return plain
  const [only, ...others] = categories
  if (only !== undefined && others.length === 0) return sql<SqlBool>`(posts.category_id = ${only} and ${plain})`
  return sql<SqlBool>`(posts.category_id in (${sql.join([...categories])}) and ${plain})`
}

async function readPage(source: Posts, { sortBy, sortOrder }: PostOrder, page: PageRequest): Promise<PostSummary[]> {
  const rows = await source
    .select(summaryColumns)
    .orderBy(sortColumns[sortBy], sortOrder)
    .orderBy('posts.id', sortOrder)
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute()
  return rows.map(toSummary)
}

/** Each category has its index: the first of each, as far as the page reaches, merged. */
async function readMerged(
  queries: Queries,
  plain: Expression<SqlBool>,
  categories: readonly string[],
  order: PostOrder,
  page: PageRequest,
): Promise<PostSummary[]> {
  const reach = offsetOf(page) + page.limit
  const parts = categories.map(
    (category) =>
      sql`select * from (${queries
        .selectFrom('posts')
        .select(['posts.id', sortColumns[order.sortBy].as('place')])
        .where(inCategories(plain, [category]))
        .orderBy(sortColumns[order.sortBy], order.sortOrder)
        .orderBy('posts.id', order.sortOrder)
        .limit(reach)}) as part`,
  )
  const direction = sql.raw(order.sortOrder)
  const { rows } = await sql<{ id: string }>`
    select id from (${sql.join(parts, sql` union all `)}) as merged
    order by place ${direction}, id ${direction} limit ${page.limit} offset ${offsetOf(page)}`.execute(queries)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  return readPage(queries.selectFrom('posts').where('posts.id', 'in', ids), order, { page: 1, limit: page.limit })
}

/** The tally knows neither deleted ones nor days. */
async function countAll(
  queries: Queries,
  scope: Scope,
  filter: PlainFilter,
  categories: readonly string[] | undefined,
): Promise<HitCount> {
  const { deleted = false, from, to, reviewRequested, status } = filter
  if (deleted || from !== undefined || to !== undefined || reviewRequested !== undefined)
    return countUpToCap(
      queries,
      queries
        .selectFrom('posts')
        .select('posts.id')
        .where(inCategories(conditionOf(scope, filter), categories)),
    )
  return { total: await countPosts(queries, scope, { status, categories }), isCapped: false }
}

const summaryColumns = [
  'posts.id',
  'posts.title',
  'posts.slug',
  'posts.excerpt',
  'posts.featured_image',
  'posts.category_id',
  'posts.tag_ids',
  'posts.status',
  'posts.publish_date',
  'posts.has_draft',
  'posts.review_requested',
  'posts.views',
  'posts.author_id',
  'posts.version',
  'posts.created_at',
  'posts.updated_at',
  'posts.deleted_at',
] as const
type SummaryColumn = (typeof summaryColumns)[number] extends `posts.${infer Name}` ? Name : never

function toSummary(row: Pick<Selectable<Tables['posts']>, SummaryColumn>): PostSummary {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    excerpt: row.excerpt,
    featuredImage: row.featured_image,
    categoryId: row.category_id,
    tagIds: row.tag_ids,
    status: row.status,
    publishDate: row.publish_date,
    hasDraft: row.has_draft,
    reviewRequested: row.review_requested,
    views: row.views,
    authorId: row.author_id,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    deletedAt: row.deleted_at,
  }
}
