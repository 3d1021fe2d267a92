import { escapeHtml as text } from '../html-text.ts'
import type { Message, Values } from '../messages.ts'
import { blogMessages as messages } from './blog-messages.ts'
import type { BlogCategory, BlogLabel, BlogPost, BlogSummary } from './blog.ts'
import type { Pagination } from '../fields.ts'

/**
 * The public pages, written once: the server puts them into its HTML, to be read without a script, and the web app
 * draws the same markup, so that nothing moves when it takes over.
 */

/** In whose words and by whose calendar. */
export interface BlogVoice {
  say(message: Message, values?: Values): string
  /** dd/MM/yyyy. */
  dateOf(moment: string): string
}

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

interface ListContent {
  address: BlogAddress
  posts: readonly BlogSummary[]
  pagination: Pagination
  categories: readonly BlogCategory[]
  tags: readonly BlogLabel[]
}

export function listMarkup(voice: BlogVoice, { address, posts, pagination, categories, tags }: ListContent): string {
  const { say } = voice
  const chosen = categories.find(({ slug }) => slug === address.category)
  return [
    `<header class="blog-heading"><h1>${text(chosen?.name ?? say(messages.title))}</h1>`,
    `<p>${text(chosen?.description || say(messages.description))}</p></header>`,
    searchMarkup(voice, address),
    labelsMarkup(say(messages.categories), [
      { name: say(messages.all), href: blogPath({}), isCurrent: address.category === '' && address.tag === '' },
      ...categories.map(({ name, slug }) => ({
        name,
        href: blogPath({ category: slug }),
        isCurrent: slug === address.category,
      })),
    ]),
    posts.length === 0 ? emptyMarkup(voice, address) : cardsMarkup(voice, posts, 2),
    pagerMarkup(voice, address, pagination),
    tags.length === 0
      ? ''
      : labelsMarkup(
          say(messages.tags),
          tags.map(({ name, slug }) => ({
            name: `#${name}`,
            href: blogPath({ tag: slug }),
            isCurrent: slug === address.tag,
          })),
        ),
  ].join('')
}

