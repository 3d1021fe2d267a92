import { oldFontOf, signOf, symbolFontOf } from '../letters/symbol-fonts.ts'
import {
  type Char,
  type MathNode,
  type MtefBytes,
  UnreadableEquation,
  boundedLists,
  faces,
  marksIn,
  options,
  readBlock,
  records,
  skipRuler,
  skipSize,
  templateOf,
} from './mtef.ts'

/** Places of the font MT Extra that are signs of their own: its others are parts of larger ones. */
const extra: Readonly<Record<number, string>> = {
  0x43: '∐',
  0x49: '∩',
  0x4b: '…',
  0x4c: '⋯',
  0x4d: '⋮',
  0x4e: '⋰',
  0x4f: '⋱',
  0x51: '∵',
  0x55: '∪',
  0x61: '↦',
  0x62: '↕',
  0x63: '⇕',
  0x68: 'ℏ',
  0x6c: 'ℓ',
  0x6d: '∓',
}
const ofSymbol: ReadonlySet<number> = new Set([faces.smallGreek, faces.capitalGreek, faces.symbol])
const marginal = 0x0100
const [firstPrivate, lastPrivate] = [0xf020, 0xf0ff]

/**
 * In Unicode, what stands at a place of a font. Equation Editor 3 writes Unicode but for fonts of signs that it does not
 * know; before it each letter is a byte of its font.
 */
function symbolPlaces(place: number, face: number, font: string, isUnicode: boolean): number {
  if (face === faces.space || face === faces.marker || face > faces.marker - 2) return place
  const isExtra = face === faces.extra || /^mt extra/i.test(font)
  const symbolFont = ofSymbol.has(face) ? 'symbol' : symbolFontOf(font)
  const isPrivate = place >= firstPrivate && place <= lastPrivate
  if (isUnicode && !isPrivate && (place >= marginal || !isLetter(place))) return place
  if (isExtra) return codeOf(extra[place & 0xff] ?? null)
  if (symbolFont !== null) return codeOf(signOf(String.fromCharCode(place), symbolFont))
  // Beyond ASCII the bytes are those of a code page that nothing names.
  if (isPrivate || (!isUnicode && (place > 0x7e || oldFontOf(font) !== null))) throw new UnreadableEquation()
  return place
}

function isLetter(code: number): boolean {
  return /\p{L}/u.test(String.fromCharCode(code))
}

function codeOf(sign: string | null): number {
  const code = sign?.codePointAt(0)
  if (code === undefined) throw new UnreadableEquation()
  return code
}

/**
 * Equation Editor has a number for each kind of sum and each side of a fence; MathType 4 has one for all, and says the
 * rest in bits. By the older number: the newer one, and its bits for each variation.
 */
const templates: Readonly<Record<number, readonly [selector: number, variations: readonly number[]]>> = {
  ...Object.fromEntries([0, 1, 2, 3, 4, 5, 6, 7].map((fence) => [fence, [fence, [3, 1, 2]] as const])),
  8: [9, [0x22]],
  9: [9, [0x33]],
  10: [9, [0x23]],
  11: [9, [0x12]],
  12: [9, [0x30]],
  13: [10, [0, 1]],
  14: [11, [0, 1]],
  16: [12, [0, 1]],
  17: [13, [0, 1]],
  18: [14, [0x14, 0x18]],
  19: [14, [0x24, 0x28]],
  20: [14, [0x34, 0x38]],
  21: [15, [1, 0x11, 0x31, 5, 0x15]],
  22: [15, [2, 0x12, 6, 0x16]],
  23: [15, [3, 0x13, 7, 0x17]],
  24: [15, [0x71, 0x51, 0x55]],
  25: [15, [0x56, 0x52]],
  26: [15, [0x57, 0x53]],
  27: [24, [1]],
  28: [24, [0]],
  ...Object.fromEntries(
    [16, 17, 18, 19, 20].flatMap((sum, at) => [
      [29 + at * 2, [sum, [0x50, 0x70, 0x40]] as const],
      [30 + at * 2, [sum, [0x10, 0x30]] as const],
    ]),
  ),
  39: [23, [0x20, 0x10, 0x30]],
  40: [26, [1, 0]],
  41: [11, [2, 6, 3]],
  42: [21, [0x20, 0x10, 0x30]],
  43: [22, [0x60, 0x50, 0x70]],
  45: [30, [3, 1, 2]],
  46: [31, [5, 6, 7]],
  47: [31, [1, 2, 3]],
  48: [34, [0]],
}
const [script, scriptBefore] = [15, 44]
const scripts = [28, 27, 29]

function newerTemplate(selector: number, variation: number): [selector: number, variation: number] {
  const position = selector === script || selector === scriptBefore ? scripts[variation] : undefined
  if (position !== undefined) return [position, selector === scriptBefore ? 1 : 0]
  const [newer, variations] = templates[selector] ?? []
  const bits = variations?.[variation]
  if (newer === undefined || bits === undefined) throw new UnreadableEquation()
  return [newer, bits]
}

const hasMarks = 2
const italic = 1
const ofEquationEditor = 3

/** Equation Editor 1 to 3 and MathType 3: a byte says in one half what a record is and in the other how. */
export function olderNodes(bytes: MtefBytes, version: number): MathNode[] {
  const chosen = new Map<number, { font: string; isItalic: boolean }>()
  const list = boundedLists(next)
  return list()

  function next(): MathNode | 'end' | null {
    const tag = bytes.u8()
    const [kind, flags] = [tag & 15, tag >> 4]
    const block = readBlock(kind, flags, bytes, list)
    if (block) return block
    switch (kind) {
      case records.end:
        return 'end'
      case records.char:
        return readChar(flags)
      case records.mark:
        if ((flags & options.isMoved) !== 0) bytes.nudge()
        return { kind: 'mark', code: version === ofEquationEditor ? bytes.u16() : bytes.u8() }
      case records.template: {
        if ((flags & options.isMoved) !== 0) bytes.nudge()
        const [selector, variation] = newerTemplate(bytes.u8(), bytes.u8())
        bytes.skip(1)
        return templateOf(selector, variation, list())
      }
      case records.font: {
        const number = bytes.u8()
        const isItalic = (bytes.u8() & italic) !== 0
        chosen.set(-number, { font: bytes.text(), isItalic })
        return null
      }
      case records.ruler:
        skipRuler(bytes)
        return null
      case records.size:
        skipSize(bytes)
        return null
      default:
        if (kind > records.lastSize) throw new UnreadableEquation()
        return null
    }
  }

  function readChar(flags: number): Char {
    if ((flags & options.isMoved) !== 0) bytes.nudge()
    const face = bytes.u8() - 128
    const explicit = chosen.get(face)
    if (face < 0 && !explicit) throw new UnreadableEquation()
    const font = explicit?.font ?? ''
    const place = version === ofEquationEditor ? bytes.u16() : bytes.u8()
    return {
      kind: 'char',
      face,
      font,
      isItalic: explicit?.isItalic ?? false,
      code: symbolPlaces(place, face, font, version === ofEquationEditor),
      marks: (flags & hasMarks) === 0 ? [] : marksIn(list()),
      startsFunction: false,
    }
  }
}
