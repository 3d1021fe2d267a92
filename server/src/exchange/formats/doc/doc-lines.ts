import { modernText } from '../letters/old-fonts.ts'
import { shownText, signOf, symbolFontOf } from '../letters/symbol-fonts.ts'
import type { Line, Piece } from '../word/word-file.ts'
import type { Look } from '../word/word-looks.ts'
import { docFieldsOf } from './doc-fields.ts'
import type { Story } from './doc-head.ts'
import type { Letters } from './doc-looks.ts'
import type { DocPictures } from './doc-pictures.ts'
import type { DocText } from './doc-pieces.ts'
import type { DocSays } from './doc-says.ts'
import type { DocStories } from './doc-stories.ts'

interface Sources {
  text: DocText
  story: Story
  says: DocSays
  stories: DocStories
  pictures: DocPictures
  /** What nobody sees goes here. */
  hidden: string[]
  boxLines(ids: readonly number[]): Line[] | null
  equation(id: number): string | null
}

export interface DocLines {
  linesOf(from: number, to: number, style: number, label: string): Line[]
}

const signs = {
  picture: 0x01,
  drawn: 0x08,
  tab: 0x09,
  line: 0x0b,
  page: 0x0c,
  column: 0x0e,
  hyphen: 0x1e,
  softHyphen: 0x1f,
}
/** Of signs that stand in a text for something else: a sign of a font, and the ends of a form's field. */
const [ofFont, formBegin, formEnd] = [0x28, 0x3c, 0x3e]
/** Letters of the western code page that are elsewhere in Unicode: in a font of signs their byte is meant. */
const westernBytes: ReadonlyMap<number, number> = new Map(
  Array.from(
    new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 32 }, (_, at) => 0x80 + at)),
    (letter, at) => [letter.charCodeAt(0), 0x80 + at],
  ),
)

export function createDocLines(sources: Sources): DocLines {
  const { text, story, says, stories, pictures, hidden, boxLines, equation } = sources
  let lines: Line[] = [[]]
  /** Where the last drawn thing stands: a picture right behind it only holds its place. */
  let drawn = -2
  let waiting = { text: '', look: {} as Look }
  const add = (piece: Piece): void => {
    flush()
    lines.at(-1)?.push(piece)
  }
  const fields = docFieldsOf({ letters: text.letters, story, add, equation })

  function flush(): void {
    const { text: typed, look } = waiting
    if (typed === '') return
    waiting = { text: '', look }
    const letters = (look.oldFont === undefined ? typed : modernText(typed, look.oldFont)).normalize('NFC')
    if (look.hidden) hidden.push(letters)
    else
      for (const shown of shownText(letters, look.symbolFont ?? null))
        lines.at(-1)?.push(shown === null ? { kind: 'lost' } : { kind: 'text', text: shown, look })
  }

  function say(typed: string, look: Look): void {
    if (!fields.isShown(typed)) return
    if (waiting.look !== look) flush()
    waiting = { text: waiting.text + typed, look }
  }

  function show(pieces: readonly (Piece | null)[]): void {
    if (!fields.isShown('')) return
    for (const piece of pieces) if (piece) add(piece)
  }

  function endLine(): void {
    flush()
    lines.push([])
  }

  function take(place: number, sign: number, letters: Letters): void {
    const { look, isSpecial, isData, symbol } = letters
    const note = stories.notes.get(place)
    if (note !== undefined && note !== '') show([{ kind: 'text', text: ` (${note})`, look: {} }])
    if (sign >= 0x20) {
      if (isSpecial && symbol && sign === ofFont) {
        const shown = signOf(String.fromCharCode(symbol.place), symbolFontOf(symbol.font))
        show([shown === null ? { kind: 'lost' } : { kind: 'text', text: shown, look }])
      } else if (!isSpecial || (sign !== formBegin && sign !== formEnd)) say(String.fromCharCode(sign), look)
    } else if (fields.take(place, sign, letters)) return
    else if (sign === signs.tab) say('\t', look)
    else if (sign === signs.hyphen) say('-', look)
    // In older fonts the sign of a hyphen that is not seen is a letter.
    else if (sign === signs.softHyphen && look.oldFont !== undefined) say('\u00AD', look)
    else if (sign === signs.line) endLine()
    else if (sign === signs.page || sign === signs.column) {
      flush()
      if ((lines.at(-1)?.length ?? 0) > 0) endLine()
    } else if (isSpecial && sign === signs.picture && !isData && drawn !== place - 1) show([pictureOf(letters)])
    else if (isSpecial && sign === signs.drawn) draw(place)
  }

  function pictureOf({ isObject, picture }: Letters): Piece | null {
    const around = fields.objectAround()
    if (around?.isRead) return null
    if (isObject || around) return { kind: 'lost' }
    return picture === undefined ? null : pictures.inLine(picture)
  }

  function draw(place: number): void {
    drawn = place
    const shape = pictures.floatingAt(place - story.from)
    if (!shape) return show([{ kind: 'lost' }])
    const shown = pictures.piecesOf(shape)
    show(shown)
    flush()
    const kept = [lines, waiting] as const
    ;[lines, waiting] = [[[]], { text: '', look: {} }]
    const words = boxLines(shape.ids)
    ;[lines, waiting] = kept
    // What follows in the paragraph was not typed behind the words of the box.
    if (words) lines.push(...words, [], [])
    else if (shown.length === 0 && !shape.isRule) show([{ kind: 'lost' }])
  }

  return {
    linesOf(from, to, style, label) {
      lines = [[]]
      if (label !== '') {
        // The sign of the paragraph's end is what the number looks like.
        const { hidden: _, ...look } = says.lettersAt(to < story.to ? to : to - 1, style).letters.look
        lines[0]?.push({ kind: 'text', text: `${label} `, look: { ...look, drawn: true } })
      }
      for (let place = from; place < to;) {
        const { letters, end, width } = says.lettersAt(place, style)
        for (const last = Math.min(end, to); place < last; place += 1) {
          const sign = text.letters[place] ?? 0
          if (letters.isDeleted) continue
          const isOfFont = letters.look.symbolFont !== undefined && width === 1
          take(place, isOfFont ? (westernBytes.get(sign) ?? sign) : sign, letters)
        }
      }
      flush()
      return lines
    },
  }
}
