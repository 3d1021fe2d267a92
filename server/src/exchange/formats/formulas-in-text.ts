import { formulaTypes } from '@lms/contracts/rich-text-markup.ts'
import { escapeText } from '@lms/contracts/rich-text.ts'

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
      index % 2 === 1 ? part : part.replaceAll(/\\(?=[([])/g, `\\${apart}`).replaceAll(/\$(?=\$)/g, `$${apart}`),
    )
    .join('')
}

const wholeBlock = /<p>\s*(?:\\\[([^<]*?)\\\]|\$\$([^<]*?)\$\$)\s*<\/p>/g
const signs = /\\\(([^<]*?)\\\)|\\\[([^<]*?)\\\]|\$\$([^<]+?)\$\$/g

/** The way back. */
export function withoutSigns(html: string): string {
  const blocks = html.replaceAll(wholeBlock, (_, first?: string, second?: string) =>
    formulaElement(unescapeText(first ?? second ?? ''), true),
  )
  return blocks
    .split(/(<[^<>]*>)/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replaceAll(signs, (_, ...found: (string | undefined)[]) =>
            formulaElement(unescapeText(found[0] ?? found[1] ?? found[2] ?? '')),
          ),
    )
    .join('')
    .replaceAll(apart, '')
}

const typedSigns =
  /\\\(([\s\S]+?)\\\)|\\\[([\s\S]+?)\\\]|\$\$([\s\S]+?)\$\$|(?<![\\$\w])\$(?=[^\s$])([^$\n]*?[^\s$\\])\$(?![\d$])/g

/** What a person typed into a plain text: lines become paragraphs, signs formulas, all else is text. */
export function typedText(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').trim().split('\n')
  const paragraphs = lines.map((line) => `<p>${typedLine(line.trim())}</p>`)
  return paragraphs.filter((paragraph) => paragraph !== '<p></p>').join('')
}

function typedLine(line: string): string {
  let result = ''
  let end = 0
  for (const match of line.matchAll(typedSigns)) {
    result += escapeText(line.slice(end, match.index))
    result += formulaElement(match[1] ?? match[2] ?? match[3] ?? match[4] ?? '')
    end = match.index + match[0].length
  }
  return result + escapeText(line.slice(end))
}
