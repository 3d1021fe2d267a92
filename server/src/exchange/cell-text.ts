import { isBlank } from '@lms/contracts/rich-text.ts'
import { typedText, unescapeText } from './formulas-in-text.ts'

const looksRich =
  /^<(p|div|ul|ol|table|h[2-4]|blockquote|pre|span|strong|em|b|i|u|s|sub|sup|code|img|a|mark|hr|br)(?=[\s/>])[\s\S]*>$/i

/** '<p = 2, d = 3>': no tag has a sign behind its name. */
const noTag = /^<\w{1,12}\s*[^\s\w/>]/

/** Nothing but one tag is what somebody asks about. */
const oneTag = /^<\/?[a-z][a-z0-9]*\s*\/?>$/i

/** A cell that begins and ends with a tag is rich text; everything else is what somebody typed. */
export function richCell(cell: string): string {
  const text = cell.trim()
  return looksRich.test(text) && !oneTag.test(text) && !noTag.test(text) && !isBlank(text) ? text : typedText(text)
}

/** As plain as it can be said without losing anything. */
export function cellOf(html: string): string {
  const plain = plainOf(html)
  return plain !== null && richCell(plain) === html ? plain : html
}

function plainOf(html: string): string | null {
  const paragraphs = /^(<p>[\s\S]*<\/p>)$/.test(html) ? html.slice(3, -4).split('</p><p>') : null
  if (paragraphs === null) return null
  const lines = paragraphs.map((paragraph) =>
    paragraph.replaceAll(
      /<span data-type="inline-math" data-latex="([^"]*)"><\/span>/g,
      (_, latex: string) => `\\(${latex}\\)`,
    ),
  )
  return lines.some((line) => line.includes('<')) ? null : unescapeText(lines.join('\n'))
}
