import type { BlogPost, BlogSummary, blogTaxonomy, getBlogPost, listBlogPosts } from '@lms/contracts/blog/blog.ts'
import type { DataOf, QueryOf } from '@lms/contracts/endpoint.ts'
import { postMessages as messages } from '@lms/contracts/posts/post-messages.ts'
import { withDescendants } from '@lms/contracts/taxonomy/taxonomy.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { searchWords } from '../platform/database/search.ts'
import type { Queries } from '../platform/database/tables.ts'
import type { FormulaDrawer } from '../platform/html/formula-drawer.ts'
import { notFound } from '../platform/http/errors.ts'
import { paginationOf } from '../platform/pagination.ts'
import { allCategories } from '../taxonomy/category-store.ts'
import { findTag, findTags } from '../taxonomy/tag-store.ts'
import { toLabel } from '../taxonomy/taxonomy-view.ts'
import type { LivePost, LiveSummary } from '../posts/live-post-store.ts'
import * as store from '../posts/live-post-store.ts'
import { findByOldSlug } from '../posts/post-slug-store.ts'
import { countsByCategory } from '../posts/post-tally-store.ts'
import { type PostContext, readPostContext } from '../posts/post-view.ts'

const shownTags = 30
const shownRelated = 3
const isId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** The public side: what is live, for everyone. */
export interface Blog {
  list(query: QueryOf<typeof listBlogPosts>): Promise<DataOf<typeof listBlogPosts>>
  get(idOrSlug: string): Promise<DataOf<typeof getBlogPost>>
  taxonomy(): Promise<DataOf<typeof blogTaxonomy>>
  /** The same for one that was found already. */
  show(post: LivePost): Promise<DataOf<typeof getBlogPost>>
  /** What is live under this id, slug or former slug; null when nothing is. */
  find(idOrSlug: string): Promise<LivePost | null>
  addresses(span: { limit: number; offset: number }): Promise<{ slug: string; updatedAt: string }[]>
}

interface BlogDependencies {
  database: Database
  clock: Clock
  formulas: Pick<FormulaDrawer, 'draw'>
}

export function createBlog({ database, clock, formulas }: BlogDependencies): Blog {
  const now = (): string => clock.now().toISOString()

  async function find(idOrSlug: string): Promise<LivePost | null> {
    const queries = database.near()
    const found =
      (isId.test(idOrSlug) ? await store.findLive(queries, 'id', idOrSlug, now()) : null) ??
      (await store.findLive(queries, 'slug', idOrSlug, now()))
    if (found) return found
    const id = await findByOldSlug(queries, idOrSlug)
    return id === null ? null : store.findLive(queries, 'id', id, now())
  }

  async function views(queries: Queries, posts: readonly LiveSummary[]): Promise<BlogSummary[]> {
    const context = await readPostContext(queries, {
      authorIds: posts.map(({ authorId }) => authorId),
      pictures: posts.map(({ featuredImage }) => featuredImage),
    })
    return posts.map((post) => toSummaryView(post, context))
  }

  async function show(post: LivePost): Promise<DataOf<typeof getBlogPost>> {
    const queries = database.near()
    // Of the same category first; where that has too few, the newest of all.
    const near = await store.newestLive(queries, now(), { category: post.categoryId, limit: shownRelated + 1 })
    const newest = near.length > shownRelated ? [] : await store.newestLive(queries, now(), { limit: 2 * shownRelated })
    const others = new Map([...near, ...newest].map((each) => [each.id, each]))
    others.delete(post.id)
    const related = [...others.values()].slice(0, shownRelated)
    const shown = [post, ...related]
    const context = await readPostContext(queries, {
      authorIds: shown.map(({ authorId }) => authorId),
      tagIds: post.tagIds,
      pictures: shown.map(({ featuredImage }) => featuredImage),
    })
    const content = await formulas.draw(post.content)
    return {
      post: toPostView({ ...post, content }, context),
      related: related.map((each) => toSummaryView(each, context)),
    }
  }

  return {
    find,

    async list({ category, tag, search, ...page }) {
      const queries = database.near()
      const words = searchWords(search)
      const categories = category === undefined ? undefined : await categoriesUnder(queries, category)
      const tagId = tag === undefined ? undefined : (await findTag(queries, { slug: tag }))?.id
      // A label that nobody knows has no posts.
      if (categories?.length === 0 || (tag !== undefined && tagId === undefined))
        return { posts: [], pagination: paginationOf(page, 0) }
      const found = await store.listLive(queries, { now: now(), categories, tagId, words, ...page })
      return {
        posts: await views(queries, found.posts),
        pagination: paginationOf(page, found.total, found.isCapped),
      }
    },

    async get(idOrSlug) {
      const post = await find(idOrSlug)
      if (!post) throw notFound(messages.notFound)
      return show(post)
    },

    show,

    async taxonomy() {
      const queries = database.near()
      const { published } = await countsByCategory(queries)
      const categories = (await allCategories(queries)).map((category) => ({
        ...toLabel(category),
        description: category.description,
        parent: category.parent,
        postCount: published.get(category.id) ?? 0,
      }))
      const used = await store.mostUsedTags(queries, shownTags)
      const known = new Map(
        (
          await findTags(
            queries,
            used.map(({ id }) => id),
          )
        ).map((tag) => [tag.id, toLabel(tag)]),
      )
      const tags = used.flatMap(({ id, amount }) => {
        const label = known.get(id)
        return label ? [{ ...label, postCount: amount }] : []
      })
      const filled = new Set(
        categories.filter(({ postCount }) => postCount > 0).flatMap(({ id }) => ancestorsOf(categories, id)),
      )
      return { categories: categories.filter(({ id }) => filled.has(id)), tags }
    },

    addresses: (span) => store.liveAddresses(database.near(), now(), span),
  }
}

async function categoriesUnder(queries: Queries, slug: string): Promise<string[]> {
  const all = await allCategories(queries)
  const category = all.find((each) => each.slug === slug)
  return category ? withDescendants(all, category.id) : []
}

/** Itself and what it lies in, up to the root. */
function ancestorsOf(all: readonly { id: string; parent: string | null }[], id: string): string[] {
  const path: string[] = []
  for (let at: string | null = id; at !== null && !path.includes(at);) {
    path.push(at)
    const here: string = at
    at = all.find((each) => each.id === here)?.parent ?? null
  }
  return path
}

function toSummaryView(post: LiveSummary, { people, categories, alts }: PostContext): BlogSummary {
  return {
    id: post.id,
    title: post.title,
    slug: post.slug,
    excerpt: post.lead,
    featuredImage: post.featuredImage,
    featuredImageAlt: post.featuredImage === null ? '' : (alts.get(post.featuredImage) ?? ''),
    publishDate: post.publishDate,
    authorName: post.authorId === null ? '' : (people.get(post.authorId) ?? ''),
    category: categories.get(post.categoryId) ?? null,
    readingMinutes: post.readingMinutes,
  }
}

function toPostView(post: LivePost, context: PostContext): BlogPost {
  return {
    ...toSummaryView(post, context),
    content: post.content,
    tags: post.tagIds.map((id) => context.tags.get(id)).filter((tag) => tag !== undefined),
    seo: post.seo,
    updatedAt: post.updatedAt,
  }
}
