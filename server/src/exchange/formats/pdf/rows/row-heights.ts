import type { PlacedText } from './placed-text.ts'
import type { Row } from './rows-of.ts'

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
export function awayFrom(one: PlacedText, other: PlacedText): number {
  return Math.max(one.x - other.x - other.width, other.x - one.x - one.width)
}

/** Nothing of it stands above or below anything of the other. */
export function standsInGaps(row: Row, other: Row): boolean {
  return row.every((one) => other.every((piece) => awayFrom(one, piece) > -leaning))
}
