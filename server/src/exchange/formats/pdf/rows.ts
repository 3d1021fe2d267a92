import type { Line } from '../../paper/document.ts'

/** A piece of text where it stands on a page, from the lower left corner. */
export interface PlacedText {
  text: string
  x: number
  y: number
  width: number
  size: number
  isBold: boolean
  isUnderlined?: boolean
  /** A space was typed behind it. */
  endsBlank?: boolean
  /** Where each of its letters begins, from 0 to 1. */
  starts?: Float32Array
  /** Not black, not the usual. */
  color?: string
  /** On a bar with a color of its own, which is known where a reader put it there. */
  isHighlighted?: boolean
  highlight?: string
  isStruck?: boolean
  /** It is drawn, and the file does not say what it is. */
  isLost?: boolean
  /** Of a font of icons. */
  isIcon?: boolean
  /** A formula that was put together, and its lower and its upper end. */
  latex?: string
  span?: [number, number]
  table?: PageTable
}

export interface PageTable {
  rows: Line[][][]
  /** Where its columns are: on the next page it may go on. */
  columns: number[]
}

export type Row = PlacedText[]

/** Sizes of letters between two pieces of a line that stand in columns. */
export const wideGap = 1.5

/** Small signs above or below the line belong to it. */
export function rowsOf(texts: readonly PlacedText[]): Row[] {
  const rows: Row[] = []
  for (const text of texts.toSorted((one, other) => other.y - one.y || one.x - other.x)) {
    const row = rows.at(-1)
    const base = row?.reduce((one, other) => (other.size > one.size ? other : one))
    const room = base
      ? Math.max(base.size, text.size) * (text.size < base.size * 0.85 || base.size < text.size * 0.85 ? 0.6 : 0.35)
      : 0
    if (row && base && Math.abs(base.y - text.y) <= room) row.push(text)
    else rows.push([text])
  }
  return rows.map((row) => row.toSorted((one, other) => one.x - other.x))
}

/** Most of a line has its size; the sign of a root may be larger. */
export function baseOf(row: Row): { size: number; y: number } {
  const widths = new Map<number, number>()
  for (const { size, width } of row) widths.set(Math.round(size), (widths.get(Math.round(size)) ?? 0) + width)
  const [usual] = [...widths].reduce((one, other) => (other[1] > one[1] ? other : one), [0, 0])
  return row.find(({ size }) => Math.round(size) === usual) ?? { size: 10, y: 0 }
}

/** What the first word of a line takes with the space before it. */
export function leadOf([first]: Row): number {
  if (!first) return 0
  const [word = ''] = first.text.trim().split(/\s/u)
  // Lines of Chinese end wherever a sign has no room, and not before one of these.
  if (/^\p{Script=Han}/u.test(word)) return first.size * 2.5
  return (first.width * (word.length + 1)) / Math.max(1, first.text.length)
}

/** Letters reach so far above and below the line on which they stand, in parts of their size. */
const [aboveLine, belowLine] = [0.65, 0.05]
/** What is so much larger is a stamp or the first letter of a text. */
const mostLarger = 2.2
/** Sizes of letters between two pieces that stand beside each other; those further away are in columns. */
const beside = 1.5
/** In points: signs that lean over their neighbours. */
const leaning = 1.5
/** In points: where a figure stands is said by a mark that is no wider. */
const markWidth = 1.5
/** No line of a text is of so many pieces. */
const mostPairs = 10_000

/** How far a row and one below it are at the same height, where pieces of both stand beside or above each other. */
export function sharedHeight(row: Row, other: Row): number {
  if (row.length * other.length > mostPairs) return 0
  const [lowest, highest] = [Math.min(...row.map(bottomOf)), Math.max(...other.map(topOf))]
  if (highest <= lowest) return 0
  return Math.max(0, ...row.map((one) => Math.max(...other.map((piece) => sharedBy(one, piece)))))
}

function sharedBy(one: PlacedText, other: PlacedText): number {
  const size = Math.max(one.size, other.size)
  const away = awayFrom(one, other)
  if (size > Math.min(one.size, other.size) * mostLarger || away > size * beside) return 0
  // A high formula reaches into the line above it where lines are close to each other.
  if (away < -leaning && (isHigh(one) || isHigh(other))) return 0
  return Math.min(topOf(one), topOf(other)) - Math.max(bottomOf(one), bottomOf(other))
}

