import type { SheetLayout } from '../sheet-layout.ts'
import { type Homography, type Pair, homographyOf, reversed, seenAt } from './homography.ts'
import type { Picture } from './picture.ts'
import type { Placing } from './patch.ts'
import { squareNear } from './squares.ts'
import { bendOf } from './thin-plate.ts'

export interface Placed {
  place: Placing
  /** Share of the small squares that were found where they belong. */
  verified: number
}

/** Further away at first, when only the corners are known; nearer once the others tell how the paper lies. */
const searches = [4, 2.5, 1.8]
const stiffness = 0.02

/** From the corners to the whole paper: flat first, then bent as its squares say. */
export function placedBy(picture: Picture, layout: SheetLayout, corners: readonly Pair[]): Placed | null {
  let flat = homographyOf(corners)
  if (flat === null) return null
  let place = flatly(flat)
  let found: Pair[] = []
  for (const search of searches) {
    found = layout.squares.flatMap((square) => {
      const seen = squareNear(picture, place, square, search)
      return seen === null ? [] : [{ sheet: square, picture: seen }]
    })
    const pairs = [...corners.map((pair) => ({ ...pair, weight: pair.weight ?? 1 })), ...found]
    flat = homographyOf(pairs) ?? flat
    place = bent(
      flat,
      pairs.filter(({ weight = 1 }) => weight >= 1),
    )
  }
  return { place, verified: layout.squares.length === 0 ? 1 : found.length / layout.squares.length }
}

function flatly(flat: Homography): Placing {
  return (spot) => seenAt(flat, spot)
}

function bent(flat: Homography, pairs: readonly Pair[]): Placing {
  const back = reversed(flat)
  const bend = bendOf(
    pairs.map(({ sheet, picture }) => {
      const seen = seenAt(back, picture)
      return { at: sheet, by: { x: seen.x - sheet.x, y: seen.y - sheet.y } }
    }),
    stiffness,
  )
  return (spot) => {
    const by = bend(spot)
    return seenAt(flat, { x: spot.x + by.x, y: spot.y + by.y })
  }
}
