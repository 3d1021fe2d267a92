import { escapeText } from '@lms/contracts/rich-text.ts'

/** An answer that is only text is kept as HTML all the same; these two lead from one to the other and back. */
export function shownText(html: string): string {
  return html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}

export function keptText(typed: string): string {
  return escapeText(typed)
}
