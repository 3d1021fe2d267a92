import { blogMessages as messages } from '@lms/contracts/blog/blog-messages.ts'
import {
  type BlogAddress,
  articleMarkup,
  listMarkup,
  missingMarkup,
  relatedMarkup,
} from '@lms/contracts/blog/blog-markup.ts'
import { blogTaxonomy, listBlogPosts } from '@lms/contracts/blog/blog.ts'
import { escapeHtml } from '@lms/contracts/html-text.ts'
import type { MakePage, PageQuery, ServedPage } from '../platform/http/pages/served-page.ts'
import { articleHead, listHead, sheets } from './blog-head.ts'
import { frame, voice } from './blog-frame.ts'
import type { Blog } from './blog-service.ts'

interface PageDependencies {
  blog: Blog
  siteName: () => Promise<string>
  publicUrl: string
}

/** `/blog` and `/blog/:id` as they are before any script runs. */
export function createBlogPages({ blog, siteName, publicUrl }: PageDependencies): MakePage {
  const site = async () => ({ name: await siteName(), url: publicUrl.replace(/\/$/, '') })

  async function listPage(query: PageQuery) {
    const parsed = listBlogPosts.query.safeParse(query)
    const wish = parsed.success ? parsed.data : listBlogPosts.query.parse({})
    const { posts, pagination } = await blog.list(wish)
    const labels = await blog.taxonomy()
    const { category = '', tag = '', search = '', page } = wish
    const address: BlogAddress = { category, tag, search, page }
    const chosen = labels.categories.find(({ slug }) => slug === category) ?? null
    const here = await site()
    return {
      status: posts.length === 0 && page > 1 ? (404 as const) : (200 as const),
      head: listHead(here, address, chosen),
      body: frame(here.name, listMarkup(voice, { address, posts, pagination, ...labels })),
      data: {
        [listBlogPosts.path]: { query: wish, data: { posts, pagination } },
        [blogTaxonomy.path]: { data: labels },
      },
    }
  }

  return async (path, query) => {
    if (path === '/blog' || path === '/blog/') return listPage(query)
    const wanted = addressed(path)
    if (wanted === null) return null
    const found = await blog.find(wanted)
    if (!found) return missing(await siteName())
    // The post has one address; every other one that leads to it leads on.
    if (wanted !== found.slug) return { redirectTo: `/blog/${found.slug}` }
    const { post, related } = await blog.show(found)
    const here = await site()
    return {
      status: 200,
      head: articleHead(here, post),
      body: frame(here.name, articleMarkup(voice, post) + relatedMarkup(voice, related)),
      data: { '/blog/posts/:id': { id: post.slug, data: { post, related } } },
    }
  }
}

function missing(name: string): ServedPage {
  const title = escapeHtml(`${messages.notFound.default} · ${name}`)
  return {
    status: 404,
    head: `<title>${title}</title><meta name="robots" content="noindex">${sheets}`,
    body: frame(name, missingMarkup(voice)),
    data: {},
  }
}

function addressed(path: string): string | null {
  const segment = /^\/blog\/([^/]+)\/?$/.exec(path)?.[1]
  if (segment === undefined) return null
  try {
    return decodeURIComponent(segment).slice(0, 250)
  } catch {
    return segment
  }
}
