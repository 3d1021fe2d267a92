import { escapeText } from '@lms/contracts/rich-text.ts'
import { typedText, withoutSigns } from '../formulas-in-text.ts'
import { markdownText } from './markdown-text.ts'

/** How Moodle's texts are meant: `auto` is its own format, typed with as many tags as somebody knew. */
export type TextFormat = 'auto' | 'html' | 'plain' | 'markdown'

export function formattedHtml(given: string, format: TextFormat): string {
  const text = given.trim()
  if (text === '') return ''
  if (format === 'plain') return typedText(text)
  if (format === 'markdown') return markdownText(text)
  if (format === 'html') return withoutSigns(withBlocks(text), true)
  const marked = markedHtml(text)
  return marked === null ? typedText(text) : withoutSigns(withLines(marked), true)
}

/** A text that may be typed or marked, as HTML: tags that are only talked about are escaped. Null where it has no others. */
export function markedHtml(text: string): string | null {
  const { rest, escaped } = withoutTypedTags(text)
  return looksMarked(rest) ? escaped : null
}

const endsByItself = new Set(['p', 'li', 'td', 'th', 'tr', 'dd', 'dt'])
const empty = new Set(['br', 'hr', 'img', 'input', 'col', 'wbr', 'embed', 'source'])

/** 'Inside the <div>': a tag that nothing closes and that holds nothing is what somebody talks about. */
function withoutTypedTags(text: string): { rest: string; escaped: string } {
  const closed = new Map<string, number>()
  for (const found of text.matchAll(/<\/([a-z][a-z0-9]*)/gi)) closed.set((found[1] ?? '').toLowerCase(), found.index)
  const isTyped = (tag: string, name: string, at: number): boolean => {
    if (tag.length === text.length && !/[\s=]/.test(tag)) return true
    // '<p = 2, d = 3>'
    if (/^<\w{1,12}\s*[^\s\w/>]/.test(tag)) return true
    if (empty.has(name) || (closed.get(name) ?? -1) > at) return false
    return !endsByItself.has(name) || !/[\p{L}\p{N}<]/u.test(text.slice(at + tag.length))
  }
  let rest = ''
  let escaped = ''
  let done = 0
  for (const found of text.matchAll(/<([a-z][a-z0-9]*)\b[^<>]*>/gi)) {
    const [tag, name = ''] = found
    if (!isTyped(tag, name.toLowerCase(), found.index)) continue
    const before = text.slice(done, found.index)
    rest += before
    escaped += before + escapeText(tag)
    done = found.index + tag.length
  }
  return { rest: rest + text.slice(done), escaped: escaped + text.slice(done) }
}

const block = /<(?:p|div|ul|ol|table|h[1-6]|pre|blockquote|hr|center|section|article|dl)\b/i
const knownTag =
  /<\/?(?:a|abbr|article|audio|b|big|blockquote|br|center|cite|code|dd|del|div|dl|dt|em|embed|font|h[1-6]|hr|i|iframe|img|ins|kbd|li|mark|math|object|ol|p|pre|q|s|samp|section|small|span|strike|strong|sub|sup|svg|table|tbody|td|tfoot|th|thead|tr|tt|u|ul|var|video)\b[^<>]*>|&(?:lt|gt|amp|quot|nbsp|#\d{1,7}|#x[\da-f]{1,6});/i

/** Tags that HTML knows, or signs that stand for others: 'x < y' has none. */
function looksMarked(text: string): boolean {
  return knownTag.test(text)
}

function withBlocks(html: string): string {
  return block.test(html) ? html : `<p>${html}</p>`
}

/** Lines that somebody typed are lines, as long as no tag says where they end. */
function withLines(html: string): string {
  if (block.test(html)) return html
  return html
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => `<p>${line}</p>`)
    .join('')
}
