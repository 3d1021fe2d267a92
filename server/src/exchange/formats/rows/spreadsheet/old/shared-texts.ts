import { UnreadableFile } from '../../../item.ts'
import { mostCells } from './old-limits.ts'

/** From a letter on a text has another font. */
export interface FontChange {
  from: number
  font: number
}

/**
 * Where the texts of a book change their font, by the number of the text. A list of texts goes on in further records,
 * and within a text each of them says anew how wide its letters are.
 */
export function fontChangesIn(parts: readonly Buffer[]): ReadonlyMap<number, readonly FontChange[]> {
  const found = new Map<number, readonly FontChange[]>()
  const read = readerOf(parts)
  read.number(4)
  const count = read.number(4)
  for (let index = 0; index < count && !read.isAtEnd(); index += 1) {
    if (index >= mostCells) throw new UnreadableFile('tooComplex')
    const length = read.number(2)
    const flags = read.number(1)
    const changes = (flags & 8) === 0 ? 0 : read.number(2)
    const extra = (flags & 4) === 0 ? 0 : read.number(4)
    read.letters(length, (flags & 1) === 1)
    if (changes > 0)
      found.set(
        index,
        Array.from({ length: changes }, () => ({ from: read.number(2), font: read.number(2) })),
      )
    read.skip(extra)
  }
  return found
}

function readerOf(parts: readonly Buffer[]) {
  let part = 0
  let at = 0
  const left = (): number => (parts[part]?.length ?? 0) - at
  /** Whether there is a further record. */
  const goOn = (): boolean => {
    while (left() === 0 && part + 1 < parts.length) {
      part += 1
      at = 0
    }
    return left() > 0
  }
  const byte = (): number => {
    if (!goOn()) throw new UnreadableFile('broken')
    at += 1
    return parts[part]?.[at - 1] ?? 0
  }
  return {
    isAtEnd: () => !goOn(),
    number(bytes: 1 | 2 | 4): number {
      let value = 0
      for (let place = 0; place < bytes; place += 1) value += byte() * 256 ** place
      return value
    },
    skip(bytes: number): void {
      for (let rest = bytes; rest > 0;) {
        if (!goOn()) throw new UnreadableFile('broken')
        const step = Math.min(rest, left())
        at += step
        rest -= step
      }
    },
    letters(count: number, areWide: boolean): void {
      let width = areWide ? 2 : 1
      for (let rest = count; rest > 0;) {
        if (left() === 0) width = (byte() & 1) === 1 ? 2 : 1
        const step = Math.min(rest, Math.floor(left() / width))
        if (step === 0 && left() > 0) throw new UnreadableFile('broken')
        at += step * width
        rest -= step
      }
    },
  }
}
