import type { FormatReader } from '../item.ts'
import { withDrawnMarks } from '../word/document/drawn-marks.ts'
import { readTyped } from '../word/typed-questions.ts'
import type { Line, WordFile } from '../word/word-file.ts'
import { createEmbeddedEquations, equationStream } from '../mathtype/embedded-equations.ts'
import { openCompound } from '../compound/compound-file.ts'
import { createDocBlocks } from './doc-blocks.ts'
import { type Story, headOf } from './doc-head.ts'
import { docListsOf } from './doc-lists.ts'
import { createDocLines } from './doc-lines.ts'
import { docSaysOf } from './doc-says.ts'
import { textOfDoc } from './doc-pieces.ts'
import { docPicturesOf } from './doc-pictures.ts'
import { docStoriesOf } from './doc-stories.ts'

/** Word from 97 to 2003: https://learn.microsoft.com/openspecs/office_file_formats/ms-doc */
export const doc: FormatReader = { read: (bytes, choice) => readTyped(openDoc(bytes), choice?.marks) }

const [paragraphEnd, cellEnd, sectionEnd] = [0x0d, 0x07, 0x0c]
/** Numbers of lists; others mean that none is drawn. */
const lastList = 0x07fe
const ofWord6 = 0x07ff

export function openDoc(bytes: Uint8Array): WordFile {
  const file = openCompound(bytes)
  const head = headOf(file)
  const equations = createEmbeddedEquations()
  const text = textOfDoc(head)
  const stories = docStoriesOf(head, text)
  const pictures = docPicturesOf(head)
  const numbering = docListsOf(head)
  const says = docSaysOf(head, text)
  const hidden: string[] = []
  const read = new Set<number>()
  const blocks = createDocBlocks()
  readStory(head.stories.main, blocks.paragraph)
  return { blocks: withDrawnMarks(blocks.blocks()), hidden: hidden.join('').trim(), picture: pictures.picture }

  function equation(id: number): string | null {
    return equations.ofStream(() => file.openIn(['ObjectPool', `_${id}`], equationStream))
  }

  function readStory(story: Story, take: typeof blocks.paragraph): void {
    const lines = createDocLines({ text, story, says, stories, pictures, hidden, boxLines, equation })
    let start = story.from
    for (let place = story.from; place < story.to; place += 1) {
      const sign = text.letters[place] ?? 0
      const isEnd = sign === paragraphEnd || sign === cellEnd || (sign === sectionEnd && stories.sections.has(place))
      if (!isEnd && place + 1 < story.to) continue
      const form = says.formAt(place)
      const id = form.list > 0 && form.list <= lastList ? String(form.list) : undefined
      const isPoint = numbering.isPoint(id, form.level)
      const label = form.isRowEnd || form.isInnerRowEnd ? '' : numbering.labelOf(id, form.level)
      const own = lines.linesOf(start, isEnd ? place : place + 1, form.style, label)
      // Numbers as Word 6 drew them are kept in another way.
      if (form.list === ofWord6) own[0]?.unshift({ kind: 'lost' })
      take(own, form, sign === cellEnd, {
        ...(isPoint && { isPoint }),
        ...(id !== undefined && !isPoint && { list: `${id} ${form.level}` }),
      })
      start = place + 1
    }
  }

  /** Null where there is no text, or where it was read before. */
  function boxLines(ids: readonly number[]): Line[] | null {
    const found: Line[] = []
    for (const id of ids) {
      const story = stories.boxes.get(id)
      if (!story || read.has(id)) continue
      read.add(id)
      readStory(story, (lines, form) => void (form.isRowEnd || form.isInnerRowEnd || found.push(...lines)))
    }
    return found.length > 0 ? found : null
  }
}
