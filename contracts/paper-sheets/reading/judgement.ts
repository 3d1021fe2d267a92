import type { BubbleRow } from '../sheet-layout.ts'
import type { Evidence } from './bubbles.ts'
import { median } from './quantile.ts'

export interface SeenRow {
  row: BubbleRow
  bubbles: readonly Evidence[]
}

export interface ReadRow {
  id: string
  given: readonly string[]
  /** False where somebody has to look: then `given` is only what is likely. */
  sure: boolean
  bubbles: readonly { value: string; darkness: number }[]
}

export interface Judged {
  rows: readonly ReadRow[]
  /** How restless empty bubbles are. */
  noise: number
  /** How dark this pen is; 0 where nothing is marked. */
  strength: number
}

/** Marks are judged beside this sheet's own empty bubbles and its own pen, then within their row. */
export function judged(seen: readonly SeenRow[]): Judged {
  const others = seen.flatMap(({ bubbles }) => [...bubbles].sort((a, b) => b.darkness - a.darkness).slice(1))
  const blank = median(others.map(({ darkness }) => darkness))
  const blanks = new Map(
    [...Map.groupBy(others, ({ value }) => value)].map(([value, group]) => [
      value,
      group.length < 8 ? blank : median(group.map(({ darkness }) => darkness)),
    ]),
  )
  // Letters of the sheet stand beside every bubble of their column; a cross stands beside one.
  const letters = new Map(
    [...Map.groupBy(others, ({ value }) => value)].map(([value, group]) => [
      value,
      Array.from({ length: 8 }, (_, slice) => median(group.map(({ beyond }) => beyond[slice] ?? 0))),
    ]),
  )
  const isCrossed = ({ value, beyond }: Evidence): boolean => {
    const usual = letters.get(value) ?? []
    const open = beyond.filter((_, slice) => (usual[slice] ?? 0) < 0.2)
    return open.filter((dark) => dark > 0.3).length > open.length / 2
  }
  const above = (bubble: Evidence): number => bubble.darkness - (blanks.get(bubble.value) ?? blank)
  const noise = Math.max(0.006, 1.48 * median(others.map((bubble) => Math.abs(above(bubble)))))
  const tops = seen
    .map(({ bubbles }) => Math.max(...bubbles.map(above)))
    .filter((top) => top > Math.max(0.1, 8 * noise))
  const strength = tops.length === 0 ? 0 : median(tops)
  const rows = seen.map(({ row, bubbles }) => {
    const marks = bubbles.map((bubble) => ({ bubble, above: above(bubble), isCrossed: isCrossed(bubble) }))
    return {
      id: row.id,
      ...decided(row, marks, noise, strength),
      bubbles: marks.map(({ bubble, above: darkness }) => ({ value: bubble.value, darkness })),
    }
  })
  return { rows, noise, strength }
}

interface Mark {
  bubble: Evidence
  above: number
  isCrossed: boolean
}

function decided(
  row: BubbleRow,
  marks: readonly Mark[],
  noise: number,
  strength: number,
): Pick<ReadRow, 'given' | 'sure'> {
  const empty = Math.max(0.03, 4.5 * noise)
  const pen = Math.max(strength, 0.12)
  const isMarked = (mark: Mark): boolean => mark.above >= Math.max(pen * 0.5, empty * 2)
  const marked = marks.filter(isMarked)
  const given = marked.map(({ bubble }) => bubble.value)
  if (marked.length === 0) return { given, sure: marks.every(({ above }) => above <= empty) }
  const strongest = Math.max(...marked.map(({ above }) => above))
  // What was rubbed out stays a little dark; beside a full mark it says nothing.
  const rest = marks.filter((mark) => !isMarked(mark))
  const restIsEmpty = rest.every(({ above }) => above <= Math.max(empty, Math.min(pen, strongest) * 0.22))
  const areWhole = marked.every(({ bubble, above, isCrossed }) => {
    const filled = bubble.slices.filter((dark) => dark >= above * 0.3).length
    return filled >= 7 && !isCrossed
  })
  return { given, sure: restIsEmpty && areWhole && (row.marks === 'many' || marked.length === 1) }
}
