import type { Block, Spot } from '../sheet-layout.ts'
import type { Picture } from './picture.ts'
import { valueAt } from './picture.ts'
import type { Placing } from './patch.ts'
import { quantile } from './quantile.ts'

export interface Aligned {
  place: Placing
  /** The furthest that an edge of the outline lay from where it was expected, in millimetres. */
  offset: number
  /** How many of the four edges were found. */
  edges: number
}

/** A bit more than the furthest that is still believed. */
const reach = 2
const inset = 2
const spacing = 0.8
const step = 0.1
const distinct = 0.06

/** The last correction: a block of rows is moved and stretched to its printed outline. */
export function alignedTo(picture: Picture, place: Placing, block: Block): Aligned {
  const { x, y, width, height } = block
  const left = edge((by, along) => ({ x: x + by, y: y + inset + along * (height - 2 * inset) }), height)
  const right = edge((by, along) => ({ x: x + width + by, y: y + inset + along * (height - 2 * inset) }), height)
  const top = edge((by, along) => ({ x: x + inset + along * (width - 2 * inset), y: y + by }), width)
  const bottom = edge((by, along) => ({ x: x + inset + along * (width - 2 * inset), y: y + height + by }), width)
  const found = [left, right, top, bottom].filter((by) => by !== null)
  const fromLeft = left ?? right ?? 0
  const fromRight = right ?? left ?? 0
  const fromTop = top ?? bottom ?? 0
  const fromBottom = bottom ?? top ?? 0
  return {
    offset: Math.max(0, ...found.map(Math.abs)),
    edges: found.length,
    place: (spot) => {
      const across = (spot.x - x) / width
      const down = (spot.y - y) / height
      return place({
        x: spot.x + fromLeft * (1 - across) + fromRight * across,
        y: spot.y + fromTop * (1 - down) + fromBottom * down,
      })
    },
  }

  /** Where a line lies, beside where it was expected: the darkest of parallel lines, to a part of a step. */
  function edge(spotAt: (by: number, along: number) => Spot, length: number): number | null {
    const count = Math.round(reach / step)
    // Between the four ends a strip of five millimetres is flat enough.
    const [a, b] = [place(spotAt(-reach, 0)), place(spotAt(-reach, 1))]
    const [c, d] = [place(spotAt(reach, 0)), place(spotAt(reach, 1))]
    const samples = Math.max(4, Math.round(length / spacing))
    const values = Array.from({ length: 2 * count + 1 }, (_, index) => {
      const across = index / (2 * count)
      const from = { x: a.x + (c.x - a.x) * across, y: a.y + (c.y - a.y) * across }
      const to = { x: b.x + (d.x - b.x) * across, y: b.y + (d.y - b.y) * across }
      let sum = 0
      for (let sample = 0; sample < samples; sample++) {
        const along = sample / (samples - 1)
        sum += valueAt(picture, from.x + (to.x - from.x) * along, from.y + (to.y - from.y) * along)
      }
      return sum / samples
    })
    const white = quantile(values, 0.75)
    const dark = values.map((value) => Math.max(0, 1 - value / white))
    const best = dark.indexOf(Math.max(...dark))
    if ((dark[best] ?? 0) < distinct) return null
    let [sum, weights] = [0, 0]
    for (let index = Math.max(0, best - 4); index <= Math.min(dark.length - 1, best + 4); index++) {
      const weight = Math.max(0, (dark[index] ?? 0) - (dark[best] ?? 0) / 3)
      sum += weight * (index - count) * step
      weights += weight
    }
    return sum / weights
  }
}
