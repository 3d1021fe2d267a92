import { blogMessages as messages } from '@lms/contracts/blog/blog-messages.ts'
import type { BlogCategory, BlogLabel, BlogPost, BlogSummary } from '@lms/contracts/blog/blog.ts'
import type { Pagination } from '@lms/contracts/fields.ts'
import { escapeHtml as text } from '../platform/http/pages/served-page.ts'

/**
 * The public pages as HTML, to be read without a script. The web app draws the same elements with the same classes
 * (`web/src/blog`), so that nothing moves when it takes over.
 */

export interface BlogAddress {
  category: string
  tag: string
  search: string
  page: number
}

export function blogPath({ page, ...filters }: Partial<BlogAddress>): string {
  const entries = Object.entries(filters).filter(([, value]) => value !== undefined && value !== '')
  const query = new URLSearchParams(entries)
  if (page !== undefined && page > 1) query.set('page', String(page))
  return query.size === 0 ? '/blog' : `/blog?${query.toString()}`
}

const mark =
  '<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true"><rect width="32" height="32" rx="9" fill="#6341cd"/><path d="M7 10.5c3.2-1.2 6.3-.9 9 1 2.7-1.9 5.8-2.2 9-1v12c-3.2-1.2-6.3-.9-9 1-2.7-1.9-5.8-2.2-9-1z" fill="#fff"/><path d="M16 11.5v12" fill="none" stroke="#b9a8fb" stroke-width="1.5"/><path d="M16 8.2c-1.6-1.3-1.6-3 0-4.2 1.6 1.2 1.6 2.9 0 4.2z" fill="#fbbf24"/></svg>'

export function frame(siteName: string, content: string): string {
  return `<header class="blog-header"><a class="blog-home" href="/blog">${mark}<span>${text(siteName)}</span></a><a class="blog-sign-in" href="/login">${text(messages.signIn.default)}</a></header><main class="blog-main"><div class="blog">${content}</div></main>`
}

interface ListContent {
  address: BlogAddress
  posts: readonly BlogSummary[]
  pagination: Pagination
  categories: readonly BlogCategory[]
  tags: readonly BlogLabel[]
}

export function listMarkup({ address, posts, pagination, categories, tags }: ListContent): string {
  const chosen = categories.find(({ slug }) => slug === address.category)
  return [
    `<header class="blog-heading"><h1>${text(chosen?.name ?? messages.title.default)}</h1>`,
    `<p>${text(chosen?.description || messages.description.default)}</p></header>`,
    searchMarkup(address),
    labelsMarkup(messages.categories.default, [
      { name: messages.all.default, href: blogPath({}), isCurrent: address.category === '' && address.tag === '' },
      ...categories.map(({ name, slug }) => ({
        name,
        href: blogPath({ category: slug }),
        isCurrent: slug === address.category,
      })),
    ]),
    posts.length === 0 ? emptyMarkup(address) : `<div class="blog-cards">${posts.map(cardMarkup).join('')}</div>`,
    pagerMarkup(address, pagination),
    tags.length === 0
      ? ''
      : labelsMarkup(
          messages.tags.default,
          tags.map(({ name, slug }) => ({
            name: `#${name}`,
            href: blogPath({ tag: slug }),
            isCurrent: slug === address.tag,
          })),
        ),
  ].join('')
}

function searchMarkup({ search, category, tag }: BlogAddress): string {
  const kept = Object.entries({ category, tag })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${text(value)}">`)
  return `<form class="blog-search" role="search" action="/blog">${kept.join('')}<input type="search" name="search" maxlength="200" value="${text(search)}" placeholder="${text(messages.search.default)}" aria-label="${text(messages.search.default)}"><button type="submit">${text(messages.find.default)}</button></form>`
}

interface LabelLink {
  name: string
  href: string
  isCurrent: boolean
}

function labelsMarkup(label: string, links: readonly LabelLink[]): string {
  const items = links.map(
    ({ name, href, isCurrent }) =>
      `<li><a href="${text(href)}"${isCurrent ? ' aria-current="page"' : ''}>${text(name)}</a></li>`,
  )
  return `<nav class="blog-labels" aria-label="${text(label)}"><ul>${items.join('')}</ul></nav>`
}

function cardMarkup(post: BlogSummary): string {
  return `<article class="blog-card">${pictureMarkup(post, 'blog-card-picture')}<div class="blog-card-text">${categoryMarkup(post)}<h2><a href="/blog/${post.slug}">${text(post.title)}</a></h2><p>${text(post.excerpt)}</p>${metaMarkup(post)}</div></article>`
}

