import { blogMessages as messages } from '@lms/contracts/blog/blog-messages.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { entityTag } from '../platform/http/entity-tag.ts'
import { notFound } from '../platform/http/errors.ts'
import { escapeHtml as text } from '@lms/contracts/html-text.ts'
import type { Blog } from './blog-service.ts'

/** As many addresses as one list of them may hold. */
const perSitemap = 40_000
const inFeed = 20

interface FeedDependencies {
  blog: Blog
  siteName: () => Promise<string>
  publicUrl: string
}

/** What machines read: the feed, the list of all addresses, and what they may look at. */
export function serveBlogFeeds(app: FastifyInstance, { blog, siteName, publicUrl }: FeedDependencies): void {
  const site = publicUrl.replace(/\/$/, '')
  const options = { schema: { hide: true }, logLevel: 'warn' } as const
  const xml = (request: FastifyRequest, reply: FastifyReply, type: string, body: string) => {
    const content = `<?xml version="1.0" encoding="UTF-8"?>\n${body}`
    const tag = entityTag(content)
    void reply.headers({ etag: tag, 'cache-control': 'public, max-age=300', 'x-content-type-options': 'nosniff' })
    if (request.headers['if-none-match'] === tag) return reply.status(304).send()
    return reply.type(`${type}; charset=utf-8`).send(content)
  }

  app.get('/blog/rss.xml', options, async (request, reply) => {
    const { posts } = await blog.list({ page: 1, limit: inFeed })
    const items = posts.map(
      (post) =>
        `<item><title>${text(post.title)}</title><link>${site}/blog/${post.slug}</link><guid isPermaLink="false">${post.id}</guid><pubDate>${new Date(post.publishDate).toUTCString()}</pubDate>${post.category ? `<category>${text(post.category.name)}</category>` : ''}<description>${text(post.excerpt)}</description></item>`,
    )
    const name = await siteName()
    const channel = `<title>${text(`${messages.title.default} · ${name}`)}</title><link>${site}/blog</link><description>${text(messages.description.default)}</description><language>vi</language><atom:link href="${site}/blog/rss.xml" rel="self" type="application/rss+xml"/>`
    const body = `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${channel}${items.join('')}</channel></rss>`
    return xml(request, reply, 'application/rss+xml', body)
  })

  async function addresses(page: number): Promise<string> {
    const found = await blog.addresses({ limit: perSitemap, offset: (page - 1) * perSitemap })
    if (found.length === 0 && page > 1) throw notFound()
    const entries = found.map(
      ({ slug, updatedAt }) => `<url><loc>${site}/blog/${slug}</loc><lastmod>${updatedAt}</lastmod></url>`,
    )
    const start = page === 1 ? `<url><loc>${site}/blog</loc></url>` : ''
    return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${start}${entries.join('')}</urlset>`
  }

  app.get('/sitemap.xml', options, async (request, reply) => {
    const { pagination } = await blog.list({ page: 1, limit: 1 })
    const pages = Math.max(1, Math.ceil(pagination.total / perSitemap))
    if (pages === 1) return xml(request, reply, 'application/xml', await addresses(1))
    const parts = Array.from(
      { length: pages },
      (_, index) => `<sitemap><loc>${site}/sitemap-${index + 1}.xml</loc></sitemap>`,
    )
    const body = `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${parts.join('')}</sitemapindex>`
    return xml(request, reply, 'application/xml', body)
  })

  app.get('/sitemap-:page.xml', options, async (request, reply) => {
    const { page } = request.params as { page: string }
    if (!/^[1-9]\d{0,3}$/.test(page)) throw notFound()
    return xml(request, reply, 'application/xml', await addresses(Number(page)))
  })

  app.get('/robots.txt', options, (_request, reply) =>
    reply
      .headers({ 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' })
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nAllow: /blog\nDisallow: /api/\nSitemap: ${site}/sitemap.xml\n`),
  )
}
