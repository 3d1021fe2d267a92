import { mediaAddress } from '@lms/contracts/media/media.ts'

/** What may stand in a rich text, whoever wrote it. Everything else is passed over, its words stay. */
export const allowedTags: ReadonlySet<string> = new Set([
  'p',
  'br',
  'hr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'sub',
  'sup',
  'code',
  'pre',
  'blockquote',
  'ul',
  'ol',
  'li',
  'a',
  'img',
  'table',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'caption',
])

/** Their content is no text for people; it goes with them. */
export const droppedTags: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'noembed',
  'noframes',
  'iframe',
  'frame',
  'frameset',
  'object',
  'embed',
  'applet',
  'svg',
  'math',
  'form',
  'input',
  'button',
  'select',
  'textarea',
  'audio',
  'video',
  'canvas',
  'title',
  'base',
  'link',
  'meta',
  'xmp',
  'plaintext',
])

const links = /^(https?:\/\/|mailto:|\/(?![/\\])|#)/i

/** The address of a link when it leads to a page or a mail, otherwise undefined. */
export function linkAddress(text: string | null): string | undefined {
  // Browsers ignore these when they read an address, so they could hide another one.
  // oxlint-disable-next-line no-control-regex -- exactly these are meant
  const address = text?.replaceAll(/[\u0000-\u0020\u007F-\u00A0\u2028\u2029]/g, '') ?? ''
  return links.test(address) ? address : undefined
}

/** Only pictures that were stored here: no one else learns who reads the text. */
export function pictureAddress(text: string | null): string | undefined {
  return text !== null && mediaAddress.test(text) ? text : undefined
}

/** A whole number between 1 and `maximum`, such as the columns of a cell. */
export function countOf(text: string | null, maximum: number): number | undefined {
  if (text === null || !/^\d{1,5}$/.test(text)) return undefined
  const count = Number(text)
  return count >= 1 && count <= maximum ? count : undefined
}