/** A card without a picture has a surface in the color of its category. */
function pictureMarkup({ featuredImage, featuredImageAlt, category }: BlogSummary, className: string): string {
  if (featuredImage !== null)
    return `<img class="${className}" src="${text(featuredImage)}" alt="${text(featuredImageAlt)}" loading="lazy">`
  const color = category?.color ?? '#64748B'
  return `<div class="${className}" style="--label:${text(color)}" aria-hidden="true"></div>`
}

function categoryMarkup({ category }: BlogSummary): string {
  return category
    ? `<a class="blog-category" style="--label:${text(category.color)}" href="${text(blogPath({ category: category.slug }))}">${text(category.name)}</a>`
    : ''
}

function metaMarkup({ authorName, publishDate, readingMinutes }: BlogSummary): string {
  const parts = [
    ...(authorName === '' ? [] : [`<span>${text(authorName)}</span>`]),
    `<time datetime="${publishDate}">${dateOf(publishDate)}</time>`,
    `<span>${text(messages.minutes.default.replace('{{minutes}}', String(readingMinutes)))}</span>`,
  ]
  return `<p class="blog-meta">${parts.join('')}</p>`
}

/** dd/MM/yyyy where the product is at home, as the web app writes it too. */
function dateOf(moment: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'Asia/Ho_Chi_Minh',
  }).format(new Date(moment))
}

function emptyMarkup({ search, category, tag }: BlogAddress): string {
  const isFiltered = search !== '' || category !== '' || tag !== ''
  const [title, message] = isFiltered
    ? [messages.nothingFound, messages.nothingFoundMessage]
    : [messages.empty, messages.emptyMessage]
  const all = isFiltered ? `<p><a href="/blog">${text(messages.showAll.default)}</a></p>` : ''
  return `<div class="blog-empty"><h2>${text(title.default)}</h2><p>${text(message.default)}</p>${all}</div>`
}

function pagerMarkup(address: BlogAddress, { page, totalPages }: Pagination): string {
  if (totalPages <= 1) return ''
  const link = (to: number, rel: string, name: string): string =>
    to < 1 || to > totalPages
      ? '<span></span>'
      : `<a rel="${rel}" href="${text(blogPath({ ...address, page: to }))}">${text(name)}</a>`
  const place = messages.pageOf.default.replace('{{page}}', String(page)).replace('{{pages}}', String(totalPages))
  return `<nav class="blog-pager" aria-label="${text(messages.pages.default)}">${link(page - 1, 'prev', messages.newer.default)}<span>${text(place)}</span>${link(page + 1, 'next', messages.older.default)}</nav>`
}

export function articleMarkup(post: BlogPost, related: readonly BlogSummary[]): string {
  const cover =
    post.featuredImage === null
      ? ''
      : `<img class="blog-cover" src="${text(post.featuredImage)}" alt="${text(post.featuredImageAlt)}">`
  const tags = post.tags.map(
    ({ name, slug }) => `<li><a href="${text(blogPath({ tag: slug }))}">#${text(name)}</a></li>`,
  )
  return [
    `<article class="blog-article"><header>`,
    `<p class="blog-trail"><a href="/blog">${text(messages.backToBlog.default)}</a></p>`,
    `${categoryMarkup(post)}<h1 class="blog-title">${text(post.title)}</h1>${metaMarkup(post)}</header>${cover}`,
    // Cleaned when it was kept; formulas are read as their source until they are drawn.
    `<div class="blog-text">${withFormulaSources(post.content)}</div>`,
    tags.length === 0
      ? ''
      : `<nav class="blog-labels" aria-label="${text(messages.tags.default)}"><ul>${tags.join('')}</ul></nav>`,
    '</article>',
    related.length === 0
      ? ''
      : `<aside class="blog-related" aria-label="${text(messages.related.default)}"><h2>${text(messages.related.default)}</h2><div class="blog-cards">${related.map(cardMarkup).join('').replaceAll('<h2>', '<h3>').replaceAll('</h2>', '</h3>')}</div></aside>`,
  ].join('')
}

function withFormulaSources(content: string): string {
  return content.replaceAll(
    /<(span|div)((?:\s[^<>]*)?\sdata-latex="([^"]*)"[^<>]*)>[^<]*<\/\1>/g,
    (_, tag: string, attributes: string, latex: string) => `<${tag}${attributes}><code>${latex}</code></${tag}>`,
  )
}
