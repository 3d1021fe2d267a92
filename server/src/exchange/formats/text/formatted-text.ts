import { escapeText } from '@lms/contracts/rich-text.ts'
import { typedText, withoutSigns } from '../../formulas-in-text.ts'
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

/** 'use <b> and </b>': nobody sets such a word apart by spaces and looks. */
const joining = /^\s+(?:and|or|to|và|hoặc|hay|đến|et|ou|y|o|e|und|oder|и|или)\s+$/iu
const speaking = /(?<!\p{L})(?:tags?|thẻ|html|balises?|etiquetas?|тег\p{L}{0,3})(?!\p{L})/iu

/**
 * 'Inside the <div>', 'up to a </pre>': a tag that nothing closes and that holds nothing is what somebody talks about,
 * and so is one that closes what was never opened.
 */
function withoutTypedTags(text: string): { rest: string; escaped: string } {
  const closed = new Map<string, number>()
  for (const found of text.matchAll(/<\/([a-z][a-z0-9]*)/gi)) closed.set((found[1] ?? '').toLowerCase(), found.index)
  const isSpoken = speaking.test(text)
  const isSample = (name: string, behind: number): boolean => {
    const [whole = '', inner = ''] =
      /^([^<>]{0,20})<\/([a-z][a-z0-9]*)\s*>/i.exec(text.slice(behind, behind + 50)) ?? []
    if (!new RegExp(`</${name}\\s*>$`, 'i').test(whole)) return false
    return joining.test(inner) || (isSpoken && /^[\s.…]*$/.test(inner))
  }
  const isTyped = (tag: string, name: string, at: number): boolean => {
    if (tag.length === text.length && !/[\s=]/.test(tag)) return true
    // '<p = 2, d = 3>'
    if (/^<\w{1,12}\s*[^\s\w/>]/.test(tag)) return true
    if (/^<\w+>$/.test(tag) && !empty.has(name) && isSample(name, at + tag.length)) return true
    if (empty.has(name) || (closed.get(name) ?? -1) > at) return false
    return !endsByItself.has(name) || !/[\p{L}\p{N}<]/u.test(text.slice(at + tag.length))
  }
  const isMarked = block.test(text)
  const opened = new Map<string, number>()
  const isUnopened = (name: string, at: number): boolean => {
    const count = opened.get(name) ?? 0
    opened.set(name, Math.max(0, count - 1))
    if (count > 0 || empty.has(name)) return false
    // Programs leave such behind at the end of what they have marked; words are apart from it.
    return !isMarked || /[^\s>]\s+$/.test(text.slice(Math.max(0, at - 40), at))
  }
  let rest = ''
  let escaped = ''
  let done = 0
  for (const found of text.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/gi)) {
    const [tag, closing] = found
    const name = (found[2] ?? '').toLowerCase()
    if (!(closing === '' ? isTyped(tag, name, found.index) : isUnopened(name, found.index))) {
      if (closing === '') opened.set(name, (opened.get(name) ?? 0) + 1)
      continue
    }
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
