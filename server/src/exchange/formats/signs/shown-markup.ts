import { textOf } from '@lms/contracts/rich-text.ts'

/** A text that is an element from its first sign to its last, with words in it. */
const asText = /^<(p|div|span)\b[^<>]{0,200}>\s*[^\s<][\s\S]*<\/\1\s*>$/i

/** Tags that a child would read, or would have to type: most were meant to be none. Empty when there are none. */
export function markupShownIn(htmls: readonly string[]): string {
  const found = htmls.filter((html) => html.includes('&lt;')).map((html) => asText.exec(textOf(html))?.[0])
  return found.find((text) => text !== undefined)?.slice(0, 60) ?? ''
}
