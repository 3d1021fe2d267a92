import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import {
  ById,
  Id,
  Instant,
  Pagination,
  SearchText,
  SortOrder,
  Timestamp,
  dayOrInstant,
  flag,
  optional,
  pageQuery,
} from '../fields.ts'
import { mediaAddress } from '../media/media.ts'
import { says } from '../messages.ts'
import { postMessages as messages } from './post-messages.ts'

export const postStatuses = ['draft', 'published', 'archived'] as const
export const PostStatus = z.enum(postStatuses)
export type PostStatus = z.infer<typeof PostStatus>

export const postLimits = {
  titleMaximum: 200,
  slugMaximum: 200,
  contentMaximum: 200_000,
  excerptMaximum: 300,
  metaTitleMaximum: 60,
  metaDescriptionMaximum: 160,
  keywordsMaximum: 300,
  canonicalUrlMaximum: 500,
  tagsMaximum: 20,
  wordMaximum: 500,
  reasonMaximum: 200,
} as const

/** A deleted post can be brought back for so long. */
export const daysInTrash = 30

/** The steps of the time field, and what it shows. */
export const publishDateStepMinutes = 15

/** Absent once the person is purged. */
export const PostAuthor = z.object({ id: Id, name: z.string() })
export type PostAuthor = z.infer<typeof PostAuthor>

export const PostLabel = z.object({ id: Id, name: z.string(), slug: z.string(), color: z.string() })
export type PostLabel = z.infer<typeof PostLabel>

export const PostSeo = z.object({
  metaTitle: z.string(),
  metaDescription: z.string(),
  keywords: z.string(),
  canonicalUrl: z.string(),
})
export type PostSeo = z.infer<typeof PostSeo>

