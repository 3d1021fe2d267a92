import { formulaTypes } from '@lms/contracts/rich-text-markup.ts'
import { escapeText } from '@lms/contracts/rich-text.ts'
import { isFormulaBetween } from '@lms/contracts/typed-formulas.ts'

/** Other programs write formulas between signs: \(…\), \[…\], $$…$$. Here they are elements of their own. */

export function formulaElement(latex: string, isBlock = false): string {
  const source = escapeText(latex.trim()).replaceAll('"', '&quot;')
  return isBlock
    ? `<div data-type="${formulaTypes.div}" data-latex="${source}"></div>`
    : `<span data-type="${formulaTypes.span}" data-latex="${source}"></span>`
}

export function unescapeText(text: string): string {
  return text
    .replaceAll(/&#x([0-9a-f]{1,6});/gi, (whole, code: string) => characterOf(Number.parseInt(code, 16), whole))
    .replaceAll(/&#(\d{1,7});/g, (whole, code: string) => characterOf(Number(code), whole))
    .replaceAll('&nbsp;', '\u00A0')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
}

function characterOf(code: number, otherwise: string): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : otherwise
}

const formula = /<(span|div)\b[^<>]*\bdata-latex="([^"]*)"[^<>]*>[^<]*<\/\1>/g
/** Nothing to see, and nobody writes it: keeps signs apart that would otherwise begin a formula. */
const apart = '<span></span>'

/** Cleaned rich text with its formulas between signs, for formats of other programs. */
export function withSigns(html: string): string {
  let result = ''
  let end = 0
  for (const match of html.matchAll(formula)) {
    result += guarded(html.slice(end, match.index))
    const latex = escapeText(unescapeText(match[2] ?? ''))
    result += match[1] === 'div' ? `<p>\\[${latex}\\]</p>` : `\\(${latex}\\)`
    end = match.index + match[0].length
  }
  return result + guarded(html.slice(end))
}

