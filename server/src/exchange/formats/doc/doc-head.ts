import { UnreadableFile } from '../item.ts'
import type { ByteView } from '../compound/byte-view.ts'
import type { CompoundFile } from '../compound/compound-file.ts'

/** Places in the table of what lies where, as https://learn.microsoft.com/openspecs/office_file_formats/ms-doc counts. */
const places = {
  styles: 1,
  footnoteRefs: 2,
  footnoteTexts: 3,
  sections: 6,
  letterPages: 12,
  paragraphPages: 13,
  fonts: 15,
  pieces: 33,
  anchors: 40,
  endnoteRefs: 46,
  endnoteTexts: 47,
  drawings: 50,
  boxTexts: 56,
  lists: 73,
  listUses: 74,
} as const
type Place = keyof typeof places

/** The texts of a file follow each other: each begins where the one before it ends. */
export interface Story {
  from: number
  to: number
}

export interface DocHead {
  /** The stream of the text, and of pages that say what it looks like. */
  main: ByteView
  /** The stream of tables. */
  table: ByteView
  /** Pictures and what is too long elsewhere; empty where there is none. */
  data: ByteView
  part(place: Place): ByteView
  /** From where it begins to the end of its stream: some things lie behind what is said to be their end. */
  from(place: Place): ByteView | null
  stories: { main: Story; footnotes: Story; endnotes: Story; boxes: Story; length: number }
}

const word97 = 0x00c1
const encrypted = 1 << 8
const secondTable = 1 << 9
const obfuscated = 1 << 15
const firstPlace = 154

export function headOf(file: CompoundFile): DocHead {
  const main = file.open('WordDocument')
  if (!main) throw new UnreadableFile('unknownFormat')
  if (main.u16(0) !== 0xa5ec || main.u16(2) < word97) throw new UnreadableFile('oldWord')
  const flags = main.u16(10)
  if ((flags & (encrypted | obfuscated)) !== 0) throw new UnreadableFile('officeLocked')
  const table = file.open((flags & secondTable) === 0 ? '0Table' : '1Table')
  if (!table) throw new UnreadableFile('broken')
  const count = main.u16(152)
  const placeOf = (place: Place): [at: number, length: number] => {
    const index = places[place]
    return index < count ? [main.u32(firstPlace + index * 8), main.u32(firstPlace + index * 8 + 4)] : [0, 0]
  }
  let end = 0
  const next = (at: number): Story => {
    const length = main.u32(at)
    end += length
    return { from: end - length, to: end }
  }
  const [text, footnotes] = [next(76), next(80)]
  for (const at of [84, 88, 92]) next(at)
  const [endnotes, boxes] = [next(96), next(100)]
  return {
    main,
    table,
    data: file.open('Data') ?? main.part(0, 0),
    part: (place) => table.part(...placeOf(place)),
    from(place) {
      const [at, length] = placeOf(place)
      return length === 0 ? null : table.part(at, table.length - at)
    },
    stories: { main: text, footnotes, endnotes, boxes, length: end },
  }
}
