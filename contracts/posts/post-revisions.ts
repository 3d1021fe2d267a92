import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ById, Id, Pagination, Timestamp, pageQuery } from '../fields.ts'
import { says } from '../messages.ts'
import { postMessages as messages } from './post-messages.ts'
import { Post, PostAuthor, PostStatus, PostWithDraft } from './posts.ts'

/** What happened when a revision was written. */
export const revisionReasons = [
  'created',
  'saved',
  'published',
  'scheduled',
  'archived',
  'unpublished',
  'review_requested',
  'returned',
  'discarded',
  'restored',
] as const
export const RevisionReason = z.enum(revisionReasons)
export type RevisionReason = z.infer<typeof RevisionReason>

/** So many are kept of each post; the oldest go first. */
export const revisionsKept = 100

export const PostRevisionSummary = z.object({
  id: Id,
  /** The post's version that it became. */
  version: z.int(),
  title: z.string(),
  status: PostStatus,
  reason: RevisionReason,
  /** Why, in the writer's words; empty when nobody said. */
  note: z.string(),
  /** Who; null once the person is purged, and for what the system did. */
  author: PostAuthor.nullable(),
  createdAt: Timestamp,
})
export type PostRevisionSummary = z.infer<typeof PostRevisionSummary>

/** A post's text as it was; it never changes. */
export const PostRevision = PostRevisionSummary.extend(
  Post.pick({
    slug: true,
    excerpt: true,
    content: true,
    featuredImage: true,
    featuredImageAlt: true,
    publishDate: true,
    category: true,
    tags: true,
    seo: true,
  }).shape,
)
export type PostRevision = z.infer<typeof PostRevision>

const ByRevision = ById.extend({ revisionId: Id })

export const listPostRevisions = endpoint('GET', '/posts/:id/revisions', {
  access: 'post:update',
  summary: 'Who changed a post, when and why, newest first',
  params: ById,
  query: z.object(pageQuery(20)),
  data: z.object({ revisions: z.array(PostRevisionSummary), pagination: Pagination }),
})

export const getPostRevision = endpoint('GET', '/posts/:id/revisions/:revisionId', {
  access: 'post:update',
  summary: "A post's text as it was",
  params: ByRevision,
  data: z.object({ revision: PostRevision }),
})

export const restorePostRevision = endpoint('POST', '/posts/:id/revisions/:revisionId/restore', {
  access: 'post:update',
  summary: 'Make an earlier text the draft again; what is live stays live until it is published',
  message: messages.revisionRestored,
  params: ByRevision,
  body: z.object({ version: z.int(says(messages.versionRequired)) }),
  data: PostWithDraft,
})
