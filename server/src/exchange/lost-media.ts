import { mediaAddress } from '@lms/contracts/media/media.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { type Problem, blocking, problem } from './item.ts'
import { pictureSpokenOf } from './pictures-spoken-of.ts'

/** Things that are seen or heard and that no question here can hold. */
const media = /<(audio|video|iframe|object|embed|svg|math)\b[^<>]*>/gi
/** What a page shows inside of itself: a program that is asked about, say. */
const framed = /<(?:iframe|object|embed|svg)\b/i
const files = /\b(?:src|href|data)\s*=\s*["']?@@PLUGINFILE@@\/?([^"'\s<>?]{1,200})/gi
/** A link is not kept: what it led to was to be heard, seen or read. */
const linked =
  /<a\b[^<>]*?\bhref\s*=\s*["']?(?!@@PLUGINFILE@@)([^"'\s<>?#]{1,300}\.(?:mp3|wav|ogg|oga|m4a|aac|flac|wma|mid|mp4|m4v|webm|ogv|avi|mov|mkv|wmv|pdf|docx?|pptx?|xlsx?|od[tps]|zip))(?=["'\s<>?#])/gi
const beside = '@@PLUGINFILE@@'
const pictures = /<img\b[^<>]*?\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))[^<>]*>/gi

/**
 * What of this text will not be there: said before it is cleaned, so that nothing goes in silence. Without a picture of
 * what is asked only whoever has seen it knows whether anybody can answer, as in a table that has its name alone.
 */
export function mediaLostIn(html: string, isAsked: boolean): Problem[] {
  if (!html.includes('<')) return []
  const addresses = [...html.matchAll(pictures)].map(([, one, two, three]) => one ?? two ?? three ?? '')
  const [shown] = isAsked ? addresses.filter((address) => address.startsWith(beside)) : []
  const others = isAsked ? html.replaceAll(pictures, '') : html
  const names = new Set([...others.matchAll(files)].map(([, name = '']) => decodedName(name)))
  for (const [, address = ''] of html.matchAll(linked)) names.add(decodedName(address.split('/').at(-1) ?? ''))
  if (names.size === 0) for (const [, name = ''] of html.matchAll(media)) names.add(name.toLowerCase())
  const elsewhere = addresses.find((address) => !mediaAddress.test(address) && !address.startsWith(beside))
  return [
    ...(shown === undefined ? [] : [blocking('pictureMissing', nameIn(shown))]),
    ...(names.size > 0
      ? [(isAsked && framed.test(html) ? blocking : problem)('pictureMissing', [...names].join(', '))]
      : []),
    ...(elsewhere === undefined ? [] : [(isAsked ? blocking : problem)('pictureMissing', elsewhere)]),
  ]
}

/** A reader says that a picture is lost and not from where: what is asked may speak of it. */
export function askedWithoutPicture(problems: readonly Problem[], content: string): Problem[] {
  const isHeld =
    !/<img\b/i.test(content) &&
    (textOf(content).trim().split(/\s+/u).length < 3 || pictureSpokenOf(textOf(content)) !== '')
  return problems.map((one) => (isHeld && one.code === 'pictureMissing' ? { ...one, isBlocking: true } : one))
}

/** With what they would say to a browser that does not know them: an address that leads nowhere. */
export function withoutMedia(html: string): string {
  return html.replaceAll(/<(audio|video|iframe|object)\b[^<>]*>[\s\S]{0,2000}?<\/\1\s*>/gi, '')
}

function nameIn(address: string): string {
  return decodedName(address.slice(beside.length).replace(/^\//, '').replace(/\?.*$/, ''))
}

/** A name as it stands in an address. */
export function decodedName(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
