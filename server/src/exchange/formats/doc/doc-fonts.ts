import type { ByteView } from '../compound/byte-view.ts'

const mostFonts = 5000

/** Names of the fonts, by their number. */
export function fontsOf(part: ByteView): string[] {
  const names: string[] = []
  if (part.length < 4) return names
  const count = Math.min(part.u16(0), mostFonts)
  let at = 4
  for (let index = 0; index < count && at < part.length; index += 1) {
    const length = part.u8(at)
    const font = part.part(at + 1, length)
    let end = 39
    while (end + 2 <= length && font.u16(end) !== 0) end += 2
    names.push(new TextDecoder('utf-16le').decode(font.bytes.subarray(39, end)))
    at += 1 + length
  }
  return names
}
