import { mediaAddress } from '@lms/contracts/media/media.ts'
import { type Problem, problem } from './item.ts'

/** Things that are seen or heard and that no question here can hold. */
const media = /<(audio|video|iframe|object|embed|svg|math)\b[^<>]*>/gi
const files = /\b(?:src|href|data)\s*=\s*["']?@@PLUGINFILE@@\/?([^"'\s<>?]{1,200})/gi
/** A link is not kept: what it led to was to be heard, seen or read. */
const linked =
  /<a\b[^<>]*?\bhref\s*=\s*["']?(?!@@PLUGINFILE@@)([^"'\s<>?#]{1,300}\.(?:mp3|wav|ogg|oga|m4a|aac|flac|wma|mid|mp4|m4v|webm|ogv|avi|mov|mkv|wmv|pdf|docx?|pptx?|xlsx?|od[tps]|zip))(?=["'\s<>?#])/gi
const pictures = /<img\b[^<>]*?\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))[^<>]*>/gi

/** What of this text will not be there: said before it is cleaned, so that nothing goes in silence. */
export function mediaLostIn(html: string): Problem[] {
  if (!html.includes('<')) return []
  const names = new Set([...html.matchAll(files)].map(([, name = '']) => decodedName(name)))
  for (const [, address = ''] of html.matchAll(linked)) names.add(decodedName(address.split('/').at(-1) ?? ''))
  if (names.size === 0) for (const [, name = ''] of html.matchAll(media)) names.add(name.toLowerCase())
  const isElsewhere = [...html.matchAll(pictures)].some(([, one, two, three]) => {
    const address = one ?? two ?? three ?? ''
    return !mediaAddress.test(address) && !address.startsWith('@@PLUGINFILE@@')
  })
  return [
    ...(names.size > 0 ? [problem('attachmentsLost', { names: [...names].join(', ').slice(0, 200) })] : []),
    ...(isElsewhere ? [problem('pictureElsewhere')] : []),
  ]
}

/** With what they would say to a browser that does not know them: an address that leads nowhere. */
export function withoutMedia(html: string): string {
  return html.replaceAll(/<(audio|video|iframe|object)\b[^<>]*>[\s\S]{0,2000}?<\/\1\s*>/gi, '')
}

/** A name as it stands in an address. */
export function decodedName(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
