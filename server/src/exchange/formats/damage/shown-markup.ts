import { tags, textOf } from '@lms/contracts/rich-text.ts'

/** A text that is an element from its first sign to its last, with words in it. */
const asText = /^<(p|div|span)\b[^<>]{0,200}>\s*[^\s<][\s\S]*<\/\1\s*>$/i

/** Tags and signs that a child would read, or would have to type: most were meant to be none. Empty when there are none. */
export function markupShownIn(htmls: readonly string[]): string {
  if (htmls.some((html) => html.includes('&amp;nbsp;'))) return '&nbsp;'
  const found = htmls.filter((html) => html.includes('&lt;')).map((html) => asText.exec(textOf(html))?.[0])
  return found.find((text) => text !== undefined)?.slice(0, 60) ?? ''
}

/** The sign that a formula begins with; a command alone is as its author typed it. */
const asSource = /\\[([].{0,40}|\$\$[^$<>]{1,40}/

/** The source of a formula that was not understood as one, outside those that were. Empty when there is none. */
export function formulaShownIn(htmls: readonly string[]): string {
  return htmls.flatMap((html) => asSource.exec(html.replaceAll(tags, ' '))?.[0] ?? [])[0]?.slice(0, 60) ?? ''
}
