import { blogMessages as messages } from '@lms/contracts/blog/blog-messages.ts'
import { type BlogAddress, blogPath } from '@lms/contracts/blog/blog-markup.ts'
import { type BlogPost, blogSheets } from '@lms/contracts/blog/blog.ts'
import { escapeHtml as text } from '@lms/contracts/html-text.ts'
import { safeJson } from '../platform/http/pages/served-page.ts'

interface Site {
  name: string
  /** Where the product lives, without a slash at the end. */
  url: string
}

export const sheets = blogSheets
  .map((sheet) => `<link rel="stylesheet" href="${sheet}" data-precedence="default">`)
  .join('')

interface Head {
  title: string
  description: string
  canonical: string
  type: 'website' | 'article'
  image: string | null
  more?: string
  structured: object
}

export function listHead(
  site: Site,
  { page, ...filters }: BlogAddress,
  chosen: { name: string; description: string } | null,
): string {
  const title = chosen?.name ?? messages.title.default
  return headMarkup(site, {
    title: page > 1 ? `${title} (${page})` : title,
    description: chosen?.description || messages.description.default,
    canonical: `${site.url}${blogPath({ ...filters, page })}`,
    type: 'website',
    image: null,
    // What somebody searched for is no page of its own.
    more: filters.search === '' ? '' : '<meta name="robots" content="noindex">',
    structured: { '@type': 'Blog', name: `${title} · ${site.name}`, url: `${site.url}/blog`, inLanguage: 'vi' },
  })
}

export function articleHead(site: Site, post: BlogPost): string {
  const { seo } = post
  const title = seo.metaTitle || post.title
  const description = seo.metaDescription || post.excerpt
  const canonical = seo.canonicalUrl || `${site.url}/blog/${post.slug}`
  const image = post.featuredImage === null ? null : `${site.url}${post.featuredImage}`
  return headMarkup(site, {
    title,
    description,
    canonical,
    type: 'article',
    image,
    more: [
      `<meta property="article:published_time" content="${post.publishDate}">`,
      `<meta property="article:modified_time" content="${post.updatedAt}">`,
      ...(post.category ? [`<meta property="article:section" content="${text(post.category.name)}">`] : []),
      ...post.tags.map(({ name }) => `<meta property="article:tag" content="${text(name)}">`),
      ...(seo.keywords === '' ? [] : [`<meta name="keywords" content="${text(seo.keywords)}">`]),
    ].join(''),
    structured: {
      '@type': 'BlogPosting',
      headline: post.title,
      description,
      url: canonical,
      mainEntityOfPage: canonical,
      datePublished: post.publishDate,
      dateModified: post.updatedAt,
      inLanguage: 'vi',
      ...(image !== null && { image: [image] }),
      ...(post.authorName !== '' && { author: { '@type': 'Person', name: post.authorName } }),
      ...(post.category && { articleSection: post.category.name }),
      publisher: { '@type': 'Organization', name: site.name, url: site.url },
    },
  })
}

function headMarkup(site: Site, { title, description, canonical, type, image, more = '', structured }: Head): string {
  const property = (name: string, content: string) => `<meta property="${name}" content="${text(content)}">`
  return [
    `<title>${text(`${title} · ${site.name}`)}</title>`,
    `<meta name="description" content="${text(description)}">`,
    `<link rel="canonical" href="${text(canonical)}">`,
    `<link rel="alternate" type="application/rss+xml" title="${text(site.name)}" href="/blog/rss.xml">`,
    sheets,
    property('og:type', type),
    property('og:title', title),
    property('og:description', description),
    property('og:url', canonical),
    property('og:site_name', site.name),
    property('og:locale', 'vi_VN'),
    ...(image === null ? [] : [property('og:image', image)]),
    `<meta name="twitter:card" content="${image === null ? 'summary' : 'summary_large_image'}">`,
    more,
    `<script type="application/ld+json">${safeJson({ '@context': 'https://schema.org', ...structured })}</script>`,
  ].join('')
}
