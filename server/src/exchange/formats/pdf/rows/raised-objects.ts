import type { PlacedText } from './placed-text.ts'
import { type Row, baseOf } from './rows-of.ts'
import { awayFrom } from './row-heights.ts'

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
