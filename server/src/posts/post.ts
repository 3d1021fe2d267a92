import { isLive } from '@lms/contracts/posts/post-dates.ts'
import type { RevisionReason } from '@lms/contracts/posts/post-revisions.ts'
import type { PostSeo, PostStatus } from '@lms/contracts/posts/posts.ts'
import { foldText } from '@lms/contracts/text-folding.ts'

/** What its writer decides. */
export interface PostText {
  title: string
  slug: string
  excerpt: string
  /** Safe HTML. */
  content: string
  featuredImage: string | null
  categoryId: string
  tagIds: string[]
  seo: PostSeo
  publishDate: string | null
}

/** What is not live yet of a published post. */
export interface DraftBeside extends PostText {
  updatedAt: string
  updatedBy: string | null
}

/** Where a post stands, and what lists know of it. */
interface PostStanding {
  id: string
  status: PostStatus
  authorId: string | null
  reviewRequested: boolean
  views: number
  version: number
  createdAt: string
  updatedAt: string
  deletedAt: string | null
}

export interface Post extends PostText, PostStanding {
  draft: DraftBeside | null
  reviewNote: string
  /** Since then its address may be known elsewhere. */
  firstPublishedAt: string | null
}

export interface PostSummary
  extends PostStanding, Pick<PostText, 'title' | 'slug' | 'excerpt' | 'featuredImage' | 'categoryId' | 'tagIds'> {
  publishDate: string | null
  hasDraft: boolean
}

export interface StoredRevision {
  id: string
  postId: string
  version: number
  status: PostStatus
  reason: RevisionReason
  note: string
  authorId: string | null
  createdAt: string
  text: PostText
}

const textFields = [
  'title',
  'slug',
  'excerpt',
  'content',
  'featuredImage',
  'categoryId',
  'tagIds',
  'seo',
  'publishDate',
] as const satisfies readonly (keyof PostText)[]

export function pickText(source: PostText): PostText {
  return Object.fromEntries(textFields.map((field) => [field, source[field]])) as unknown as PostText
}

/** What an editor works on: what is not live yet, or else the post itself. */
export function workingText(post: Post): PostText {
  return pickText(post.draft ?? post)
}

export function wasEverLive(post: Post, now: Date): boolean {
  return post.firstPublishedAt !== null && new Date(post.firstPublishedAt) <= now
}

export function sightOf(post: Pick<Post, 'authorId' | 'status' | 'publishDate' | 'deletedAt'>, now: Date) {
  return { authorId: post.authorId, isLive: isLive(post, now) }
}

export function searchTextOf({ title, excerpt }: Pick<PostText, 'title' | 'excerpt'>): string {
  return foldText(`${title} ${excerpt}`)
}

export function sortTitleOf({ title }: Pick<PostText, 'title'>): string {
  return foldText(title)
}

const leadLength = 200

/** What stands under a title in a list: the excerpt, or else the beginning of the text. */
export function leadOf(excerpt: string, text: string): string {
  if (excerpt !== '') return excerpt
  if (text.length <= leadLength) return text
  const cut = text.slice(0, leadLength)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), leadLength / 2))}…`
}

const wordsPerMinute = 220

export function readingMinutesOf(text: string): number {
  let words = 1
  for (let at = text.indexOf(' '); at !== -1; at = text.indexOf(' ', at + 1)) words += 1
  return Math.max(1, Math.round(words / wordsPerMinute))
}
