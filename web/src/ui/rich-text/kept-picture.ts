const mark = ';kept=1;base64,'
const address = /data:image\/[a-z]+;kept=1;base64,[A-Za-z0-9+/=]+/g

/** A picture that no server has yet stands in the text itself, marked so that nothing pasted is taken for one. */
export const keptSelector = `img[src^="data:image/"][src*="${mark}"]`

export function isKept(source: string): boolean {
  return source.startsWith('data:image/') && source.includes(mark)
}

export const hasKept = (html: string): boolean => html.includes(mark)

export function keptIn(html: string): string[] {
  return hasKept(html) ? [...new Set(html.match(address))] : []
}

/** With its address at the server, or without it where the server does not take it. */
export function withStored(html: string, kept: string, stored: string | null): string {
  if (stored !== null) return html.replaceAll(kept, stored)
  return html.replaceAll(/<img\b[^>]*>/g, (tag) => (tag.includes(kept) ? '' : tag))
}

export async function keptAddressOf(picture: Blob): Promise<string> {
  const read = Promise.withResolvers<string>()
  const reader = new FileReader()
  reader.addEventListener('load', () => read.resolve(typeof reader.result === 'string' ? reader.result : ''))
  reader.addEventListener('error', () => read.reject(reader.error ?? new Error('The picture cannot be read')))
  reader.readAsDataURL(picture)
  return (await read.promise).replace(';base64,', mark)
}

export function keptFile(kept: string): File {
  const [head = '', body = ''] = kept.split(mark)
  const type = head.slice('data:'.length)
  const bytes = Uint8Array.from(atob(body), (letter) => letter.codePointAt(0) ?? 0)
  return new File([bytes], `anh.${type.replace('image/', '').replace('jpeg', 'jpg')}`, { type })
}

/** The same text with other addresses of its pictures. */
export function differsOnlyInPictures(one: string, other: string): boolean {
  return withoutSources(one) === withoutSources(other)
}

const withoutSources = (html: string): string => html.replaceAll(/ src="[^"]*"/g, '')
