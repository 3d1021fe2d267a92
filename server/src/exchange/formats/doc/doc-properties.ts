import { UnreadableFile } from '../item.ts'
import type { ByteView } from '../compound/byte-view.ts'

/** Something that is said of letters, of a paragraph or of a row: which it is, and its value. */
export interface Property {
  code: number
  value: ByteView
}

/** By the upper three bits of its number. */
const sizes: readonly number[] = [1, 1, 2, 4, 2, 2, 0, 3]
const rowForm = 0xd608
const tabStops = 0xc615

export function* propertiesIn(list: ByteView): Generator<Property> {
  for (let at = 0; at + 3 <= list.length;) {
    const code = list.u16(at)
    at += 2
    const size = sizes[code >> 13] ?? 0
    const [skipped, length] = size === 0 ? variable(list, at, code) : [0, size]
    if (at + skipped + length > list.length) throw new UnreadableFile('broken')
    yield { code, value: list.part(at + skipped, length) }
    at += skipped + length
  }
}

function variable(list: ByteView, at: number, code: number): [skipped: number, length: number] {
  if (code === rowForm) return [2, Math.max(0, list.u16(at) - 1)]
  const length = list.u8(at)
  if (code !== tabStops || length !== 255) return [1, length]
  // Too many to count in a byte: those that go, and those that come.
  const gone = list.u8(at + 1) * 4
  const come = list.u8(at + 2 + gone) * 3
  return [1, 2 + gone + come]
}
