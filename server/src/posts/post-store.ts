import type { Selectable } from 'kysely'
import { saveUses } from '../media/media-use-store.ts'
import { dialectOf } from '../platform/database/dialect.ts'
import { prepared } from '../platform/database/prepared.ts'
import type { PostStatus } from '@lms/contracts/posts/posts.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { type Queries, type Tables, json } from '../platform/database/tables.ts'
import { type Post, leadOf, readingMinutesOf, searchTextOf, sortTitleOf } from './post.ts'
import './post-tables.ts'

const columns = [
  'id',
  'title',
  'slug',
  'excerpt',
  'content',
  'featured_image',
  'category_id',
  'tag_ids',
  'seo',
  'status',
  'publish_date',
  'draft',
  'review_requested',
  'review_note',
  'first_published_at',
  'views',
  'author_id',
  'version',
  'created_at',
  'updated_at',
  'deleted_at',
] as const
type PostRow = Pick<Selectable<Tables['posts']>, (typeof columns)[number]>

const selectPost = prepared<{ id: string }, PostRow>((queries, parameter) =>
  queries.selectFrom('posts').select(columns).where('id', '=', parameter('id')),
)

/** Deleted ones too. */
export async function findPost(queries: Queries, id: string): Promise<Post | null> {
  const [row] = await selectPost(queries, { id })
  return row ? toPost(row) : null
}

/** In the order of their ids, so that two transactions never wait for each other; deleted ones too. */
export async function lockPosts(tx: Queries, ids: readonly string[]): Promise<Post[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('posts')
    .select(columns)
    .where('id', 'in', ids)
    .orderBy('id')
    .$if(dialectOf(tx) === 'postgres', (query) => query.forUpdate())
    .execute()
  return rows.map(toPost)
}

export async function lockPost(tx: Queries, id: string): Promise<Post | null> {
  const [post] = await lockPosts(tx, [id])
  return post ?? null
}

export async function insertPost(tx: Queries, post: Post, dueAt: string | null): Promise<void> {
  await tx
    .insertInto('posts')
    .values({
      id: post.id,
      views: post.views,
      author_id: post.authorId,
      created_at: post.createdAt,
      ...fieldsOf(post),
      due_at: dueAt,
    })
    .execute()
  await saveTags(tx, post)
  await savePictures(tx, post)
}

/** `dueAt` is when its author is to be told that it went out, or did not. */
export async function savePost(tx: Queries, post: Post, dueAt: string | null): Promise<void> {
  await tx
    .updateTable('posts')
    .set({ ...fieldsOf(post), due_at: dueAt })
    .where('id', '=', post.id)
    .execute()
  await tx.deleteFrom('post_tags').where('post_id', '=', post.id).execute()
  await saveTags(tx, post)
  await savePictures(tx, post)
}

async function saveTags(tx: Queries, { id, tagIds, status, publishDate, deletedAt }: Post): Promise<void> {
  if (tagIds.length === 0) return
  const isPublished = status === 'published'
  await tx
    .insertInto('post_tags')
    .values(
      tagIds.map((tag_id) => ({
        post_id: id,
        tag_id,
        published_at: isPublished && deletedAt === null ? publishDate : null,
        is_published: isPublished,
        deleted_at: deletedAt,
      })),
    )
    .execute()
}

/** What is live and what is about to be; earlier texts hold no picture back. */
async function savePictures(tx: Queries, post: Post): Promise<void> {
  const texts = [post, ...(post.draft ? [post.draft] : [])]
  await saveUses(
    tx,
    { kind: 'post', id: post.id },
    texts.flatMap(({ content, featuredImage }) => [content, featuredImage ?? '']),
  )
}

/** For good, with all that hangs on them. */
export async function removePosts(tx: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  for (const id of ids) await saveUses(tx, { kind: 'post', id }, [])
  await tx.deleteFrom('posts').where('id', 'in', ids).execute()
}

export async function idsDeletedBefore(queries: Queries, limit: string, portion: number): Promise<string[]> {
  const rows = await queries
    .selectFrom('posts')
    .select('id')
    .where('deleted_at', 'is not', null)
    .where('deleted_at', '<', limit)
    .orderBy('deleted_at')
    .limit(portion)
    .execute()
  return rows.map(({ id }) => id)
}

export async function idsOfAuthors(queries: Queries, authorIds: readonly string[]): Promise<string[]> {
  if (authorIds.length === 0) return []
  const rows = await queries.selectFrom('posts').select('id').where('author_id', 'in', authorIds).execute()
  return rows.map(({ id }) => id)
}

export interface DuePost {
  id: string
  title: string
  authorId: string | null
  status: PostStatus
  dueAt: string
}

export async function duePosts(queries: Queries, now: string, portion: number): Promise<DuePost[]> {
  const rows = await queries
    .selectFrom('posts')
    .select(['id', 'title', 'author_id', 'status', 'due_at'])
    .where('due_at', 'is not', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(portion)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    authorId: row.author_id,
    status: row.status,
    dueAt: row.due_at ?? '',
  }))
}

/** Answers whether it was still to be told; of two that ask, one is answered so. */
export async function markAnnounced(tx: Queries, { id, dueAt }: DuePost): Promise<boolean> {
  const done = await tx
    .updateTable('posts')
    .set({ due_at: null })
    .where('id', '=', id)
    .where('due_at', '=', dueAt)
    .returning('id')
    .execute()
  return done.length > 0
}

export async function titlesOf(queries: Queries, ids: readonly string[]) {
  if (ids.length === 0) return []
  return queries
    .selectFrom('posts')
    .select([
      'id',
      'title',
      'author_id as authorId',
      'status',
      'publish_date as publishDate',
      'deleted_at as deletedAt',
    ])
    .where('id', 'in', ids)
    .execute()
}

function fieldsOf(post: Post) {
  const text = textOf(post.content)
  return {
    title: post.title,
    slug: post.slug,
    excerpt: post.excerpt,
    content: post.content,
    featured_image: post.featuredImage,
    category_id: post.categoryId,
    tag_ids: json(post.tagIds),
    seo: json(post.seo),
    status: post.status,
    publish_date: post.publishDate,
    draft: post.draft === null ? null : json(post.draft),
    has_draft: post.draft !== null,
    review_requested: post.reviewRequested,
    review_note: post.reviewNote,
    first_published_at: post.firstPublishedAt,
    live_from: post.status === 'published' && post.deletedAt === null ? post.publishDate : null,
    lead: leadOf(post.excerpt, text),
    reading_minutes: readingMinutesOf(text),
    search_text: searchTextOf(post),
    sort_title: sortTitleOf(post),
    version: post.version,
    updated_at: post.updatedAt,
    deleted_at: post.deletedAt,
  }
}

function toPost(row: PostRow): Post {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    excerpt: row.excerpt,
    content: row.content,
    featuredImage: row.featured_image,
    categoryId: row.category_id,
    tagIds: row.tag_ids,
    seo: row.seo,
    status: row.status,
    publishDate: row.publish_date,
    draft: row.draft,
    reviewRequested: row.review_requested,
    reviewNote: row.review_note,
    firstPublishedAt: row.first_published_at,
    views: row.views,
    authorId: row.author_id,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    deletedAt: row.deleted_at,
  }
}
