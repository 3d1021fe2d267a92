import { oldFontOf } from '../letters/old-fonts.ts'
import { signOf, symbolFontOf } from '../letters/symbol-fonts.ts'
import { UnreadableEquation, faces } from './mtef-nodes.ts'

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
export function symbolPlaces(place: number, face: number, font: string, isUnicode: boolean): number {
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
