import { UnreadableFile } from '../item.ts'
import { formulaOf, isFormulaField } from '../word/document/eq-fields.ts'
import { signOf, symbolFontOf } from '../letters/symbol-fonts.ts'
import type { Piece } from '../word/word-file.ts'
import type { Look } from '../word/word-looks.ts'
import { isEquationName } from '../mathtype/embedded-equations.ts'
import type { Story } from './doc-head.ts'
import type { Letters } from './doc-looks.ts'

const [begin, middle, end] = [0x13, 0x14, 0x15]
const deepest = 200

interface Field {
  instruction: string
  isShown: boolean
  isObject: boolean
  /** An equation that stands in the line already: its picture only shows the same. */
  isRead: boolean
}

/** What is between its first two signs says what a field is; what is between the last two is seen. */
export interface DocFields {
  /** Whether this sign was one of a field. */
  take(place: number, sign: number, letters: Letters): boolean
  /** Whether text is seen here; otherwise it is taken as a part of what the field is. */
  isShown(text: string): boolean
  /** Within a thing of another program, whose picture only shows what it is; and whether that is said already. */
  objectAround(): { isRead: boolean } | null
}

/** Signs without a partner are none: what follows them would be lost with them. */
function pairedIn(letters: Uint16Array, { from, to }: Story): Set<number> {
  const paired = new Set<number>()
  const open: number[][] = []
  for (let place = from; place < to; place += 1) {
    const sign = letters[place]
    if (sign === begin) open.push([place])
    else if (sign === middle) {
      const own = open.at(-1)
      if (own?.length === 1) own.push(place)
    } else if (sign === end) for (const one of open.pop() ?? []) paired.add(one).add(place)
  }
  return paired
}

export interface FieldSources {
  letters: Uint16Array
  story: Story
  add(piece: Piece): void
  /** In LaTeX, by the number of the object; null where it cannot be read. */
  equation(id: number): string | null
}

export function docFieldsOf({ letters, story, add, equation }: FieldSources): DocFields {
  const paired = pairedIn(letters, story)
  let numbered = 0
  const open: Field[] = []
  let unseen = 0

  function say(field: Field, { look, object, picture }: Letters): void {
    const { instruction } = field
    const around = open.findLast((one) => !one.isShown)
    const latex = equationIn(instruction, object ?? picture)
    field.isRead = latex !== null
    if (latex === '') return
    const piece: Piece | null =
      latex === null
        ? (numberIn(instruction, look) ?? pieceOf(instruction, look))
        : { kind: 'formula', latex, isBlock: false }
    if (piece === null) return
    // A formula in what another field is.
    if (around) around.instruction += '\\?'
    else add(piece)
  }

  function equationIn(instruction: string, id: number | undefined): string | null {
    const [, name] = /^\s*EMBED\b\s*"?(.{0,60})/i.exec(instruction) ?? []
    // Some programs do not say of which kind it is: then its stream alone tells.
    const isOther = name === undefined || (name.trim() !== '' && !isEquationName(name))
    return isOther || id === undefined ? null : equation(id)
  }

  /** Counted through the text, with a sign behind it. */
  function numberIn(instruction: string, look: Look): Piece | null {
    const [, kind] = /^\s*(AUTONUM|AUTONUMLGL|AUTONUMOUT|LISTNUM)\b/i.exec(instruction) ?? []
    if (kind === undefined) return null
    if (kind.length > 'AUTONUM'.length || kind.toUpperCase() === 'LISTNUM') return { kind: 'lost' }
    numbered += 1
    const [, sign = '.'] = /\\s\s+(\S)/.exec(instruction) ?? []
    return { kind: 'text', text: `${numbered}${sign}`, look }
  }

  return {
    take(place, sign, own) {
      if (sign !== begin && sign !== middle && sign !== end) return false
      if (!paired.has(place)) return true
      if (sign === begin) {
        open.push({ instruction: '', isShown: false, isObject: false, isRead: false })
        if (open.length > deepest) throw new UnreadableFile('tooComplex')
        unseen += 1
        return true
      }
      const field = sign === end ? open.pop() : open.at(-1)
      if (!field) return true
      if (!field.isShown) {
        unseen -= 1
        field.isShown = true
        field.isObject = /^\s*(?:EMBED|LINK)\s/i.test(field.instruction)
        say(field, own)
        if (sign === end && field.isObject && !field.isRead && unseen === 0) add({ kind: 'lost' })
      }
      return true
    },
    isShown(text) {
      if (unseen === 0) return true
      const field = open.findLast((one) => !one.isShown)
      if (field && field.instruction.length < 10_000) field.instruction += text
      return false
    },
    objectAround: () => open.findLast(({ isObject }) => isObject) ?? null,
  }
}

function pieceOf(instruction: string, look: Look): Piece | null {
  if (isFormulaField(instruction)) {
    const latex = formulaOf(instruction)
    return latex === null ? { kind: 'lost' } : { kind: 'formula', latex, isBlock: false }
  }
  const [, number] = /^\s*SYMBOL\s+(\d{1,5}|0x[\da-f]{1,4})\b/i.exec(instruction) ?? []
  if (number === undefined) return null
  const font = symbolFontOf(/\\f\s*"?([^"\\]{1,60})/i.exec(instruction)?.[1]?.trim() ?? '')
  const sign = signOf(String.fromCodePoint(Number(number)), font)
  return sign === null ? { kind: 'lost' } : { kind: 'text', text: sign, look }
}
