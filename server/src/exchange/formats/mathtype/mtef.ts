import { namedSigns, paired } from '../letters/latex-signs.ts'

/** Bytes of an equation from the first to the last; what lies behind the end makes it unreadable. */
export interface MtefBytes {
  u8(): number
  u16(): number
  /** A byte, or two behind 255. */
  count(): number
  skip(length: number): void
  /** Up to a zero, a letter for each byte. */
  text(): string
  /** A little is for beauty; what was moved further up, down or back may stand for an exponent or lie over another. */
  nudge(): void
}

const longestName = 200
const noNudge = 128
/** In thirty-seconds of a point. */
const mostDown = 40
const mostBack = 64

export function mtefBytes(bytes: Uint8Array): MtefBytes {
  let at = 0
  const u8 = (): number => {
    const byte = bytes[at]
    if (byte === undefined) throw new UnreadableEquation()
    at += 1
    return byte
  }
  const u16 = (): number => u8() + u8() * 256
  const skip = (length: number): void => {
    if (at + length > bytes.length) throw new UnreadableEquation()
    at += length
  }
  return {
    u8,
    u16,
    skip,
    count() {
      const byte = u8()
      return byte === 255 ? u16() : byte
    },
    text() {
      let text = ''
      for (let byte = u8(); byte !== 0; byte = u8()) {
        text += String.fromCharCode(byte)
        if (text.length > longestName) throw new UnreadableEquation()
      }
      return text
    },
    nudge() {
      let [across, down] = [u8() - noNudge, u8() - noNudge]
      if (across === 0 && down === 0) [across, down] = [signed(u16()), signed(u16())]
      if (Math.abs(down) > mostDown || across < -mostBack) throw new UnreadableEquation()
    },
  }
}

function signed(word: number): number {
  return word > 0x7fff ? word - 0x1_0000 : word
}

/** Signs of mathematics that formulas of Word seldom have, by their LaTeX names. */
const names = namedSigns([
  ['≦≧⩽⩾≲≳≺≻≼≽', 'leqq geqq leqslant geqslant lesssim gtrsim prec succ preceq succeq'],
  ['⊊⊋⊈⊉⊏⊐⊑⊒', 'subsetneq supsetneq nsubseteq nsupseteq sqsubset sqsupset sqsubseteq sqsupseteq'],
  ['≃≐≜≍∽≬≏≎', 'simeq doteq triangleq asymp backsim between bumpeq Bumpeq'],
  ['≮≯≰≱≁∤∦∣∄∁', 'nless ngtr nleq ngeq nsim nmid nparallel mid nexists complement'],
  ['⊕⊖⊗⊘⊙⊎⊓⊔⊤⊢⊣⊨', 'oplus ominus otimes oslash odot uplus sqcap sqcup top vdash dashv vDash'],
  [
    '∴∵⋆★◊⋄□■▲△▽▼◁▷',
    'therefore because star bigstar lozenge diamond square blacksquare blacktriangle triangle triangledown blacktriangledown triangleleft triangleright',
  ],
  [
    '•∙●○◯†‡♠♡♢♣♥♦',
    'bullet bullet bullet bigcirc bigcirc dagger ddagger spadesuit heartsuit diamondsuit clubsuit heartsuit diamondsuit',
  ],
  ['↑↓↕⇑⇓⇕↗↘↙↖', 'uparrow downarrow updownarrow Uparrow Downarrow Updownarrow nearrow searrow swarrow nwarrow'],
  [
    '⟶⟵⟷⟹⟸⟺⟼',
    'longrightarrow longleftarrow longleftrightarrow Longrightarrow Longleftarrow Longleftrightarrow longmapsto',
  ],
  [
    '⇄⇆⇌⇋⇀⇁↼↽⇉⇇',
    'rightleftarrows leftrightarrows rightleftharpoons leftrightharpoons rightharpoonup rightharpoondown leftharpoonup leftharpoondown rightrightarrows leftleftarrows',
  ],
  [
    '↪↩↛↚↮⇏⇍⇎',
    'hookrightarrow hookleftarrow nrightarrow nleftarrow nleftrightarrow nRightarrow nLeftarrow nLeftrightarrow',
  ],
  ['ℏħℓℜℑℵ℘∡∢', 'hbar hbar ell Re Im aleph wp measuredangle sphericalangle'],
  ['∬∭∮∯∰∐⋂⋃⋀⋁⨁⨂', 'iint iiint oint oiint oiiint coprod bigcap bigcup bigwedge bigvee bigoplus bigotimes'],
  ['⟨⟩\u2329\u232A⌊⌋⌈⌉‖⌢⌣', 'langle rangle langle rangle lfloor rfloor lceil rceil | frown smile'],
  ['ϖϱϰΩ∆µϒ\u2205', 'varpi varrho varkappa Omega Delta mu Upsilon varnothing'],
])
const spelled = paired(
  '⊄ \\not\\subset ⊅ \\not\\supset ≢ \\not\\equiv ≄ \\not\\simeq ≇ \\ncong ≉ \\not\\approx ∌ \\not\\ni ⁄ / ∕ / − - ‐ - ∶ : \u2223 \\mid',
)

