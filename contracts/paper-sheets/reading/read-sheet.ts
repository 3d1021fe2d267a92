import type { SheetLayout, Spot } from '../sheet-layout.ts'
import { evidenceOf } from './bubbles.ts'
import { type Target, cornersOf } from './corners.ts'
import { type Pair, homographyOf, scaleAt } from './homography.ts'
import { type ReadRow, judged } from './judgement.ts'
import { alignedTo } from './outlines.ts'
import type { Picture } from './picture.ts'
import type { Placing } from './patch.ts'
import { placedBy } from './placing.ts'

/** Why another photograph is asked for. */
export type Again = 'corners' | 'squares' | 'blocks' | 'noise' | 'small'

export interface ReadSheet {
  again: readonly Again[]
  rows: readonly ReadRow[]
  place: Placing | null
  verified: number
  offset: number
  noise: number
  strength: number
}

const limits = { verified: 0.7, offset: 1.75, noise: 0.05, scale: 3.2 }

/** One sheet, whose code was seen with its four corners (from top left, clockwise). */
export function readSheet(
  picture: Picture,
  layout: SheetLayout,
  code: readonly [Spot, Spot, Spot, Spot],
  targets: readonly Target[],
): ReadSheet {
  const codePairs = pairsOf(layout, code)
  const corners = cornersOf(layout, codePairs, targets)
  const nothing = { rows: [], place: null, verified: 0, offset: 0, noise: 0, strength: 0 }
  if (corners.length < 3) return { again: ['corners'], ...nothing }
  // With one corner covered the code stands in for it.
  const anchors = corners.length === 4 ? corners : [...corners, ...codePairs.map((pair) => ({ ...pair, weight: 0.25 }))]
  const flat = homographyOf(anchors)
  const placed = placedBy(picture, layout, anchors)
  if (flat === null || placed === null) return { again: ['corners'], ...nothing }
  const blocks = layout.blocks.map((block) => ({ block, aligned: alignedTo(picture, placed.place, block) }))
  const seen = blocks.flatMap(({ block, aligned }) =>
    block.rows.map((row) => ({
      row,
      bubbles: row.bubbles.map((bubble) => evidenceOf(picture, aligned.place, bubble)),
    })),
  )
  const { rows, noise, strength } = judged(seen)
  const offset = Math.max(0, ...blocks.map(({ aligned }) => aligned.offset))
  const again: Again[] = [
    ...(placed.verified < limits.verified ? (['squares'] as const) : []),
    ...(offset > limits.offset || blocks.some(({ aligned }) => aligned.edges < 3) ? (['blocks'] as const) : []),
    ...(noise > limits.noise ? (['noise'] as const) : []),
    ...(scaleAt(flat, { x: layout.width / 2, y: layout.height / 2 }) < limits.scale ? (['small'] as const) : []),
  ]
  return { again, rows, place: placed.place, verified: placed.verified, offset, noise, strength }
}

function pairsOf({ code: { x, y, size } }: SheetLayout, [a, b, c, d]: readonly [Spot, Spot, Spot, Spot]): Pair[] {
  return [
    { sheet: { x, y }, picture: a },
    { sheet: { x: x + size, y }, picture: b },
    { sheet: { x: x + size, y: y + size }, picture: c },
    { sheet: { x, y: y + size }, picture: d },
  ]
}
