import { UnreadableFile } from '../item.ts'
import {
  type CountedList,
  type Level,
  type Numbering,
  countedLists,
  longestLabel,
} from '../word/document/word-numbering.ts'
import type { ByteView } from '../compound/byte-view.ts'
import type { DocHead } from './doc-head.ts'

const mostLists = 10_000
const formats: ReadonlyMap<number, string> = new Map([
  [1, 'upperRoman'],
  [2, 'lowerRoman'],
  [3, 'upperLetter'],
  [4, 'lowerLetter'],
  [23, 'bullet'],
  [255, 'none'],
])

/** Numbers that the program draws, with the lists and their uses as Word keeps them in the table stream. */
export function docListsOf(head: DocHead): Numbering {
  const lists = head.from('lists')
  const uses = head.from('listUses')
  const kinds = lists === null ? new Map<number, Map<number, Level>>() : kindsIn(lists)
  return countedLists(uses === null ? new Map() : usesIn(uses, kinds))
}

/** The levels lie behind all lists, one after the other. */
function kindsIn(view: ByteView): Map<number, Map<number, Level>> {
  const kinds = new Map<number, Map<number, Level>>()
  const count = view.u16(0)
  if (count > mostLists) throw new UnreadableFile('tooComplex')
  let at = 2 + count * 28
  for (let index = 0; index < count; index += 1) {
    const own = view.part(2 + index * 28, 28)
    const levels = new Map<number, Level>()
    for (let level = 0; level < ((own.u8(26) & 1) === 1 ? 1 : 9); level += 1) {
      const read = levelAt(view, at)
      levels.set(level, read.level)
      at = read.end
    }
    kinds.set(own.u32(0), levels)
  }
  return kinds
}

function usesIn(view: ByteView, kinds: ReadonlyMap<number, Map<number, Level>>): Map<string, CountedList> {
  const uses = new Map<string, CountedList>()
  const count = view.u32(0)
  if (count > mostLists) throw new UnreadableFile('tooComplex')
  let at = 4 + count * 16
  for (let index = 0; index < count; index += 1) {
    const own = view.part(4 + index * 16, 16)
    const levels = new Map(kinds.get(own.u32(0)))
    const restarts = new Set<number>()
    const changes = own.u8(12)
    if (changes > 9) throw new UnreadableFile('broken')
    at += 4
    for (let change = 0; change < changes; change += 1) {
      const start = view.u32(at)
      const flags = view.u32(at + 4)
      const number = flags & 15
      at += 8
      const before = levels.get(number)
      if ((flags & 32) !== 0) {
        const read = levelAt(view, at)
        levels.set(number, read.level)
        at = read.end
      } else if ((flags & 16) !== 0 && before) levels.set(number, { ...before, start })
      if ((flags & 16) !== 0) restarts.add(number)
    }
    uses.set(String(index + 1), { levels, counter: String(own.u32(0)), restarts })
  }
  return uses
}

function levelAt(view: ByteView, at: number): { level: Level; end: number } {
  const own = view.part(at, 28)
  const textAt = at + 28 + own.u8(24) + own.u8(25)
  const length = view.u16(textAt)
  const letters = view.part(textAt + 2, length * 2)
  let text = ''
  for (let index = 0; index < Math.min(length, longestLabel); index += 1) {
    const letter = letters.u16(index * 2)
    text += letter < 9 ? `%${letter + 1}` : String.fromCharCode(letter)
  }
  const format = formats.get(own.u8(4)) ?? 'decimal'
  return { level: { format, text, start: own.u32(0) }, end: textAt + 2 + length * 2 }
}
