import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Pagination, SearchText, Timestamp, optional, pageQuery } from '../fields.ts'
import { PostLabel, PostSeo } from '../posts/posts.ts'

/** The public side of the blog: what is live, for everyone, without a name that is not shown on the page. */

export const postsPerBlogPage = 12

export const BlogSummary = z.object({
  id: Id,
  title: z.string(),
  slug: z.string(),
  /** Never empty: without one, the beginning of the text. */
  excerpt: z.string(),
  featuredImage: z.string().nullable(),
  featuredImageAlt: z.string(),
  publishDate: Timestamp,
  /** Empty once the person is purged. */
  authorName: z.string(),
  category: PostLabel.nullable(),
  readingMinutes: z.int(),
})
export type BlogSummary = z.infer<typeof BlogSummary>

export const BlogPost = BlogSummary.extend({
  /** Safe HTML, with its formulas drawn. */
  content: z.string(),
  tags: z.array(PostLabel),
  seo: PostSeo,
  updatedAt: Timestamp,
})
export type BlogPost = z.infer<typeof BlogPost>

const Slug = optional(z.string().trim().max(200))

export const listBlogPosts = endpoint('GET', '/blog/posts', {
  access: 'public',
  summary: 'Posts that are live, newest first',
  isKept: true,
  query: z.object({
    ...pageQuery(postsPerBlogPage),
    /** Slugs. */
    category: Slug,
    tag: Slug,
    search: SearchText,
  }),
  data: z.object({ posts: z.array(BlogSummary), pagination: Pagination }),
})

const ByIdOrSlug = z.object({ id: z.string().min(1).max(200) })

export const getBlogPost = endpoint('GET', '/blog/posts/:id', {
  access: 'public',
  summary: 'One post that is live, by its id, its slug or a slug that it had',
  isKept: true,
  params: ByIdOrSlug,
  data: z.object({ post: BlogPost, related: z.array(BlogSummary) }),
})

/** With what is live of each. */
export const BlogLabel = PostLabel.extend({ postCount: z.int() })
export type BlogLabel = z.infer<typeof BlogLabel>
export const BlogCategory = BlogLabel.extend({ description: z.string(), parent: Id.nullable() })
export type BlogCategory = z.infer<typeof BlogCategory>

export const blogTaxonomy = endpoint('GET', '/blog/taxonomy', {
  access: 'public',
  summary: 'Categories and the most used tags of what is live',
  isKept: true,
  data: z.object({ categories: z.array(BlogCategory), tags: z.array(BlogLabel) }),
})

export const viewBlogPost = endpoint('POST', '/blog/posts/:id/views', {
  access: 'public',
  summary: 'Somebody reads this post: counted once per visitor and day, without keeping who',
  params: ByIdOrSlug,
})

/** What the public pages look like, named by the server's HTML and by the web app. */
export const blogSheets = ['/blog.css', '/blog-posts.css'] as const
