import type { ByteView } from '../compound/byte-view.ts'
import type { DocHead, Story } from './doc-head.ts'
import type { DocText } from './doc-pieces.ts'

/** What stands elsewhere and is read where the text points to it. */
export interface DocStories {
  /** Below the line, by the place that points to it. */
  notes: ReadonlyMap<number, string>
  /** In boxes, by the number of the drawn thing. */
  boxes: ReadonlyMap<number, Story>
  /** Ends of sections. */
  sections: ReadonlySet<number>
}

const longestNote = 1000
const boxSize = 22
const sectionSize = 12

export function docStoriesOf(head: DocHead, text: DocText): DocStories {
  const { footnotes, endnotes, boxes } = head.stories
  return {
    notes: new Map([
      ...notesIn(head.part('footnoteRefs'), head.part('footnoteTexts'), footnotes, text),
      ...notesIn(head.part('endnoteRefs'), head.part('endnoteTexts'), endnotes, text),
    ]),
    boxes: boxesIn(head.part('boxTexts'), boxes),
    sections: new Set(
      placesIn(head.part('sections'), sectionSize)
        .slice(1)
        .map((end) => end - 1),
    ),
  }
}

function placesIn(part: ByteView, size: number): number[] {
  const count = Math.floor((part.length - 4) / (size + 4))
  return Array.from({ length: Math.max(0, count) + (count >= 0 && part.length >= 4 ? 1 : 0) }, (_, index) =>
    part.u32(index * 4),
  )
}

/** No text is read twice, whatever is said of where it begins. */
function rising(places: readonly number[]): number[] {
  let last = 0
  return places.map((place) => (last = Math.max(last, place)))
}

function notesIn(refs: ByteView, texts: ByteView, story: Story, { letters }: DocText): [place: number, note: string][] {
  const ends = rising(placesIn(texts, 0))
  return placesIn(refs, 2)
    .slice(0, -1)
    .map((place, index) => {
      const from = story.from + (ends[index] ?? 0)
      const to = Math.min(story.to, story.from + (ends[index + 1] ?? 0), from + longestNote * 2)
      return [place, plain(letters.subarray(from, Math.max(from, to))).slice(0, longestNote)]
    })
}

/** Without the signs that are none of the text, and without what fields are. */
function plain(letters: Uint16Array): string {
  let text = ''
  let isShown = true
  for (const sign of letters) {
    if (sign === 0x13) isShown = false
    else if (sign === 0x14 || sign === 0x15) isShown = true
    else if (isShown && (sign >= 0x20 || sign === 0x09)) text += sign === 0x09 ? ' ' : String.fromCharCode(sign)
  }
  return text.normalize('NFC').trim()
}

function boxesIn(part: ByteView, story: Story): Map<number, Story> {
  const places = rising(placesIn(part, boxSize))
  const count = places.length - 1
  const boxes = new Map<number, Story>()
  for (let index = 0; index < count; index += 1) {
    const id = part.u32((count + 1) * 4 + index * boxSize + 14)
    const from = story.from + (places[index] ?? 0)
    const to = Math.min(story.to, story.from + (places[index + 1] ?? 0))
    if (id !== 0 && to > from) boxes.set(id, { from, to })
  }
  return boxes
}