/** A high brace is drawn in pieces, each right below the one before it. */
export function shareBrace(row: Row, other: Row): boolean {
  const isPiece = ({ isLost, width }: PlacedText): boolean => isLost === true && width > markWidth
  const [above, below] = [row.filter(isPiece), other.filter(isPiece)]
  if (above.length * below.length > mostPairs) return false
  return above.some((one) => below.some((piece) => Math.abs(one.x - piece.x) < 1 && one.y - piece.y <= one.size))
}

/** A place where something is drawn that nobody read may be as high as several lines. */
const isHigh = ({ span, isLost }: PlacedText): boolean => span !== undefined && isLost !== true
const topOf = (piece: PlacedText): number =>
  (isHigh(piece) ? piece.span?.[1] : undefined) ?? piece.y + piece.size * aboveLine
const bottomOf = (piece: PlacedText): number =>
  (isHigh(piece) ? piece.span?.[0] : undefined) ?? piece.y - piece.size * belowLine

/** Less than nothing where they stand above each other. */
function awayFrom(one: PlacedText, other: PlacedText): number {
  return Math.max(one.x - other.x - other.width, other.x - one.x - one.width)
}

/** Nothing of it stands above or below anything of the other. */
export function standsInGaps(row: Row, other: Row): boolean {
  return row.every((one) => other.every((piece) => awayFrom(one, piece) > -leaning))
}

/** In parts of the size of a line: what lies less above or below it lies on it. */
const leastRaised = 0.15
/** Between a letter and the small sign behind it. */
const near = 0.6

export function isSmallIn({ size }: { size: number }, largest: number): boolean {
  return size < largest * 0.85
}

/** A formula may stand higher than its line as a whole: its small signs are above or below its own letters. */
export function levelled(row: Row): Row {
  const base = baseOf(row)
  let raised = 0
  let last: PlacedText | undefined
  const pieces = row.map((piece): PlacedText => {
    const rise = piece.y - base.y
    if (!isSmallIn(piece, base.size)) raised = Math.abs(rise) > base.size * leastRaised ? rise : 0
    else if (last && awayFrom(piece, last) > base.size * near) raised = 0
    last = piece
    return raised === 0 || piece.span !== undefined ? piece : { ...piece, y: piece.y - raised }
  })
  return withPerMille(pieces)
}

/** '0' above and '00' below its line, behind a number. */
function withPerMille(row: Row): Row {
  const { size, y } = baseOf(row)
  return row.flatMap((piece, at) => {
    const isSign = (start: number): boolean => {
      const [number, above, below] = row.slice(start - 1, start + 2)
      return (
        number !== undefined &&
        above?.text === '0' &&
        below?.text === '00' &&
        /\d$/u.test(number.text) &&
        !isSmallIn(number, size) &&
        [above, below].every((part) => isSmallIn(part, size)) &&
        above.y > y + size * 0.1 &&
        below.y < y - size * 0.05 &&
        Math.max(awayFrom(number, above), awayFrom(above, below)) <= size * near
      )
    }
    if (isSign(at)) {
      const below = row[at + 1]
      return [{ ...piece, text: '‰', y, size, width: (below ? below.x + below.width : piece.x) - piece.x }]
    }
    return isSign(at - 1) ? [] : [piece]
  })
}

/** In sizes of the letters below: what is higher above them is not theirs. */
const highest = 1.2

/** A small sign right below words is no sign of theirs: where the next line has a gap for it, it is raised there. */
export function withoutStrayed(rows: readonly Row[]): Row[] {
  return rows.flatMap((row, at) => {
    const next = rows[at + 1]
    const { size, y } = baseOf(row)
    const small = row.filter((piece) => isSmallIn(piece, size) && piece.y < y)
    if (!next || small.length === 0) return [row]
    const words = row.filter((piece) => !isSmallIn(piece, size))
    const strayed = new Set(small.filter((piece) => isBelow(piece, words) && isAbove(piece, next)))
    return strayed.size === 0
      ? [row]
      : [row.filter((piece) => !strayed.has(piece)), row.filter((piece) => strayed.has(piece))]
  })
}

function isBelow(piece: PlacedText, words: readonly PlacedText[]): boolean {
  return words.some((word) => awayFrom(word, piece) < -leaning)
}

/** Nothing of the line stands below it, and something right beside it. */
function isAbove(piece: PlacedText, row: Row): boolean {
  const { size, y } = baseOf(row)
  const nearest = Math.min(...row.map((other) => awayFrom(other, piece)))
  return piece.y - y <= size * highest && nearest > -leaning && nearest <= size
}
