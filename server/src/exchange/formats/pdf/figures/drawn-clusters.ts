import { type Box, areaOf, heightOf, widthOf } from './boxes.ts'

/** How fine the page is looked at: what is nearer to each other belongs together. */
const finest = 8
const mostCells = 40_000
/** Smaller ones are signs within a line: bullets, rings, roots. */
const [leastSide, leastLength] = [24, 36]

/** What is drawn close to each other is one drawing. In cells, so that nobody holds each line beside each other. */
export function drawnClusters(drawn: readonly Box[], page: Box): Box[] {
  return clustersOf(drawn, page).filter((box) => {
    const cell = cellOf(page)
    const [wide, high] = [widthOf(box) - cell, heightOf(box) - cell]
    return Math.min(wide, high) >= leastSide && Math.max(wide, high) >= leastLength
  })
}

export function clustersOf(drawn: readonly Box[], page: Box): Box[] {
  if (drawn.length === 0 || !(areaOf(page) > 0)) return []
  const cell = cellOf(page)
  const columns = Math.ceil(widthOf(page) / cell) + 2
  const rows = Math.ceil(heightOf(page) / cell) + 2
  // Each box is put down at its corners; sums over the page then say which cells lie in one.
  const covers = new Int32Array((columns + 1) * (rows + 1))
  const add = (column: number, row: number, by: number): void => {
    const at = row * (columns + 1) + column
    covers[at] = (covers[at] ?? 0) + by
  }
  const cellAt = (place: number, start: number): number => Math.max(0, Math.floor((place - start) / cell))
  for (const { left, right, bottom, top } of drawn) {
    const [west, east] = [cellAt(left, page.left), Math.min(columns, cellAt(right, page.left) + 1)]
    const [south, north] = [cellAt(bottom, page.bottom), Math.min(rows, cellAt(top, page.bottom) + 1)]
    add(west, south, 1)
    add(east, south, -1)
    add(west, north, -1)
    add(east, north, 1)
  }
  for (let row = 0; row <= rows; row += 1)
    for (let column = 0; column <= columns; column += 1) {
      const at = row * (columns + 1) + column
      const [before, below] = [column > 0 ? covers[at - 1] : 0, row > 0 ? covers[at - columns - 1] : 0]
      const corner = column > 0 && row > 0 ? covers[at - columns - 2] : 0
      covers[at] = (covers[at] ?? 0) + (before ?? 0) + (below ?? 0) - (corner ?? 0)
    }
  return partsOf(covers, columns + 1).map(({ left, right, bottom, top }) => ({
    left: page.left + left * cell,
    right: page.left + (right + 1) * cell,
    bottom: page.bottom + bottom * cell,
    top: page.bottom + (top + 1) * cell,
  }))
}

/** Larger pages are looked at less finely. */
function cellOf(page: Box): number {
  const longest = Math.max(widthOf(page), heightOf(page))
  return Math.max(finest, Math.sqrt(areaOf(page) / mostCells), longest / mostCells)
}

/** Cells that lie beside each other, as the box around them. */
function partsOf(covers: Int32Array, columns: number): Box[] {
  const seen = new Uint8Array(covers.length)
  const parts: Box[] = []
  for (let start = 0; start < covers.length; start += 1) {
    if ((covers[start] ?? 0) <= 0 || seen[start] === 1) continue
    const part = { left: columns, right: 0, bottom: covers.length, top: 0 }
    const open = [start]
    seen[start] = 1
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [column, row] = [at % columns, Math.floor(at / columns)]
      part.left = Math.min(part.left, column)
      part.right = Math.max(part.right, column)
      part.bottom = Math.min(part.bottom, row)
      part.top = Math.max(part.top, row)
      for (const next of [at - 1, at + 1, at - columns, at + columns])
        if ((covers[next] ?? 0) > 0 && seen[next] !== 1) {
          seen[next] = 1
          open.push(next)
        }
    }
    parts.push(part)
  }
  return parts
}
