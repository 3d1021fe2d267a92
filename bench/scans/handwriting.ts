import { type BubbleRow, type SheetLayout, type Spot, bubbleRadius } from '@lms/contracts/paper-sheets/sheet-layout.ts'
import type { Picture } from '@lms/contracts/paper-sheets/reading/picture.ts'
import type { Chance } from './chance.ts'
import type { Severity } from './severities.ts'

/** What the pupil meant, row by row; null where nobody could say. */
export type Meant = Map<string, readonly string[] | null>

interface Pen {
  darkness: number
  radius: number
}

/** Fills in a sheet by hand: the paper gets its marks, and the answer says what they mean. */
export function filledIn(paper: Picture, layout: SheetLayout, severity: Severity, chance: Chance): Meant {
  const meant: Meant = new Map()
  const perMillimetre = paper.width / layout.width
  const draw = (points: readonly Spot[], pen: Pen): void => stroke(paper, perMillimetre, points, pen)
  const range = chance.oneOf(severity.pens)
  const pen = { darkness: chance.between(...range), radius: chance.between(0.25, 0.45) }
  for (const { rows } of layout.blocks)
    for (const row of rows) meant.set(row.id, mark(row, pen, severity, chance, draw))
  if (chance.happens(severity.strayLines)) {
    const from = { x: chance.between(20, layout.width - 20), y: chance.between(60, layout.height - 20) }
    const turn = chance.between(0, 2 * Math.PI)
    const length = chance.between(10, 60)
    draw([from, { x: from.x + Math.cos(turn) * length, y: from.y + Math.sin(turn) * length }], { ...pen, radius: 0.2 })
  }
  return meant
}

function mark(
  row: BubbleRow,
  pen: Pen,
  severity: Severity,
  chance: Chance,
  draw: (points: readonly Spot[], pen: Pen) => void,
): readonly string[] | null {
  const [first, ...others] = row.bubbles
  if (first === undefined || chance.happens(severity.blank)) return []
  const bubbles = [first, ...others] as const
  const own = { ...pen, darkness: pen.darkness * chance.between(0.85, 1.1) }
  const chosen = chance.oneOf(bubbles)
  const other = bubbles.find((bubble) => bubble !== chosen) ?? chosen
  if (row.marks === 'many') {
    const many = bubbles.filter((bubble) => bubble === chosen || chance.happens(0.3))
    for (const bubble of many) draw(scribble(bubble, own, chance), own)
    return many.map(({ value }) => value)
  }
  if (chance.happens(severity.crosses)) for (const line of cross(chosen, 1.7)) draw(line, own)
  else draw(scribble(chosen, own, chance), own)
  if (chance.happens(severity.double)) {
    draw(scribble(other, own, chance), own)
    return null
  }
  if (chance.happens(severity.crossedOut)) {
    draw(scribble(other, own, chance), own)
    for (const line of cross(other, 3.6)) draw(line, own)
  } else if (chance.happens(severity.erased)) {
    const rest = { ...own, darkness: own.darkness * chance.between(0.04, 0.16) }
    draw(scribble(other, own, chance), rest)
  }
  return [chosen.value]
}

/** To and fro over the bubble, nearly to its edge, sometimes a little beside it. */
function scribble({ x, y }: Spot, { radius }: Pen, chance: Chance): Spot[] {
  const turn = chance.between(0, Math.PI)
  const [right, down] = [chance.spread() * 0.2, chance.spread() * 0.2]
  const reach = bubbleRadius * chance.between(0.85, 1.05) - radius
  const points: Spot[] = []
  let side = 1
  for (let across = -reach; across <= reach; across += radius * chance.between(1.1, 1.7)) {
    const along = Math.sqrt(Math.max(0, reach * reach - across * across)) * chance.between(0.9, 1.05)
    for (const end of [side, -side]) {
      points.push({
        x: x + right + Math.cos(turn) * along * end - Math.sin(turn) * across,
        y: y + down + Math.sin(turn) * along * end + Math.cos(turn) * across,
      })
    }
    side = -side
  }
  return points
}

function cross({ x, y }: Spot, reach: number): Spot[][] {
  return [
    [
      { x: x - reach, y: y - reach },
      { x: x + reach, y: y + reach },
    ],
    [
      { x: x + reach, y: y - reach },
      { x: x - reach, y: y + reach },
    ],
  ]
}

function stroke(paper: Picture, perMillimetre: number, points: readonly Spot[], { darkness, radius }: Pen): void {
  const reach = radius * perMillimetre
  const ink = 255 * (1 - darkness)
  points.slice(1).forEach((to, index) => {
    const from = points[index] ?? to
    const length = Math.hypot(to.x - from.x, to.y - from.y) * perMillimetre
    const steps = Math.max(1, Math.ceil(length / Math.max(1, reach / 2)))
    for (let step = 0; step <= steps; step++) {
      const x = (from.x + ((to.x - from.x) * step) / steps) * perMillimetre
      const y = (from.y + ((to.y - from.y) * step) / steps) * perMillimetre
      for (let row = Math.floor(y - reach); row <= y + reach; row++)
        for (let column = Math.floor(x - reach); column <= x + reach; column++) {
          if (row < 0 || column < 0 || row >= paper.height || column >= paper.width) continue
          if ((column - x) ** 2 + (row - y) ** 2 > reach * reach) continue
          const at = row * paper.width + column
          paper.pixels[at] = Math.min(paper.pixels[at] ?? 255, ink)
        }
    }
  })
}
