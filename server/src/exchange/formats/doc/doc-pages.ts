import { UnreadableFile } from '../item.ts'
import type { ByteView } from '../compound/byte-view.ts'

const pageSize = 512

/** Places of the stream, one behind the other, and where it is said what the text between two of them looks like. */
export interface DocRuns {
  /** The last that begins at this place or before it. */
  at(place: number): { end: number; properties: number }
}

/** What is said of letters, or of paragraphs, lies in pages of the stream of the text. */
export function runsOf(main: ByteView, table: ByteView, kind: 'letters' | 'paragraphs'): DocRuns {
  const pages = Math.floor((table.length - 4) / 8)
  if (pages > main.length / pageSize) throw new UnreadableFile('broken')
  const starts: number[] = []
  const ends: number[] = []
  const properties: number[] = []
  for (let index = 0; index < pages; index += 1) {
    const at = (table.u32((pages + 1) * 4 + index * 4) & 0x3fffff) * pageSize
    const page = main.part(at, pageSize)
    const count = page.u8(pageSize - 1)
    const size = kind === 'letters' ? 1 : 13
    for (let run = 0; run < count; run += 1) {
      const offset = page.u8((count + 1) * 4 + run * size) * 2
      starts.push(page.u32(run * 4))
      ends.push(page.u32(run * 4 + 4))
      properties.push(offset === 0 ? 0 : at + offset)
    }
  }
  if (starts.some((start, index) => start < (ends[index - 1] ?? 0))) throw new UnreadableFile('broken')
  return {
    at(place) {
      let low = 0
      let high = starts.length
      while (low < high) {
        const middle = (low + high) >> 1
        if ((starts[middle] ?? 0) <= place) low = middle + 1
        else high = middle
      }
      const end = ends[low - 1] ?? 0
      // Nothing is said of what lies between two of them.
      return end > place
        ? { end, properties: properties[low - 1] ?? 0 }
        : { end: starts[low] ?? Infinity, properties: 0 }
    },
  }
}
