import { plainFormula } from './plain-formula.ts'

/** Rich text is HTML as the editor writes it and the server cleans it. These read it without a browser. */

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

const formula = /data-latex=(?:"([^"]*)"|'([^']*)')/i
/** Every tag. No part of it can begin again inside itself, so that no text, however odd, takes long to read. */
export const tags = /<\/?[a-z](?:"[^"]*"|'[^']*'|[^'"<>])*>/gi
/** What is not already one space; most are, and are left alone. */
const spaces = /\s{2,}|[^\S ]/g
const blocks = /^<\/?(p|div|h[1-6]|li|ul|ol|br|tr|td|th|blockquote|pre|figure|hr)\b/i

/** What a person would read aloud: no tags; a formula counts as its source. */
export function textOf(html: string): string {
  return textWith(html, (latex) => latex)
}

/** The same for a person who sees no formulas: '1/2' and not its source. */
export function readableTextOf(html: string): string {
  return textWith(html, (latex) => escapeText(plainFormula(unescapeText(latex))))
}

function textWith(html: string, formulaText: (latex: string) => string): string {
  const text = html
    .replaceAll(/<!--[\s\S]*?(-->|$)/g, '')
    .replaceAll(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
    .replaceAll(tags, (tag) => {
      const found = formula.exec(tag)
      return found ? ` ${formulaText(found[1] ?? found[2] ?? '')} ` : blocks.test(tag) ? ' ' : ''
    })
  return unescapeText(text).replaceAll(spaces, ' ').trim()
}

/** Nothing to see: neither text nor a formula nor a picture. */
export function isBlank(html: string): boolean {
  return textOf(html) === '' && !hasPicture(html)
}

/** A picture or a formula, which say more than their letters. */
export function showsMore(html: string): boolean {
  return hasPicture(html) || formula.test(html)
}

function hasPicture(html: string): boolean {
  return /<img\b[^<>]*\bsrc=/i.test(html)
}

/** Plain text in the form in which rich text is kept. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** The signs that `escapeText` and others wrote as entities. */
export function unescapeText(text: string): string {
  return text.replaceAll(/&(#x?[0-9a-f]{1,6}|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return Number.isInteger(code) && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
