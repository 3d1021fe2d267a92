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
  for (let y = 0, at = 0; y < height; y++) {
    const down = (y + 0.5) / perMillimetre / cell
    const row = Math.min(Math.floor(down), rows - 2)
    const below = down - row
    for (let x = 0; x < width; x++, at++) {
      const along = (x + 0.5) / perMillimetre / cell
      const column = Math.min(Math.floor(along), columns - 2)
      const right = along - column
      const first = row * columns + column
      const [a, b] = [knots[first], knots[first + 1]]
      const [c, d] = [knots[first + columns], knots[first + columns + 1]]
      if (a === undefined || b === undefined || c === undefined || d === undefined) continue
      pixels[at] = valueAt(
        picture,
        (a.x * (1 - right) + b.x * right) * (1 - below) + (c.x * (1 - right) + d.x * right) * below,
        (a.y * (1 - right) + b.y * right) * (1 - below) + (c.y * (1 - right) + d.y * right) * below,
      )
    }
  }
  return { width, height, pixels }
}
