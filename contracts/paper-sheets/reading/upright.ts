import type { Spot } from '../sheet-layout.ts'
import type { Placing } from './patch.ts'
import { type Picture, valueAt } from './picture.ts'

interface Part extends Spot {
  width: number
  height: number
}

/** Millimetres; within it a paper is flat. */
const cell = 5

/** A part of the sheet as if it lay flat under a scanner: its places are places of the new picture. */
export function uprightOf(picture: Picture, place: Placing, part: Part, perMillimetre: number): Picture {
  const width = Math.round(part.width * perMillimetre)
  const height = Math.round(part.height * perMillimetre)
  const columns = Math.ceil(part.width / cell) + 1
  const rows = Math.ceil(part.height / cell) + 1
  // The bend is asked at the knots of a net; asking it for every pixel would take seconds.
  const knots = Array.from({ length: rows * columns }, (_, index) =>
    place({ x: part.x + (index % columns) * cell, y: part.y + Math.floor(index / columns) * cell }),
  )
  const pixels = new Uint8Array(width * height)
  const middles = Float64Array.from({ length: width }, (_, x) => (x + 0.5) / perMillimetre / cell)
  for (let row = 0; row < rows - 1; row++)
    for (let column = 0; column < columns - 1; column++) {
      const first = row * columns + column
      const [a, b] = [knots[first], knots[first + 1]]
      const [c, d] = [knots[first + columns], knots[first + columns + 1]]
      if (a === undefined || b === undefined || c === undefined || d === undefined) continue
      const [top, bottom] = [firstPixel(row), Math.min(height, row === rows - 2 ? height : firstPixel(row + 1))]
      const [left, right] = [
        firstPixel(column),
        Math.min(width, column === columns - 2 ? width : firstPixel(column + 1)),
      ]
      for (let y = top; y < bottom; y++) {
        const down = (y + 0.5) / perMillimetre / cell - row
        const fromX = a.x + (c.x - a.x) * down
        const fromY = a.y + (c.y - a.y) * down
        const acrossX = b.x + (d.x - b.x) * down - fromX
        const acrossY = b.y + (d.y - b.y) * down - fromY
        for (let x = left, to = y * width + left; x < right; x++, to++) {
          const along = (middles[x] ?? 0) - column
          pixels[to] = valueAt(picture, fromX + acrossX * along, fromY + acrossY * along)
        }
      }
    }
  return { width, height, pixels }

  /** Whose middle lies in this row or column of cells. */
  function firstPixel(index: number): number {
    return Math.max(0, Math.ceil(index * cell * perMillimetre - 0.5))
  }
}
