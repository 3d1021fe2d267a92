import type { PlacedText } from './placed-text.ts'
import { awayFrom } from './row-heights.ts'
import { type Row, baseOf } from './rows-of.ts'
import { isSmallIn } from './raised-objects.ts'

/** In points: signs that lean over their neighbours. */
const leaning = 1.5
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
