import type { Block, Spot } from '../sheet-layout.ts'
import type { Picture } from './picture.ts'
import { valueAt } from './picture.ts'
import type { Placing } from './placing.ts'
import { quantile } from './quantile.ts'

export interface Aligned {
  place: Placing
  /** The furthest that an edge of the outline lay from where it was expected, in millimetres. */
  offset: number
  /** How many of the four edges were found. */
  edges: number
}

const reach = 2.6
const step = 0.1
const distinct = 0.06

/** The last correction: a block of rows is moved and stretched to its printed outline. */
export function alignedTo(picture: Picture, place: Placing, block: Block): Aligned {
  const { x, y, width, height } = block
  const alongY = range(y + 2, y + height - 2)
  const alongX = range(x + 2, x + width - 2)
  const left = edge((by) => alongY.map((at) => ({ x: x + by, y: at })))
  const right = edge((by) => alongY.map((at) => ({ x: x + width + by, y: at })))
  const top = edge((by) => alongX.map((at) => ({ x: at, y: y + by })))
  const bottom = edge((by) => alongX.map((at) => ({ x: at, y: y + height + by })))
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
  function edge(lineAt: (by: number) => Spot[]): number | null {
    const count = Math.round(reach / step)
    const values = Array.from({ length: 2 * count + 1 }, (_, index) => {
      const seen = lineAt((index - count) * step).map((spot) => {
        const { x: column, y: row } = place(spot)
        return valueAt(picture, column, row)
      })
      return seen.reduce((sum, value) => sum + value, 0) / seen.length
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

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(2, Math.floor((to - from) / 0.8)) }, (_, index) => from + index * 0.8)
}
