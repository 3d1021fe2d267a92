import { says } from '@lms/contracts/messages.ts'
import { publishDateProblem } from '@lms/contracts/posts/post-dates.ts'
import { type PostInput, PostInput as PostInputSchema, type PostWithDraft } from '@lms/contracts/posts/posts.ts'
import { z } from 'zod'
import { type TwoVersions, twoVersions } from '../../lib/versions/two-versions.ts'

/** What the form holds. What is not chosen yet is an empty text. */
export const PostValues = z.object({
  title: z.string(),
  slug: z.string(),
  content: z.string(),
  excerpt: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  featuredImage: z.string().nullable(),
  seo: z.object({
    metaTitle: z.string(),
    metaDescription: z.string(),
    keywords: z.string(),
    canonicalUrl: z.string(),
  }),
  publishDate: z.string().nullable(),
  /** Of this save, not of the post. What a browser kept before there was a field for it has none. */
  reason: z.string().default(''),
})
export type PostValues = z.infer<typeof PostValues>

export function emptyValues(): PostValues {
  return {
    title: '',
    slug: '',
    content: '',
    excerpt: '',
    category: '',
    tags: [],
    featuredImage: null,
    seo: { metaTitle: '', metaDescription: '', keywords: '', canonicalUrl: '' },
    publishDate: null,
    reason: '',
  }
}

/** What an editor goes on from: what is not live yet, where there is such a text. */
export function valuesOf({ post, draft }: PostWithDraft): PostValues {
  const text = draft ?? post
  const { metaTitle, metaDescription, keywords, canonicalUrl } = text.seo
  return {
    title: text.title,
    slug: text.slug,
    content: text.content,
    excerpt: text.excerpt,
    category: text.category?.id ?? '',
    tags: text.tags.map(({ id }) => id),
    featuredImage: text.featuredImage,
    seo: { metaTitle, metaDescription, keywords, canonicalUrl },
    publishDate: text.publishDate,
    reason: '',
  }
}

type Written = Omit<PostInput, 'status'>

/** The contract's rules. A date in the past is refused only when it was changed. */
export function postSchema(publishDateBefore: string | null): z.ZodType<Written, PostValues> {
  const schema = PostInputSchema.omit({ status: true }).superRefine(({ publishDate }, context) => {
    const problem = publishDateProblem(publishDate, { before: publishDateBefore, now: new Date() })
    if (problem !== null) context.addIssue({ code: 'custom', path: ['publishDate'], message: says(problem) })
  })
  return schema as unknown as z.ZodType<Written, PostValues>
}

/** Parts that are kept, or given up, as one. */
const postParts = {
  title: ['title'],
  slug: ['slug'],
  content: ['content'],
  excerpt: ['excerpt'],
  category: ['category'],
  tags: ['tags'],
  featuredImage: ['featuredImage'],
  seo: ['seo'],
  publishDate: ['publishDate'],
} as const satisfies Record<string, readonly (keyof PostValues)[]>
export type PostPart = keyof typeof postParts

export const postVersions: TwoVersions<PostPart, PostValues> = twoVersions(postParts)
