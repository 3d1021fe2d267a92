import { escapeText } from '@lms/contracts/rich-text.ts'
import { type TextFormat, formattedHtml } from './formatted-text.ts'
import { unescapeGift } from './gift-syntax.ts'

const formats: Readonly<Record<string, TextFormat>> = {
  html: 'html',
  moodle: 'auto',
  plain: 'plain',
  markdown: 'markdown',
}
const formatTag = /^\s*\[(html|moodle|plain|markdown)\]/i

/** The text behind '[html]', and what it is; each answer and each note may have its own. */
export function formatIn(text: string, otherwise: TextFormat): { format: TextFormat; text: string } {
  const found = formatTag.exec(text)
  return found
    ? { format: formats[(found[1] ?? '').toLowerCase()] ?? otherwise, text: text.slice(found[0].length) }
    : { format: otherwise, text }
}

/** A text as it stands in the file, in the HTML of this place. */
export function giftHtml(written: string, otherwise: TextFormat): string {
  const { format, text } = formatIn(written, otherwise)
  return formattedHtml(unescapeGift(text), format)
}

/** What is to be typed has no format; a tag before it is no part of it. */
export function giftTyped(written: string): string {
  const { text } = formatIn(written, 'plain')
  return escapeText(
    unescapeGift(text)
      .replaceAll(/\s+/g, ' ')
      .trim()
      .replaceAll(String.raw`\*`, '*'),
  )
}

/** As it stands there, with the sign before a star that is one. */
export function giftWritten(written: string): string {
  return unescapeGift(formatIn(written, 'plain').text)
}