function searchMarkup({ say }: BlogVoice, { search, category, tag }: BlogAddress): string {
  const kept = Object.entries({ category, tag })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${text(value)}">`)
  return `<form class="blog-search" role="search" action="/blog">${kept.join('')}<input type="search" name="search" maxlength="200" value="${text(search)}" placeholder="${text(say(messages.search))}" aria-label="${text(say(messages.search))}"><button type="submit">${text(say(messages.find))}</button></form>`
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

function cardsMarkup(voice: BlogVoice, posts: readonly BlogSummary[], level: 2 | 3): string {
  return `<div class="blog-cards">${posts.map((post) => cardMarkup(voice, post, level)).join('')}</div>`
}

function cardMarkup(voice: BlogVoice, post: BlogSummary, level: 2 | 3): string {
  const title = `<h${level}><a href="/blog/${text(post.slug)}">${text(post.title)}</a></h${level}>`
  return `<article class="blog-card">${pictureMarkup(post, 'blog-card-picture')}<div class="blog-card-text">${categoryMarkup(post)}${title}<p>${text(post.excerpt)}</p>${metaMarkup(voice, post)}</div></article>`
}

/** A card without a picture has a surface in the color of its category. */
function pictureMarkup({ featuredImage, featuredImageAlt, category }: BlogSummary, className: string): string {
  if (featuredImage !== null)
    return `<img class="${className}" src="${text(featuredImage)}" alt="${text(featuredImageAlt)}" loading="lazy">`
  const color = category?.color ?? '#64748B'
  return `<div class="${className}" style="--label:${text(color)}" aria-hidden="true"></div>`
}

function categoryMarkup({ category }: Pick<BlogSummary, 'category'>): string {
  return category
    ? `<a class="blog-category" style="--label:${text(category.color)}" href="${text(blogPath({ category: category.slug }))}">${text(category.name)}</a>`
    : ''
}

function metaMarkup({ say, dateOf }: BlogVoice, post: ShownPost | BlogSummary): string {
  const { authorName, publishDate, readingMinutes } = post
  const parts = [
    ...(authorName === '' ? [] : [`<span>${text(authorName)}</span>`]),
    `<time datetime="${text(publishDate)}">${text(dateOf(publishDate))}</time>`,
    `<span>${text(say(messages.minutes, { minutes: readingMinutes }))}</span>`,
  ]
  return `<p class="blog-meta">${parts.join('')}</p>`
}

function emptyMarkup({ say }: BlogVoice, { search, category, tag }: BlogAddress): string {
  const isFiltered = search !== '' || category !== '' || tag !== ''
  const [title, message] = isFiltered
    ? [messages.nothingFound, messages.nothingFoundMessage]
    : [messages.empty, messages.emptyMessage]
  const all = isFiltered ? `<p><a href="/blog">${text(say(messages.showAll))}</a></p>` : ''
  return `<div class="blog-empty"><h2>${text(say(title))}</h2><p>${text(say(message))}</p>${all}</div>`
}

function pagerMarkup({ say }: BlogVoice, address: BlogAddress, { page, totalPages }: Pagination): string {
  if (totalPages <= 1) return ''
  const link = (to: number, rel: string, name: string): string =>
    to < 1 || to > totalPages
      ? '<span></span>'
      : `<a rel="${rel}" href="${text(blogPath({ ...address, page: to }))}">${text(name)}</a>`
  const place = say(messages.pageOf, { page, pages: totalPages })
  return `<nav class="blog-pager" aria-label="${text(say(messages.pages))}">${link(page - 1, 'prev', say(messages.newer))}<span>${text(place)}</span>${link(page + 1, 'next', say(messages.older))}</nav>`
}

/** What an article shows; the page of a draft has it too. */
export type ShownPost = Pick<
  BlogPost,
  | 'title'
  | 'content'
  | 'authorName'
  | 'publishDate'
  | 'readingMinutes'
  | 'featuredImage'
  | 'featuredImageAlt'
  | 'category'
  | 'tags'
>

interface ArticleOptions {
  /** Of the title; below a page's own heading it is the second. */
  level?: 1 | 2
  /** The way back to the list. */
  hasTrail?: boolean
}

export function articleMarkup(
  voice: BlogVoice,
  post: ShownPost,
  { level = 1, hasTrail = true }: ArticleOptions = {},
): string {
  const { say } = voice
  const trail = hasTrail ? `<p class="blog-trail"><a href="/blog">${text(say(messages.backToBlog))}</a></p>` : ''
  const cover =
    post.featuredImage === null
      ? ''
      : `<img class="blog-cover" src="${text(post.featuredImage)}" alt="${text(post.featuredImageAlt)}">`
  const tags = post.tags.map(({ name, slug }) => ({
    name: `#${name}`,
    href: blogPath({ tag: slug }),
    isCurrent: false,
  }))
  return [
    `<article class="blog-article"><header>${trail}${categoryMarkup(post)}`,
    `<h${level} class="blog-title">${text(post.title)}</h${level}>${metaMarkup(voice, post)}</header>${cover}`,
    // Cleaned when it was kept.
    `<div class="blog-text">${post.content}</div>`,
    tags.length === 0 ? '' : labelsMarkup(say(messages.tags), tags),
    '</article>',
  ].join('')
}

export function relatedMarkup(voice: BlogVoice, related: readonly BlogSummary[]): string {
  const name = text(voice.say(messages.related))
  return related.length === 0
    ? ''
    : `<aside class="blog-related" aria-label="${name}"><h2>${name}</h2>${cardsMarkup(voice, related, 3)}</aside>`
}

export function missingMarkup({ say }: BlogVoice): string {
  return `<div class="blog-empty"><h1>${text(say(messages.notFound))}</h1><p>${text(say(messages.notFoundMessage))}</p><p><a href="/blog">${text(say(messages.showAll))}</a></p></div>`
}
