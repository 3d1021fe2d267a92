import { type Actor, can } from '@lms/contracts/permissions.ts'
import type { PostRevision, PostRevisionSummary } from '@lms/contracts/posts/post-revisions.ts'
import type {
  Post as PostWire,
  PostDraftBeside,
  PostLabel,
  PostSummary as SummaryWire,
  PostWithDraft,
} from '@lms/contracts/posts/posts.ts'
import { altsOf } from '../media/media-store.ts'
import type { Queries } from '../platform/database/tables.ts'
import { allCategories } from '../taxonomy/category-store.ts'
import { findTags } from '../taxonomy/tag-store.ts'
import { toLabel } from '../taxonomy/taxonomy-view.ts'
import { namesOf } from '../users/user-name-store.ts'
import type { Post, PostSummary, PostText, StoredRevision } from './post.ts'
import type { RevisionHead } from './post-revision-store.ts'

/** What posts refer to, read once for as many as are shown. */
export interface PostContext {
  people: ReadonlyMap<string, string>
  categories: ReadonlyMap<string, PostLabel>
  tags: ReadonlyMap<string, PostLabel>
  alts: ReadonlyMap<string, string>
}

interface Referring {
  authorIds?: readonly (string | null)[]
  tagIds?: readonly string[]
  pictures?: readonly (string | null)[]
}

export async function readPostContext(queries: Queries, referring: Referring): Promise<PostContext> {
  const { authorIds = [], tagIds = [], pictures = [] } = referring
  const authors = [...new Set(authorIds)].filter((id) => id !== null)
  return {
    people: await namesOf(queries, authors),
    categories: new Map((await allCategories(queries)).map((category) => [category.id, toLabel(category)])),
    tags: new Map((await findTags(queries, [...new Set(tagIds)])).map((tag) => [tag.id, toLabel(tag)])),
    alts: await altsOf(queries, pictures),
  }
}

const personOf = ({ people }: PostContext, id: string | null) =>
  id === null ? null : { id, name: people.get(id) ?? '' }

function labelsOf({ categories, tags }: PostContext, { categoryId, tagIds }: Pick<PostText, 'categoryId' | 'tagIds'>) {
  return {
    category: categories.get(categoryId) ?? null,
    tags: tagIds.map((id) => tags.get(id)).filter((tag) => tag !== undefined),
  }
}

/** What is being worked on is only for those who may work on it. */
export function toSummaryView(post: PostSummary, actor: Actor, context: PostContext): SummaryWire {
  const isEditor = can(actor, 'post:update', post)
  const { authorId, categoryId, tagIds, views, hasDraft, reviewRequested, ...shown } = post
  return {
    ...shown,
    author: personOf(context, authorId),
    ...labelsOf(context, { categoryId, tagIds }),
    stats: { views, likes: 0, comments: 0 },
    hasDraft: isEditor && hasDraft,
    reviewRequested: isEditor && reviewRequested,
  }
}

export async function toPostView(queries: Queries, actor: Actor, post: Post): Promise<PostWithDraft> {
  const isEditor = can(actor, 'post:update', post)
  const draft = isEditor ? post.draft : null
  const context = await readPostContext(queries, {
    authorIds: [post.authorId, draft?.updatedBy ?? null],
    tagIds: [...post.tagIds, ...(draft?.tagIds ?? [])],
    pictures: [post.featuredImage, draft?.featuredImage ?? null],
  })
  const { content, seo, reviewNote, draft: _draft, firstPublishedAt: _first, ...summary } = post
  const view: PostWire = {
    ...toSummaryView({ ...summary, hasDraft: post.draft !== null }, actor, context),
    content,
    seo,
    featuredImageAlt: altOf(context, post.featuredImage),
    reviewNote: isEditor ? reviewNote : '',
  }
  return { post: view, draft: draft && toDraftView(draft, context) }
}

function toDraftView(draft: NonNullable<Post['draft']>, context: PostContext): PostDraftBeside {
  return { ...toTextView(draft, context), updatedAt: draft.updatedAt, updatedBy: personOf(context, draft.updatedBy) }
}

function toTextView(text: PostText, context: PostContext) {
  return {
    title: text.title,
    slug: text.slug,
    excerpt: text.excerpt,
    content: text.content,
    featuredImage: text.featuredImage,
    featuredImageAlt: altOf(context, text.featuredImage),
    publishDate: text.publishDate,
    seo: text.seo,
    ...labelsOf(context, text),
  }
}

function altOf({ alts }: PostContext, address: string | null): string {
  return address === null ? '' : (alts.get(address) ?? '')
}

export function toRevisionHead(revision: RevisionHead, people: ReadonlyMap<string, string>): PostRevisionSummary {
  const { postId: _post, authorId, ...head } = revision
  return { ...head, author: authorId === null ? null : { id: authorId, name: people.get(authorId) ?? '' } }
}

export async function toRevisionView(queries: Queries, { text, ...revision }: StoredRevision): Promise<PostRevision> {
  const context = await readPostContext(queries, {
    authorIds: [revision.authorId],
    tagIds: text.tagIds,
    pictures: [text.featuredImage],
  })
  return { ...toRevisionHead({ ...revision, title: text.title }, context.people), ...toTextView(text, context) }
}
