import { tags, textOf } from '@lms/contracts/rich-text.ts'

/** A text that is an element from its first sign to its last, with words in it. */
const asText = /^<(p|div|span)\b[^<>]{0,200}>\s*[^\s<][\s\S]*<\/\1\s*>$/i

/** A word or a piece of code that was to look otherwise. Options that say it are often what is asked about. */
const inText = /<(code|pre|sub|sup|b|strong|i|em|u)\b[^<>]{0,200}>\s*[^\s<][^<]*<\/\1\s*>/i

/**
 * Tags and signs that a child would read, or would have to type: most were meant to be none. What is asked comes first.
 * Empty when there are none.
 */
export function markupShownIn(htmls: readonly string[]): string {
  if (htmls.some((html) => html.includes('&amp;nbsp;'))) return '&nbsp;'
  if (htmls.some((html) => /\S&amp;quot;|&amp;quot;\S/.test(html))) return '&quot;'
  const shown = htmls.map((html) => (html.includes('&lt;') ? textOf(html) : ''))
  const found = [inText.exec(shown[0] ?? ''), ...shown.map((text) => asText.exec(text))]
  return found.find((match) => match !== null)?.[0].slice(0, 60) ?? ''
}

/** The sign that a formula begins with; a command alone is as its author typed it. */
const asSource = /\\[([].{0,40}|\$\$[^$<>]{1,40}/

/** The source of a formula that was not understood as one, outside those that were. Empty when there is none. */
export function formulaShownIn(htmls: readonly string[]): string {
  return htmls.flatMap((html) => asSource.exec(html.replaceAll(tags, ' '))?.[0] ?? [])[0]?.slice(0, 60) ?? ''
}

/** Nobody reads past a command, or a sign that raises or lowers; '$$' and '\\[' alone may be how somebody writes. */
export const isCode = (formula: string): boolean => /\\[a-zA-Z]{2}|[\^_]/.test(formula)
