import { paired, symbolLatex } from '../letters/latex-signs.ts'
import { symbolFontOf } from '../letters/symbol-fonts.ts'
import {
  type Char,
  type Pile,
  type Slot,
  type Template,
  UnreadableEquation,
  faces,
  privateSigns,
  signNames,
  spaces,
} from './mtef.ts'

const pairs: readonly (readonly [left: string, right: string])[] = [
  ['\\langle ', '\\rangle '],
  ['(', ')'],
  ['\\{', '\\}'],
  ['[', ']'],
  ['|', '|'],
  ['\\|', '\\|'],
  ['\\lfloor ', '\\rfloor '],
  ['\\lceil ', '\\rceil '],
]
const [hasLeft, hasRight] = [1, 2]
const [brace, white, interval] = [2, 8, 9]
const ends = ['(', ')', '[', ']']

/** Brackets of all kinds, of which one may be missing. */
export function fenceLatex({ selector, variation, slots }: Template, latexOf: (slot: Slot | Pile) => string): string {
  const [slot, ...others] = slots
  if (!slot || others.length > 0) throw new UnreadableEquation()
  const inner = latexOf(slot)
  if (selector === interval) {
    if (variation > 0x33) throw new UnreadableEquation()
    return `\\left${ends[variation & 3] ?? ''}${inner}\\right${ends[(variation >> 4) & 3] ?? ''}`
  }
  // No others of them grow with what they hold.
  if (selector === white)
    return `${variation & hasLeft ? '\\llbracket ' : ''}${inner}${variation & hasRight ? '\\rrbracket ' : ''}`
  const pair = pairs[selector]
  if (!pair || variation > (hasLeft | hasRight)) throw new UnreadableEquation()
  const cases = selector === brace && variation === hasLeft ? casesIn(inner) : null
  if (cases !== null) return cases
  const left = (variation & hasLeft) === 0 ? '.' : pair[0]
  const right = (variation & hasRight) === 0 ? '.' : pair[1]
  return variation === 0 ? inner : `\\left${left}${inner}\\right${right}`
}

/** Lines behind one brace, where they are all that it holds. */
function casesIn(inner: string): string | null {
  const lines = /^\\begin\{array\}\{l\}(.*)\\end\{array\}$/s.exec(inner)?.[1]
  return lines === undefined || lines.includes('\\begin{array}') ? null : `\\begin{cases}${lines}\\end{cases}`
}

const primes: ReadonlyMap<number, number> = new Map([
  [5, 1],
  [6, 2],
  [18, 3],
])
const commands = new Map(
  paired(
    [
      '2 dot 3 ddot 4 dddot 8 tilde 9 hat 11 vec 12 overleftarrow 13 overleftrightarrow 14 overrightharpoon',
      '15 overleftharpoon 17 overline 19 overset{\\frown} 20 overset{\\smile} 21 xcancel 22 cancel 23 bcancel',
      '24 ddddot 29 underline 30 utilde 33 underrightarrow 34 underleftarrow 35 underleftrightarrow',
    ].join(' '),
  ).map(([mark, command]) => [Number(mark), command]),
)
const struckThrough = 10
const denied: Readonly<Record<string, string>> = { '=': '\\neq', '\\in': '\\notin', '\\exists': '\\nexists' }
const relations =
  /^(?:[<>]|\\(?:subset|supset|subseteq|supseteq|equiv|sim|simeq|approx|cong|parallel|mid|leq|geq|ni|to|Rightarrow|Leftrightarrow|perp|propto))$/

/** How many strokes stand behind the letter; 0 for any other mark. */
export function primesOf(mark: number): number {
  return primes.get(mark) ?? 0
}

export function markedLatex(base: string, marks: readonly number[]): string {
  return marks.reduce((inner, mark) => {
    if (mark === struckThrough) return denied[inner] ?? (relations.test(inner) ? `\\not${inner}` : `\\cancel{${inner}}`)
    const command = commands.get(mark)
    if (command === undefined) throw new UnreadableEquation()
    return `\\${command}{${inner}}`
  }, base)
}

