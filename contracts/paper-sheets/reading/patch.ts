import type { Spot } from '../sheet-layout.ts'
import { type Picture, valueAt } from './picture.ts'

/** Where a place of the sheet is in the picture. */
export type Placing = (spot: Spot) => Spot

/**
 * Places around a spot without asking the whole bend for each of them: within a centimetre a paper is flat enough. Steps are
 * millimetres of the sheet.
 */
export function aroundSpot(place: Placing, { x, y }: Spot): (right: number, down: number) => Spot {
  const here = place({ x, y })
  const [east, west] = [place({ x: x + 2, y }), place({ x: x - 2, y })]
  const [south, north] = [place({ x, y: y + 2 }), place({ x, y: y - 2 })]
  const alongX = { x: (east.x - west.x) / 4, y: (east.y - west.y) / 4 }
  const alongY = { x: (south.x - north.x) / 4, y: (south.y - north.y) / 4 }
  return (right, down) => ({
    x: here.x + alongX.x * right + alongY.x * down,
    y: here.y + alongX.y * right + alongY.y * down,
  })
}

/** A small upright picture of what is around a spot, `reach` millimetres each way. */
export function patchAt(picture: Picture, place: Placing, spot: Spot, reach: number, perMillimetre: number): Picture {
  const size = Math.round(reach * perMillimetre) * 2 + 1
  const at = aroundSpot(place, spot)
  const pixels = new Uint8Array(size * size)
  const middle = (size - 1) / 2
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      const seen = at((column - middle) / perMillimetre, (row - middle) / perMillimetre)
      pixels[row * size + column] = valueAt(picture, seen.x, seen.y)
    }
  return { width: size, height: size, pixels }
}
