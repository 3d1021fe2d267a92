import { type Bubble, bubbleRadius } from '../sheet-layout.ts'
import { type Placing, aroundSpot } from './patch.ts'
import { type Picture, valueAt } from './picture.ts'
import { quantile } from './quantile.ts'

/** What the picture shows of one bubble, before anybody says what it means. */
export interface Evidence {
  value: string
  /** 0 as bright as the paper around it, 1 black. */
  darkness: number
  /** Darkness of its eight slices, as of a cake: a line through it darkens only some. */
  slices: readonly number[]
  /** The darkest just outside of it, in each of eight directions: a letter of the sheet, or a stroke that goes on. */
  beyond: readonly number[]
}

const insideRadius = bubbleRadius * 0.78
const ring = { from: bubbleRadius * 1.2, to: bubbleRadius * 1.5 }
const inside = discOf(0, insideRadius)
const outside = discOf(ring.from, ring.to)

export function evidenceOf(picture: Picture, place: Placing, bubble: Bubble): Evidence {
  const at = aroundSpot(place, bubble)
  const look = ({ right, down }: Point): number => {
    const seen = at(right, down)
    return valueAt(picture, seen.x, seen.y)
  }
  const around = outside.map(look)
  const paper = Math.max(1, quantile(around, 0.7))
  const darknessOf = (value: number): number => Math.min(1, Math.max(-1, 1 - value / paper))
  const sums = new Float64Array(8)
  const counts = new Float64Array(8)
  let sum = 0
  for (const point of inside) {
    const dark = darknessOf(look(point))
    sum += dark
    sums[point.slice] = (sums[point.slice] ?? 0) + dark
    counts[point.slice] = (counts[point.slice] ?? 0) + 1
  }
  const beyond = new Float64Array(8)
  outside.forEach(({ slice }, index) => {
    beyond[slice] = Math.max(beyond[slice] ?? 0, darknessOf(around[index] ?? 0))
  })
  return {
    value: bubble.value,
    darkness: sum / inside.length,
    slices: Array.from(sums, (value, index) => value / (counts[index] || 1)),
    beyond: Array.from(beyond),
  }
}

interface Point {
  right: number
  down: number
  slice: number
}

function discOf(from: number, to: number): Point[] {
  const step = 0.2
  const points: Point[] = []
  for (let down = -to; down <= to; down += step)
    for (let right = -to; right <= to; right += step) {
      const far = Math.hypot(right, down)
      if (far < from || far > to) continue
      const turn = (Math.atan2(down, right) + Math.PI) / (2 * Math.PI)
      points.push({ right, down, slice: Math.min(7, Math.floor(turn * 8)) })
    }
  return points
}
