import { type Spot, cornerSize } from '../sheet-layout.ts'
import { type Target, targetsIn } from './corners.ts'
import { type Picture, valueAt } from './picture.ts'
import { median } from './quantile.ts'

/** What can be said about a photograph before anybody reads it. */
export interface FirstCheck {
  /** Corner marks that were seen, clockwise. */
  corners: readonly Spot[]
  isFound: boolean
  /** All four corners of a sheet. */
  isWhole: boolean
  isSharp: boolean
  /** Enough pixels for bubbles. */
  isLarge: boolean
}

/** As the reader wants them, and a little more. */
const leastPixels = 3.6
const leastStep = 0.13

/** Found, whole, sharp, large enough? `reducedBy`: how much smaller the picture is than the photograph itself. */
export function firstCheck(picture: Picture, reducedBy = 1): FirstCheck {
  const targets = targetsIn(picture)
  const largest = Math.max(0, ...targets.map(({ size }) => size))
  // The code has marks like these, and smaller.
  const corners = targets.filter(({ size }) => size > largest * 0.72)
  const size = median(corners.map((corner) => corner.size))
  return {
    corners: clockwise(corners.map(({ middle }) => middle)),
    isFound: corners.length >= 3,
    isWhole: corners.length >= 4,
    isSharp: corners.length > 0 && median(corners.map((corner) => stepAt(picture, corner))) >= leastStep,
    isLarge: (size * reducedBy) / cornerSize >= leastPixels,
  }
}

export function isGood({ isFound, isWhole, isSharp, isLarge }: FirstCheck): boolean {
  return isFound && isWhole && isSharp && isLarge
}

/** How steep the steepest edge of a mark is, as a share of the way from black to white within one pixel. */
function stepAt(picture: Picture, { middle, size }: Target): number {
  const reach = Math.ceil(size * 0.8)
  const steps = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ].map(([right = 0, down = 0]) => {
    const values = Array.from({ length: reach }, (_, at) =>
      valueAt(picture, middle.x + right * at, middle.y + down * at),
    )
    const contrast = Math.max(...values) - Math.min(...values)
    const steepest = Math.max(0, ...values.slice(1).map((value, at) => Math.abs(value - (values[at] ?? value))))
    return contrast < 30 ? 0 : steepest / contrast
  })
  // Sharp whichever way a hand has shaken: the weaker direction counts.
  return Math.min(Math.max(steps[0] ?? 0, steps[1] ?? 0), Math.max(steps[2] ?? 0, steps[3] ?? 0))
}

function clockwise(spots: readonly Spot[]): Spot[] {
  const x = spots.reduce((sum, spot) => sum + spot.x, 0) / Math.max(1, spots.length)
  const y = spots.reduce((sum, spot) => sum + spot.y, 0) / Math.max(1, spots.length)
  return spots.toSorted((a, b) => Math.atan2(a.y - y, a.x - x) - Math.atan2(b.y - y, b.x - x))
}