function guarded(html: string): string {
  return html
    .split(/(<[^<>]*>)/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replaceAll(/\\(?=[([]|begin\{)/g, `\\${apart}`).replaceAll(/\$(?=\$)/g, `$${apart}`),
    )
    .join('')
}

const wholeBlock = /<p>\s*(?:\\\[((?:(?!\\\])[^<])*)\\\]|\$\$((?:(?!\$\$)[^<])*)\$\$)\s*<\/p>/g
/** Stands for the end of a line while formulas are looked for: they go on over it, as in a browser. */
const lineEnd = '\uE000'

/** The way back; what was written for a browser has formulas that only their environment names. */
export function withoutSigns(html: string, isForBrowsers = false): string {
  const lines = html.includes('\\') || html.includes('$$') ? html.replaceAll(/<br\s{0,5}\/?>/gi, lineEnd) : html
  const latexOf = (text: string): string => unescapeText(text.replaceAll(lineEnd, ' '))
  const blocks = lines.replaceAll(wholeBlock, (_, first?: string, second?: string) =>
    first !== undefined && remark.test(latexOf(first))
      ? `<p>[${first}]</p>`
      : formulaElement(latexOf(first ?? second ?? ''), true),
  )
  let inCode = 0
  return blocks
    .split(/(<[^<>]*>)/)
    .map((part, index) => {
      if (index % 2 === 1) inCode += /^<(?:pre|code)\b/i.test(part) ? 1 : /^<\/(?:pre|code)\b/i.test(part) ? -1 : 0
      // What stands there as code is no formula, whatever its signs.
      if (index % 2 === 1 || inCode > 0) return part
      return withFormulas(part, isForBrowsers ? browserFormula : markedFormula, (text) => text, latexOf)
    })
    .join('')
    .replaceAll(lineEnd, '<br>')
    .replaceAll(apart, '')
}

const ends: Readonly<Record<string, string>> = { '\\(': '\\)', '\\[': '\\]', $$: '$$' }

/** `\begin{cases}` ends where `\end{cases}` does, and both belong to the formula. */
const isNamed = (sign: string): boolean => sign.startsWith('\\begin')
const endOfSign = (sign: string): string => (isNamed(sign) ? sign.replace('begin', 'end') : (ends[sign] ?? sign))

/** '\[2 pts\]', '\[Short answer\]': brackets that somebody kept from meaning something. */
const remark = /^(?=.*\p{L}\p{Ll}{2}|.*\d\s?(?:pts?|đ)$)[\p{L}\d\s,.;:!?'’]{1,60}$/u

/** Where a sign stands next; asked with places that only grow, it reads a text once, however often it is asked. */
type Find = (sign: string, from: number) => number

function createFind(text: string): Find {
  const known = new Map<string, number>()
  return (sign, from) => {
    const at = known.get(sign)
    if (at !== undefined && (at === -1 || at >= from)) return at
    const found = text.indexOf(sign, from)
    known.set(sign, found)
    return found
  }
}

/** Where the formula ends whose sign opens at this place, or -1 when it is none. */
type EndOf = (text: string, sign: string, at: number, find: Find) => number

const markedFormula: EndOf = (text, sign, at, find) => (isNamed(sign) ? -1 : browserFormula(text, sign, at, find))

/** In HTML: a formula has no tag in it. */
const browserFormula: EndOf = (_text, sign, at, find) => {
  if (sign === '$') return -1
  const end = find(endOfSign(sign), at + sign.length + (sign === '$$' ? 1 : 0))
  const tag = find('<', at)
  return end !== -1 && (tag === -1 || tag > end) ? end : -1
}

/** In what somebody typed: also between single dollar signs, unless they could stand for money. */
const typedFormula: EndOf = (text, sign, at, find) => {
  if (isNamed(sign)) return -1
  if (sign !== '$') return find(endOfSign(sign), at + sign.length + 1)
  const end = find('$', at + 1)
  return end !== -1 && isFormulaBetween(text[at - 1] ?? '', text.slice(at + 1, end), text[end + 1] ?? '') ? end : -1
}

function withFormulas(
  text: string,
  endOf: EndOf,
  plain: (text: string) => string,
  latexOf: (source: string) => string,
): string {
  const find = createFind(text)
  let result = ''
  let done = 0
  for (const { 0: sign, index } of text.matchAll(/\\[([]|\$\$?|\\begin\{[a-z]{1,20}\*?\}/g)) {
    if (index < done) continue
    const end = endOf(text, sign, index, find)
    if (end === -1) continue
    const after = end + endOfSign(sign).length
    const source = isNamed(sign) ? text.slice(index, after) : text.slice(index + sign.length, end)
    const isRemark = sign === '\\[' && remark.test(latexOf(source))
    result += plain(text.slice(done, index)) + (isRemark ? plain(`[${source}]`) : formulaElement(latexOf(source)))
    done = after
  }
  return result + plain(text.slice(done))
}

/** What a person typed into a plain text: lines become paragraphs, signs formulas, all else is text. */
export function typedText(text: string): string {
  const lines = withWholeFormulas(text.replaceAll(/\r\n?/g, '\n').trim()).split('\n')
  const paragraphs = lines.map((line) => `<p>${indentOf(line)}${typedLine(line.trim())}</p>`)
  return paragraphs.filter((paragraph) => paragraph !== '<p></p>').join('')
}

const severalLines =
  /\$\$((?:(?!\$\$|\n\s*\n)[^]){1,4000})\$\$|\\\[((?:(?!\\\]|\n\s*\n)[^]){1,4000})\\\]|\\\(((?:(?!\\\)|\n\s*\n)[^]){1,4000})\\\)|\$(\s*\\begin\{[a-z]{1,20}\*?\}[^$]{1,4000}\\end\{[a-z]{1,20}\*?\}\s*)\$/g

/** A formula goes on over the ends of its lines; without a sign of mathematics it is none that would. */
function withWholeFormulas(text: string): string {
  if (!text.includes('\n') || !/\$|\\[([]/.test(text)) return text
  return text.replaceAll(severalLines, (whole, ...inside: (string | undefined)[]) => {
    const source = inside.slice(0, 4).find((one) => one !== undefined) ?? ''
    const isMeant = /\\[a-zA-Z]|[=^_+]/.test(source) && !/(?<!\\)%/.test(source)
    return isMeant
      ? whole
          .replaceAll(/\s*\n\s*/g, ' ')
          .replace(/^\$ (?=\\)/, '$')
          .replace(/ \$$/, '$')
      : whole
  })
}

const deepest = 40

/** What stands further in says what belongs to what in a program. */
function indentOf(line: string): string {
  const indent = /^(?:\t| {2})[\t ]*(?=\S)/u.exec(line)?.[0] ?? ''
  return '\u00A0'.repeat(Math.min(indent.replaceAll('\t', '    ').length, deepest))
}

function typedLine(line: string): string {
  return withTypedFormulas(line, escapeText)
}

/** One line of what a person typed, with a word for what is no formula. */
export function withTypedFormulas(line: string, plain: (text: string) => string): string {
  return withFormulas(line, typedFormula, plain, (source) => source)
}