export const signNames: ReadonlyMap<string, string> = new Map([
  ...[...names].map(([sign, name]) => [sign, `\\${name}`] as const),
  ...spelled,
])

/** MathType's own places: https://docs.wiris.com/en/mathflow/arbortext/mathflow_programmer_documentation/mtcode/start */
export const privateSigns: ReadonlyMap<number, string> = new Map(
  paired(
    'e90b \\supseteq e90c \\subseteq e92e | e92f \\| e932 \\lesssim e933 \\gtrsim e98f \\bullet ed02 \\jmath ed04 \\mathrm{d} ed05 \\mathrm{e} ed06 \\mathrm{i} ed07 \\mathrm{j} ed08 \\mathrm{D}',
  ).map(([place, latex]) => [Number.parseInt(place, 16), latex]),
)

/** By the last byte of their place: a mark for lines that stand below each other, and spaces of several widths. */
export const spaces: readonly string[] = ['', '', '\\,', '\\:', '\\;', '\\quad', '\\qquad', '\\,', '']

/** Styles of MathType by their numbers; below zero it is a font that somebody chose for these letters. */
export const faces = {
  text: 1,
  function: 2,
  variable: 3,
  smallGreek: 4,
  capitalGreek: 5,
  symbol: 6,
  vector: 7,
  number: 8,
  ofUser: 9,
  ofUserToo: 10,
  extra: 11,
  textOfAsia: 12,
  marker: 23,
  space: 24,
} as const

export interface Char {
  kind: 'char'
  /** One of the styles, or below zero. */
  face: number
  /** Of the style or of the letters; empty where the file says none. */
  font: string
  isItalic: boolean
  /** In Unicode, with places of MathType's own. */
  code: number
  /** Numbers of what is drawn above it, behind it or through it. */
  marks: readonly number[]
  startsFunction: boolean
}

export interface Slot {
  kind: 'slot'
  items: readonly MathNode[]
  /** Not there: its place in the order is kept all the same. */
  isAbsent: boolean
}

export interface Template {
  kind: 'template'
  /** As MathType 4 and later number them. */
  selector: number
  variation: number
  slots: readonly (Slot | Pile)[]
}

export interface Pile {
  kind: 'pile'
  align: 'l' | 'c' | 'r'
  lines: readonly Slot[]
}

/** Kinds of lines between rows or columns: none, whole, and two that are broken. */
export type Border = 0 | 1 | 2 | 3

export interface Matrix {
  kind: 'matrix'
  align: 'l' | 'c' | 'r'
  rows: readonly (readonly (Slot | Pile)[])[]
  /** One more than there are rows, and than there are columns. */
  rowBorders: readonly Border[]
  columnBorders: readonly Border[]
}

/** Stands in the list behind its letter and nowhere else. */
interface Mark {
  kind: 'mark'
  code: number
}

export type MathNode = Char | Mark | Slot | Template | Pile | Matrix

/** Nothing of an equation is believed where a part of it is not understood. */
export class UnreadableEquation extends Error {
  constructor() {
    super('unreadable equation')
  }
}

/** What lines, templates, piles and tables hold is written alike in all versions. */
export const records = {
  end: 0,
  line: 1,
  char: 2,
  template: 3,
  pile: 4,
  matrix: 5,
  mark: 6,
  ruler: 7,
  font: 8,
  size: 9,
  lastSize: 14,
} as const
export const options = { isAbsent: 1, hasRuler: 2, hasSpacing: 4, isMoved: 8 } as const

const deepest = 40
const mostRecords = 20_000
const mostRows = 60
const [largeChange, ownSize] = [100, 101]

