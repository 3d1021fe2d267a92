import type { Spot } from '../sheet-layout.ts'
import { solved } from './linear.ts'

/** How far each place of the sheet lies beside where a flat paper would have it. */
export type Bend = (spot: Spot) => Spot

export interface Shift {
  at: Spot
  by: Spot
}

/** A thin plate through the shifts, a little stiff, so that one wrong mark does not pull its surroundings along. */
export function bendOf(shifts: readonly Shift[], stiffness: number): Bend {
  const [alongX, alongY] = [plate(shifts, stiffness, 'x'), plate(shifts, stiffness, 'y')]
  if (alongX === null || alongY === null) return () => ({ x: 0, y: 0 })
  return (spot) => ({ x: alongX(spot), y: alongY(spot) })
}

function plate(shifts: readonly Shift[], stiffness: number, axis: 'x' | 'y'): ((spot: Spot) => number) | null {
  const count = shifts.length
  if (count < 4) return null
  const rows = Array.from({ length: count + 3 }, () => new Float64Array(count + 4))
  shifts.forEach(({ at, by }, i) => {
    const row = rows[i]
    if (row === undefined) return
    shifts.forEach((other, j) => (row[j] = kernel(at, other.at)))
    row[i] = (row[i] ?? 0) + stiffness
    for (const [k, value] of [1, at.x, at.y].entries()) {
      row[count + k] = value
      const affine = rows[count + k]
      if (affine !== undefined) affine[i] = value
    }
    row[count + 3] = by[axis]
  })
  const weights = solved(rows)
  if (weights === null) return null
  const [flat = 0, slopeX = 0, slopeY = 0] = weights.slice(count)
  return (spot) =>
    shifts.reduce(
      (sum, { at }, i) => sum + (weights[i] ?? 0) * kernel(spot, at),
      flat + slopeX * spot.x + slopeY * spot.y,
    )
}

function kernel(a: Spot, b: Spot): number {
  const square = (a.x - b.x) ** 2 + (a.y - b.y) ** 2
  return square === 0 ? 0 : square * Math.log(square) * 1e-4
}
