import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { postLimits } from './posts.ts'
import { isBlank, textOf } from '../rich-text.ts'

/** What is worth a second look before a post goes out: shown, never forced. */
export const findingKinds = [
  'content_empty',
  'alt_missing',
  'featured_alt_missing',
  'heading_order',
  'heading_empty',
  'link_broken',
  'meta_title_long',
  'meta_description_long',
] as const
export const Finding = z.object({
  kind: z.enum(findingKinds),
  /** Which one: the picture's address, the heading's text, where the link leads, or the length. */
  detail: z.string(),
})
export type Finding = z.infer<typeof Finding>

export interface CheckedText {
  title: string
  excerpt: string
  content: string
  featuredImage: string | null
  featuredImageAlt: string
  seo: { metaTitle?: string | undefined; metaDescription?: string | undefined }
}

/** `isBroken` tells of a link inside this site whether it leads nowhere. */
export function checkText(text: CheckedText, isBroken: (path: string) => boolean): Finding[] {
  const { seo, content } = text
  const metaTitle = seo.metaTitle || text.title
  const metaDescription = seo.metaDescription || text.excerpt
  const isLong = (field: string, maximum: number) => field.length > maximum
  return [
    ...(isBlank(content) ? [{ kind: 'content_empty', detail: '' } as const] : []),
    ...(text.featuredImage !== null && text.featuredImageAlt.trim() === ''
      ? [{ kind: 'featured_alt_missing', detail: text.featuredImage } as const]
      : []),
    ...picturesWithoutAlt(content).map((detail) => ({ kind: 'alt_missing', detail }) as const),
    ...headingFindings(content),
    ...internalLinksOf(content)
      .filter(isBroken)
      .map((detail) => ({ kind: 'link_broken', detail }) as const),
    ...(isLong(metaTitle, postLimits.metaTitleMaximum)
      ? [{ kind: 'meta_title_long', detail: String(metaTitle.length) } as const]
      : []),
    ...(isLong(metaDescription, postLimits.metaDescriptionMaximum)
      ? [{ kind: 'meta_description_long', detail: String(metaDescription.length) } as const]
      : []),
  ]
}

// Tags as the editor and the server write them; no part can begin again inside itself.
const pictures = /<img\b(?:"[^"]*"|'[^']*'|[^'"<>])*>/gi
const links = /<a\b(?:"[^"]*"|'[^']*'|[^'"<>])*>/gi
const headingTags = /<h([1-6])\b(?:"[^"]*"|'[^']*'|[^'"<>])*>|<\/h([1-6])\s*>/gi

function attribute(tag: string, name: string): string | null {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag)
  return found ? textOf(found[1] ?? found[2] ?? '') : null
}

function picturesWithoutAlt(content: string): string[] {
  return (content.match(pictures) ?? [])
    .filter((tag) => (attribute(tag, 'alt') ?? '') === '')
    .map((tag) => attribute(tag, 'src') ?? '')
}

/** From a tag to the next that ends its level; one that nothing ends is none. The text is read once, whatever it is. */
function headingsIn(content: string): { level: number; inner: string }[] {
  const found: { level: number; inner: string }[] = []
  const tags = [...content.matchAll(headingTags)]
  const lastEnds = new Map(tags.map(({ 2: ended, index }) => [ended, index]))
  let open: { digit: string; start: number } | null = null
  for (const { 0: tag, 1: begun, 2: ended, index } of tags) {
    if (open === null && begun !== undefined && (lastEnds.get(begun) ?? -1) > index)
      open = { digit: begun, start: index + tag.length }
    else if (open !== null && ended === open.digit) {
      found.push({ level: Number(ended), inner: content.slice(open.start, index) })
      open = null
    }
  }
  return found
}

/** The title is the first level; each level is reached from the one above it. */
function headingFindings(content: string): Finding[] {
  const findings: Finding[] = []
  let above = 1
  for (const { level, inner } of headingsIn(content)) {
    const detail = textOf(inner)
    if (detail === '') findings.push({ kind: 'heading_empty', detail: `h${level}` })
    else if (level > above + 1 || level === 1) findings.push({ kind: 'heading_order', detail })
    above = level
  }
  return findings
}

/** Paths of this site that the text links to, each once. */
export function internalLinksOf(content: string): string[] {
  const paths = (content.match(links) ?? [])
    .map((tag) => attribute(tag, 'href') ?? '')
    .filter((address) => /^\/(?![/\\])/.test(address))
    .map((address) => address.replace(/[?#].*$/, ''))
  return [...new Set(paths)]
}

export const checkPost = endpoint('POST', '/posts/check', {
  access: 'post:create',
  summary: 'What is worth a second look before this text goes out',
  body: z.object({
    title: z.string().max(1000).default(''),
    excerpt: z.string().max(5000).default(''),
    content: z.string().max(postLimits.contentMaximum).default(''),
    featuredImage: z.string().max(200).nullish(),
    seo: z
      .object({ metaTitle: z.string().max(1000).optional(), metaDescription: z.string().max(5000).optional() })
      .default({}),
  }),
  data: z.object({ findings: z.array(Finding) }),
})