/** Everything up to the end of a list. */
export type ReadList = () => MathNode[]

/** Lists lie in lists: so many, and so deep. */
export function boundedLists(next: () => MathNode | 'end' | null): ReadList {
  let depth = 0
  let count = 0
  return () => {
    depth += 1
    if (depth > deepest) throw new UnreadableEquation()
    const found: MathNode[] = []
    for (let node = next(); node !== 'end'; node = next()) {
      count += 1
      if (count > mostRecords) throw new UnreadableEquation()
      if (node) found.push(node)
    }
    depth -= 1
    return found
  }
}

export function skipSize(bytes: MtefBytes): void {
  const kind = bytes.u8()
  bytes.skip(kind === ownSize ? 2 : kind === largeChange ? 3 : 1)
}

/** Behind a line or a pile it stands without the byte that says what it is. */
export function skipRuler(bytes: MtefBytes): void {
  bytes.skip(bytes.u8() * 3)
}

/** Null for what holds no lines. */
export function readBlock(kind: number, flags: number, bytes: MtefBytes, list: ReadList): Slot | Pile | Matrix | null {
  if (kind === records.line) return readLine(bytes, flags, list)
  if (kind === records.pile) return readPile(bytes, flags, list)
  return kind === records.matrix ? readMatrix(bytes, flags, list) : null
}

function readLine(bytes: MtefBytes, flags: number, list: ReadList): Slot {
  if ((flags & options.isMoved) !== 0) bytes.nudge()
  if ((flags & options.hasSpacing) !== 0) bytes.skip(2)
  if ((flags & options.hasRuler) !== 0) skipRuler(bytes)
  const isAbsent = (flags & options.isAbsent) !== 0
  return { kind: 'slot', isAbsent, items: isAbsent ? [] : list() }
}

function readPile(bytes: MtefBytes, flags: number, list: ReadList): Pile {
  if ((flags & options.isMoved) !== 0) bytes.nudge()
  const align = alignOf(bytes.u8())
  bytes.skip(1)
  if ((flags & options.hasRuler) !== 0) skipRuler(bytes)
  const lines = list().map((node) => {
    if (node.kind === 'slot') return node
    if (node.kind === 'pile') return { kind: 'slot' as const, items: [node], isAbsent: false }
    throw new UnreadableEquation()
  })
  return { kind: 'pile', align, lines }
}

function readMatrix(bytes: MtefBytes, flags: number, list: ReadList): Matrix {
  if ((flags & options.isMoved) !== 0) bytes.nudge()
  bytes.skip(1)
  const align = alignOf(bytes.u8() + 1)
  bytes.skip(1)
  const [rows, columns] = [bytes.u8(), bytes.u8()]
  if (rows < 1 || columns < 1 || rows > mostRows || columns > mostRows) throw new UnreadableEquation()
  const rowBorders = bordersOf(bytes, rows + 1)
  const columnBorders = bordersOf(bytes, columns + 1)
  const cells = slotsIn(list())
  if (cells.length !== rows * columns) throw new UnreadableEquation()
  return {
    kind: 'matrix',
    align,
    rows: Array.from({ length: rows }, (_, row) => cells.slice(row * columns, (row + 1) * columns)),
    rowBorders,
    columnBorders,
  }
}

function bordersOf(bytes: MtefBytes, count: number): Border[] {
  const packed = Array.from({ length: Math.ceil(count / 4) }, () => bytes.u8())
  return Array.from({ length: count }, (_, at) => (((packed[at >> 2] ?? 0) >> ((at % 4) * 2)) & 3) as Border)
}

function slotsIn(nodes: readonly MathNode[]): (Slot | Pile)[] {
  return nodes.map((node) => {
    if (node.kind === 'slot' || node.kind === 'pile') return node
    throw new UnreadableEquation()
  })
}

/** The signs that a template is drawn with are known by its number. */
export function templateOf(selector: number, variation: number, nodes: readonly MathNode[]): Template {
  const slots = slotsIn(nodes.filter(({ kind }) => kind !== 'char'))
  return { kind: 'template', selector, variation, slots }
}

export function marksIn(list: readonly MathNode[]): number[] {
  return list.map((node) => {
    if (node.kind !== 'mark') throw new UnreadableEquation()
    return node.code
  })
}

function alignOf(align: number): 'l' | 'c' | 'r' {
  if (align === 2) return 'c'
  return align === 3 ? 'r' : 'l'
}