/** What a list shows of a post. A published one whose `publishDate` lies ahead is scheduled. */
export const PostSummary = z.object({
  id: Id,
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  /** The address of a picture of the library. */
  featuredImage: z.string().nullable(),
  status: PostStatus,
  publishDate: Timestamp.nullable(),
  author: PostAuthor.nullable(),
  category: PostLabel.nullable(),
  tags: z.array(PostLabel),
  /** Nobody likes or comments here yet; both stay 0. */
  stats: z.object({ views: z.int(), likes: z.int(), comments: z.int() }),
  /** Its author asks an administrator to publish it as it stands. */
  reviewRequested: z.boolean(),
  /** A published post has changes that are not live yet. */
  hasDraft: z.boolean(),
  /** Grows by one with every change. */
  version: z.int(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  deletedAt: Timestamp.nullable(),
})
export type PostSummary = z.infer<typeof PostSummary>

export const Post = PostSummary.extend({
  /** Safe HTML. */
  content: z.string(),
  /** The picture's text in the library. */
  featuredImageAlt: z.string(),
  seo: PostSeo,
  /** The word with which an administrator returned it; empty when there is none. Editors only. */
  reviewNote: z.string(),
})
export type Post = z.infer<typeof Post>

/** What is not live yet of a published post: a whole text, not only what differs. */
export const PostDraftBeside = Post.pick({
  title: true,
  slug: true,
  excerpt: true,
  content: true,
  featuredImage: true,
  featuredImageAlt: true,
  publishDate: true,
  category: true,
  tags: true,
  seo: true,
  updatedAt: true,
}).extend({ updatedBy: PostAuthor.nullable() })
export type PostDraftBeside = z.infer<typeof PostDraftBeside>

const text = (maximum: number, message: string = says(messages.tooLong)) => z.string().trim().max(maximum, message)
/** An empty text or null takes it away. What goes in is known, so that forms can be typed. */
function clearable<Schema extends z.ZodType>(schema: Schema) {
  const cleared = z.preprocess((value) => (value === '' ? null : value), schema.nullable())
  return cleared as unknown as z.ZodType<z.output<Schema> | null, z.input<Schema> | null>
}

const seoFields = {
  metaTitle: text(postLimits.metaTitleMaximum, says(messages.metaTitleLong)),
  metaDescription: text(postLimits.metaDescriptionMaximum, says(messages.metaDescriptionLong)),
  keywords: text(postLimits.keywordsMaximum),
  canonicalUrl: text(postLimits.canonicalUrlMaximum).refine(
    (address) => address === '' || isWebAddress(address),
    says(messages.canonicalInvalid),
  ),
}

function isWebAddress(address: string): boolean {
  return /^https?:\/\/[^\s"'<>\\]+$/.test(address) && URL.canParse(address)
}

const postFields = {
  title: z
    .string(says(messages.titleRequired))
    .trim()
    .min(1, says(messages.titleRequired))
    .max(postLimits.titleMaximum, says(messages.titleLong)),
  slug: z
    .string(says(messages.slugRequired))
    .trim()
    .min(1, says(messages.slugRequired))
    .max(postLimits.slugMaximum, says(messages.slugLong))
    .regex(/^[a-z0-9-]*$/, says(messages.slugInvalid)),
  content: z.string(says(messages.tooLong)).max(postLimits.contentMaximum, says(messages.tooLong)),
  excerpt: text(postLimits.excerptMaximum, says(messages.excerptLong)),
  /** The category's id. */
  category: z.uuid(says(messages.categoryRequired)),
  /** Ids; one that is there twice counts once. */
  tags: z
    .array(Id, says(messages.tagUnknown))
    .max(postLimits.tagsMaximum, says(messages.tagsMany))
    .transform((ids) => [...new Set(ids)]),
  featuredImage: clearable(z.string().regex(mediaAddress, says(messages.imageInvalid))),
  seo: z.object(seoFields).partial(),
  publishDate: clearable(
    z
      .string(says(messages.dateInvalid))
      .refine((date) => Instant.safeParse(date).success, says(messages.dateInvalid))
      .transform((date) => new Date(date).toISOString()),
  ),
}

/**
 * A whole post as somebody writes it. `published` makes it live, at `publishDate` or at once;
 * from a parent it asks an administrator to do so, and the post stays a draft.
 */
export const PostInput = z.object({
  ...postFields,
  content: postFields.content.nullish().transform((content) => content ?? ''),
  excerpt: postFields.excerpt.nullish().transform((excerpt) => excerpt ?? ''),
  tags: postFields.tags.default([]),
  featuredImage: postFields.featuredImage.optional().transform((address) => address ?? null),
  seo: z.object(seoFields).partial().default({}),
  publishDate: postFields.publishDate.optional().transform((date) => date ?? null),
  status: z.enum(['draft', 'published'], says(messages.statusInvalid)).default('draft'),
  /** Why, in the writer's words; kept with the revision. */
  reason: text(postLimits.reasonMaximum).optional(),
})
export type PostInput = z.infer<typeof PostInput>
export type PostInputValues = z.input<typeof PostInput>

/**
 * Any part of it, with the version that was read.
 * `published`: all that is not live yet goes live (a parent asks for it). `draft`, or none: a post that is published
 * keeps its live text and gets a draft beside it; `draft` also takes back a request for publication, and makes an
 * archived post a draft again. `archived`: nobody finds it any more.
 */
export const PostChanges = z
  .object(postFields)
  .partial()
  .extend({
    status: z.enum(postStatuses, says(messages.statusInvalid)).optional(),
    version: z.int(says(messages.versionRequired)),
    /** Why, in the writer's words; kept with the revision. */
    reason: text(postLimits.reasonMaximum).optional(),
  })
export type PostChanges = z.infer<typeof PostChanges>

const filter = {
  /** In the title; every word must occur. */
  search: SearchText,
  status: optional(PostStatus),
  /** The category's id; what lies in its subcategories counts too. */
  category: optional(Id),
  /** The tag's id. */
  tag: optional(Id),
  /** By the day that `sortBy: 'date'` goes by. */
  from: optional(dayOrInstant('00:00:00.000')),
  /** Up to and with this moment, or this day. */
  to: optional(dayOrInstant('23:59:59.999')),
  /** True: those that wait for an administrator. */
  reviewRequested: flag(),
  /** True: the deleted ones, and only those. */
  deleted: flag(),
}
export const PostFilter = z.object(filter)
export type PostFilter = z.infer<typeof PostFilter>

/** `date`: when it went out or will go out; of what is not published, when it was begun. */
export const postSorts = ['date', 'title'] as const
export type PostSort = (typeof postSorts)[number]

export const listPosts = endpoint('GET', '/posts', {
  access: 'post:list',
  summary: "Posts, newest first: what is live, and one's own; administrators see all",
  query: z.object({
    ...pageQuery(),
    ...filter,
    sortBy: z.enum(postSorts).default('date'),
    sortOrder: SortOrder.default('desc'),
  }),
  data: z.object({ posts: z.array(PostSummary), pagination: Pagination }),
})

export const PostStats = z.object({
  total: z.int(),
  published: z.int(),
  drafts: z.int(),
  archived: z.int(),
  /** Created in the last 7 days. */
  thisWeek: z.int(),
  reviewRequested: z.int(),
  /** In the trash. */
  deleted: z.int(),
})
export type PostStats = z.infer<typeof PostStats>

export const postStats = endpoint('GET', '/posts/stats', {
  access: 'post:list',
  summary: 'How many posts this person can list, whatever the filter',
  data: PostStats,
})

/** `draft` is null for those who only read, and when nothing waits beside the live text. */
export const PostWithDraft = z.object({ post: Post, draft: PostDraftBeside.nullable() })
export type PostWithDraft = z.infer<typeof PostWithDraft>

export const getPost = endpoint('GET', '/posts/:id', {
  access: 'post:read',
  summary: 'One post, and for its editors what is not live yet; a deleted one for who may restore it',
  params: ById,
  data: PostWithDraft,
})

export const createPost = endpoint('POST', '/posts', {
  access: 'post:create',
  summary: 'Write a post. A slug that is taken gets a number behind it',
  message: messages.created,
  status: 201,
  body: PostInput.extend({
    /** Made by the form. The same id again, after an answer that never arrived, changes that post instead. */
    id: optional(Id),
  }),
  data: PostWithDraft,
})

export const updatePost = endpoint('PUT', '/posts/:id', {
  access: 'post:update',
  summary:
    'Change a post. A version that is not the current one gets 409 with the current record in `data.post` and `data.draft`',
  message: messages.updated,
  params: ById,
  body: PostChanges,
  data: PostWithDraft,
})

export const deletePost = endpoint('DELETE', '/posts/:id', {
  access: 'post:update',
  summary: 'Move a post to the trash; it can be undone for 30 days',
  message: messages.deleted,
  params: ById,
})

export const restorePost = endpoint('PATCH', '/posts/:id/restore', {
  access: 'post:update',
  summary: 'Bring a post back from the trash',
  message: messages.restored,
  params: ById,
  data: PostWithDraft,
})

export const discardPostDraft = endpoint('DELETE', '/posts/:id/draft', {
  access: 'post:update',
  summary: 'Throw away what is not live yet of a published post; it stays among the revisions',
  message: messages.draftDiscarded,
  params: ById,
  query: z.object({ version: z.coerce.number(says(messages.versionRequired)).int(says(messages.versionRequired)) }),
  data: PostWithDraft,
})

export const reviewPost = endpoint('POST', '/posts/:id/review', {
  access: 'post:publish',
  summary: "Answer a parent's request: publish the post as it stands, or return it with a word",
  params: ById,
  body: z
    .object({
      decision: z.enum(['publish', 'return']),
      word: text(postLimits.wordMaximum).optional(),
      version: z.int(says(messages.versionRequired)),
    })
    .refine(({ decision, word }) => decision === 'publish' || Boolean(word), {
      path: ['word'],
      message: says(messages.wordRequired),
    }),
  data: PostWithDraft,
})

export const checkPostSlug = endpoint('GET', '/posts/slug', {
  access: 'post:create',
  summary: 'Is this slug free? If not, the one that would be given',
  query: z.object({
    slug: postFields.slug,
    /** The post that has or wants it. */
    id: optional(Id),
  }),
  data: z.object({ slug: z.string(), isFree: z.boolean() }),
})
