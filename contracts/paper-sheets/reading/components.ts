import type { Spot } from '../sheet-layout.ts'

/** Pixels that hang together, with the box around them. */
export interface Component {
  area: number
  middle: Spot
  left: number
  top: number
  right: number
  bottom: number
}

/** All dark parts that hang together (also over corners), from `smallest` pixels on: runs of a row, joined to the row above. */
export function componentsOf(dark: Uint8Array, width: number, height: number, smallest: number): Component[] {
  const parents: number[] = []
  const found: (Component & { sumX: number; sumY: number })[] = []
  const rootOf = (label: number): number => {
    let root = label
    while (parents[root] !== root) root = parents[root] ?? root
    for (let next = label; next !== root;) {
      const up = parents[next] ?? root
      parents[next] = root
      next = up
    }
    return root
  }
  const join = (one: number, other: number): number => {
    const a = rootOf(one)
    const b = rootOf(other)
    if (a === b) return a
    const [keep, drop] = a < b ? [a, b] : [b, a]
    parents[drop] = keep
    const into = found[keep]
    const from = found[drop]
    if (into === undefined || from === undefined) return keep
    into.area += from.area
    into.sumX += from.sumX
    into.sumY += from.sumY
    into.left = Math.min(into.left, from.left)
    into.top = Math.min(into.top, from.top)
    into.right = Math.max(into.right, from.right)
    into.bottom = Math.max(into.bottom, from.bottom)
    from.area = 0
    return keep
  }
  // Runs of the row above and of this one: start, end, label.
  let above: number[] = []
  for (let y = 0; y < height; y++) {
    const runs: number[] = []
    let next = 0
    for (let x = 0; x < width; x++) {
      if (dark[y * width + x] !== 1) continue
      const start = x
      while (x < width && dark[y * width + x] === 1) x++
      const end = x - 1
      const label = parents.length
      parents.push(label)
      const area = end - start + 1
      found.push({
        area,
        middle: { x: 0, y: 0 },
        sumX: ((start + end) / 2) * area,
        sumY: y * area,
        left: start,
        top: y,
        right: end,
        bottom: y,
      })
      while (next < above.length && (above[next + 1] ?? 0) < start - 1) next += 3
      for (let each = next; each < above.length && (above[each] ?? 0) <= end + 1; each += 3)
        join(above[each + 2] ?? 0, label)
      runs.push(start, end, label)
    }
    above = runs
  }
  return found
    .filter(({ area }) => area >= smallest)
    .map(({ sumX, sumY, ...component }) => ({
      ...component,
      middle: { x: sumX / component.area, y: sumY / component.area },
    }))
}