type SlotLatex = (slot: Slot | Pile) => string

/** Null where there is none, or where nobody typed anything. */
interface Limits {
  lower: string | null
  upper: string | null
}

const bits = { loop: 12, plainLoop: 4, lower: 0x10, upper: 0x20, likeSum: 0x40 } as const
const signs: Readonly<Record<number, string>> = {
  16: '\\sum',
  17: '\\prod',
  18: '\\coprod',
  19: '\\bigcup',
  20: '\\bigcap',
}
const integrals = ['', '\\int', '\\iint', '\\iiint']
const loops = ['', '\\oint', '\\oiint', '\\oiiint']
const [integral, likeIntegral, likeSum] = [15, 21, 22]
const sumNames = new Set(Object.values(signs))
const limitNames = new Set(['\\lim', '\\max', '\\min', '\\sup', '\\inf', '\\det', '\\gcd'])

/** What is below stands before what is above; neither may hold anything that is said not to be there. */
export function limitsOf(variation: number, slots: readonly (Slot | Pile)[], latexOf: SlotLatex): Limits {
  const [lower, upper] = [1, 2].map((at) => {
    const slot = slots[at]
    return (slot && latexOf(slot)) || null
  })
  const [hasLower, hasUpper] = [(variation & bits.lower) !== 0, (variation & bits.upper) !== 0]
  if ((lower && !hasLower) || (upper && !hasUpper)) throw new UnreadableEquation()
  return { lower: lower ?? null, upper: upper ?? null }
}

export function operatorLatex(
  selector: number,
  variation: number,
  slots: readonly (Slot | Pile)[],
  latexOf: SlotLatex,
): { latex: string; isOpen: boolean } {
  const own = selector === likeIntegral || selector === likeSum ? slots[3] : undefined
  const typed = own ? latexOf(own).replace(/(?:\\[,:;]|\\q?quad)+$/, '') : ''
  const isNamed = selector === likeSum && (limitNames.has(typed) || sumNames.has(typed))
  const sign =
    selector === integral
      ? integralOf(variation)
      : own
        ? isNamed
          ? typed
          : `\\mathop{${typed}}`
        : (signs[selector] ?? '')
  const most = own ? 4 : 3
  if (sign === '' || slots.slice(most).some((slot) => slot.kind === 'pile' || !slot.isAbsent))
    throw new UnreadableEquation()
  const { lower, upper } = limitsOf(variation, slots, latexOf)
  const isLikeSum = selector === likeSum || (variation & bits.likeSum) !== 0
  const usual = selector !== integral && selector !== likeIntegral
  const hasLimits = lower !== null || upper !== null
  const position = !hasLimits || (isLikeSum === usual && (!own || isNamed)) ? '' : isLikeSum ? '\\limits' : '\\nolimits'
  const limits = `${lower === null ? '' : `_{${lower}}`}${upper === null ? '' : `^{${upper}}`}`
  const [main = ''] = slots.slice(0, 1).map(latexOf)
  const space = !hasLimits && /^[a-zA-Z]/.test(main) && (!own || isNamed) ? ' ' : ''
  return { latex: `${sign}${position}${limits}${space}${main}`, isOpen: true }
}

function integralOf(variation: number): string {
  const loop = variation & bits.loop
  if (loop !== 0 && loop !== bits.plainLoop) throw new UnreadableEquation()
  return (loop === 0 ? integrals : loops)[variation & 3] ?? ''
}

export function underAndOver(main: string, { lower, upper }: Limits): string {
  if (limitNames.has(main) && upper === null) return lower === null ? main : `${main}_{${lower}}`
  const below = lower === null ? main : `\\underset{${lower}}{${main}}`
  return upper === null ? below : `\\overset{${upper}}{${below}}`
}

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
const primeSigns: Readonly<Record<string, number>> = { '′': 1, '″': 2, '‴': 3 }
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
  if (primeSigns[sign] !== undefined) return { kind: 'prime', count: primeSigns[sign] }
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
  return { kind: 'sign', latex: known(isKnown ? spaces[code & 0xff] : undefined) }
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
