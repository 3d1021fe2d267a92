import { UnreadableFile } from '../item.ts'
import type { ByteView } from '../compound/byte-view.ts'
import type { DocHead } from './doc-head.ts'
import { fontsOf } from './doc-fonts.ts'
import { type Letters, type LookSources, changedLetters } from './doc-looks.ts'
import { runsOf } from './doc-pages.ts'
import { type ParagraphForm, paragraphForm } from './doc-paragraphs.ts'
import type { DocText, TextPiece } from './doc-pieces.ts'
import { docStylesOf, longestOfStyle } from './doc-styles.ts'

const mostSaid = 400_000_000

/** What the file says of its text, place by place. */
export interface DocSays {
  formAt(place: number): ParagraphForm
  /** From this place on, in a paragraph of this style; up to where something else is said. */
  lettersAt(place: number, style: number): { letters: Letters; end: number; width: 1 | 2 }
}

export function docSaysOf(head: DocHead, { pieces }: DocText): DocSays {
  const { main } = head
  let weight = 0
  /** What is said elsewhere, and for whole pieces, could be said of every letter anew. */
  const weigh = (bytes: number): void => {
    weight += bytes
    if (weight > mostSaid) throw new UnreadableFile('tooComplex')
  }
  const data: ByteView = {
    ...head.data,
    part(at, length) {
      weigh(length)
      return head.data.part(at, length)
    },
  }
  const fonts = fontsOf(head.part('fonts'))
  const styles = docStylesOf(head.part('styles'), fonts, data)
  const ofLetters = runsOf(main, head.part('letterPages'), 'letters')
  const ofParagraphs = runsOf(main, head.part('paragraphPages'), 'paragraphs')
  const sources: LookSources = {
    fonts,
    changedByStyle(before, style) {
      weigh(longestOfStyle)
      return styles.changedByStyle(before, style)
    },
  }
  const known = new Map<string, Letters>()
  const forms = new Map<string, ParagraphForm>()
  let current = 0

  function pieceAt(place: number): TextPiece {
    const isIn = (piece: TextPiece | undefined): piece is TextPiece =>
      piece !== undefined && piece.from <= place && place < piece.to
    for (const index of [current, current + 1]) {
      const piece = pieces[index]
      if (isIn(piece)) {
        current = index
        return piece
      }
    }
    let [low, high] = [0, pieces.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((pieces[middle]?.to ?? Infinity) <= place) low = middle + 1
      else high = middle
    }
    const piece = pieces[low]
    if (!isIn(piece)) throw new UnreadableFile('broken')
    current = low
    return piece
  }

  const changesOf = ({ changes }: TextPiece): ByteView[] => {
    weigh(changes?.length ?? 0)
    return changes ? [changes] : []
  }

  return {
    formAt(place) {
      const piece = pieceAt(place)
      const { properties } = ofParagraphs.at(piece.at + (place - piece.from) * piece.width)
      const key = `${properties} ${piece.changes ? piece.from : ''}`
      const form = forms.get(key) ?? formIn(properties, changesOf(piece))
      forms.set(key, form)
      return form
    },
    lettersAt(place, style) {
      const piece = pieceAt(place)
      const run = ofLetters.at(piece.at + (place - piece.from) * piece.width)
      const key = `${style} ${run.properties} ${piece.changes ? piece.from : ''}`
      const letters = known.get(key) ?? lettersIn(run.properties, style, changesOf(piece))
      known.set(key, letters)
      const end = Math.min(piece.to, piece.from + Math.ceil((run.end - piece.at) / piece.width))
      return { letters, end: Math.max(end, place + 1), width: piece.width }
    },
  }

  function lettersIn(at: number, style: number, changes: readonly ByteView[]): Letters {
    const own = at === 0 ? [] : [main.part(at + 1, main.u8(at))]
    return changedLetters({ look: styles.lookOf(style) }, [...own, ...changes], sources)
  }

  function formIn(at: number, changes: readonly ByteView[]): ParagraphForm {
    if (at === 0) return paragraphForm(styles.formOf(0), changes, data)
    const size = main.u8(at)
    const [start, length] = size === 0 ? [at + 2, main.u8(at + 1) * 2] : [at + 1, size * 2 - 1]
    if (length < 2) return styles.formOf(0)
    const own = main.part(start + 2, length - 2)
    return paragraphForm(styles.formOf(main.u16(start)), [own, ...changes], data)
  }
}
