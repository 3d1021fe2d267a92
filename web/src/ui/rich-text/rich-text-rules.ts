import { mediaAddress, withoutSeals } from '@lms/contracts/media/media.ts'

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

/** Only pictures that were stored here: no one else learns who reads the text. */
export function pictureAddress(text: string | null): string | undefined {
  return text !== null && mediaAddress.test(withoutSeals(text)) ? text : undefined
}

/** A whole number between 1 and `maximum`, such as the columns of a cell. */
export function countOf(text: string | null, maximum: number): number | undefined {
  if (text === null || !/^\d{1,5}$/.test(text)) return undefined
  const count = Number(text)
  return count >= 1 && count <= maximum ? count : undefined
}
