import { symbolLatex } from '../letters/latex-signs.ts'
import { symbolFontOf } from '../letters/symbol-fonts.ts'
import { type Char, UnreadableEquation, faces } from './mtef-nodes.ts'
import { privateSigns, signNames, spaces } from './mtef-signs.ts'

/** What a letter is for the line that it stands in. */
export type Letter =
  /** Of words, which stand upright and keep their spaces. */
  | { kind: 'text'; text: string }
  /** Of the name of a function. */
  | { kind: 'name'; text: string }
  /** Raised by itself, as the sign of degrees. */
  | { kind: 'raised'; latex: string }
  | { kind: 'prime'; count: number }
  | { kind: 'sign'; latex: string }

const textFaces: ReadonlySet<number> = new Set([faces.text, faces.textOfAsia, faces.ofUser, faces.ofUserToo])
const signFaces: ReadonlySet<number> = new Set([faces.smallGreek, faces.capitalGreek, faces.symbol, faces.extra])
const primes: Readonly<Record<string, number>> = { '′': 1, '″': 2, '‴': 3 }
const raised: Readonly<Record<string, string>> = { '°': '\\circ', '²': '2', '³': '3', '¹': '1' }
/** Seen as their Latin twins, which is what LaTeX has for them. */
const latinGreek = new Map(Array.from('ΑΒΕΖΗΙΚΜΝΟΡΤΧο', (letter, at) => [letter, 'ABEZHIKMNOPTXo'[at] ?? '']))
const [firstPrivate, lastPrivate] = [0xe000, 0xf8ff]
const marks = /\p{M}/u

export function letterOf(char: Char): Letter {
  const { face, code } = char
  if (code === 0x09) return { kind: 'sign', latex: '\\quad' }
  if (face === faces.space || face === faces.marker || (code & 0xff00) === 0xef00) return spaceOf(char)
  if (code < 0x20 || (code >= 0x7f && code < 0xa0) || (code >= 0xd800 && code < 0xe000)) throw new UnreadableEquation()
  if (code >= firstPrivate && code <= lastPrivate)
    return { kind: 'sign', latex: known(alphabetLetter(code) ?? privateSigns.get(code)) }
  const sign = String.fromCharCode(code)
  const isLetter = /\p{L}/u.test(sign) || marks.test(sign)
  if (face < 0 && isLetter && /^(?:symbol|mt extra)/i.test(char.font) && code < 0x250) throw new UnreadableEquation()
  const own = face < 0 ? symbolFontOf(char.font) : null
  if (own !== null && own !== 'symbol') throw new UnreadableEquation()
  const isWord = textFaces.has(face) && !/\p{Script=Greek}/u.test(sign)
  if (sign === ' ' || sign === '\u00A0' || isWord) return { kind: 'text', text: sign }
  if (primes[sign] !== undefined) return { kind: 'prime', count: primes[sign] }
  if (raised[sign] !== undefined) return { kind: 'raised', latex: raised[sign] }
  if (/[A-Za-z]/.test(sign)) return latinOf(char, sign)
  const latex = mathOf(sign)
  if (latex === null && !isLetter && !/[\p{Sc}\p{Sm}\p{So}\p{N}\p{P}]/u.test(sign)) throw new UnreadableEquation()
  if (latex === null) return { kind: 'text', text: sign }
  return { kind: 'sign', latex: face === faces.vector && isLetter ? `\\boldsymbol{${latex}}` : latex }
}

function spaceOf({ face, code }: Char): Letter {
  const group = code & 0xff00
  const isKnown = group === 0xef00 || ((group === 0xeb00 || group === 0) && face >= faces.marker)
  return { kind: 'sign', latex: known(isKnown ? spaces.get(code & 0xff) : undefined) }
}

function latinOf({ face, isItalic }: Char, letter: string): Letter {
  if (signFaces.has(face)) throw new UnreadableEquation()
  if (face === faces.function) return { kind: 'name', text: letter }
  if (face < 0 && !isItalic) return { kind: 'text', text: letter }
  return { kind: 'sign', latex: face === faces.vector ? `\\mathbf{${letter}}` : letter }
}

/** Null for what formulas have no sign for, and words may have. */
function mathOf(sign: string): string | null {
  const named = signNames.get(sign) ?? latinGreek.get(sign)
  if (named !== undefined) return named
  const latex = symbolLatex(sign)
  if (latex.startsWith('\\') || /^[\d+\-*/=<>()[\]|,.;:!?']$/.test(latex)) return latex
  if (sign === '^') return '\\wedge'
  if (sign === '~') return '\\sim'
  return sign === '"' || sign === '@' || sign === '`' ? `\\text{${sign}}` : null
}

const alphabets: Readonly<Record<number, string>> = { 0xf000: 'mathfrak', 0xf080: 'mathbb', 0xf100: 'mathscr' }

/** Capital and small letters of three other alphabets. */
function alphabetLetter(code: number): string | undefined {
  const alphabet = alphabets[code & 0xff80]
  const at = code & 0x7f
  const letter = at < 26 ? 65 + at : at < 52 ? 97 + at - 26 : null
  return alphabet === undefined || letter === null ? undefined : `\\${alphabet}{${String.fromCharCode(letter)}}`
}

function known(latex: string | undefined): string {
  if (latex === undefined) throw new UnreadableEquation()
  return latex
}
