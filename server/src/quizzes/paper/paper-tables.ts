import type { Cell } from './paper-blocks.ts'

/** `covered`: by a cell above or to the left that reaches over it. Null: there is none, but there must be something. */
export type GridCell = Cell | 'covered' | null

const widestGrid = 30

/** Rows of equal length, whatever somebody wrote: every place is a cell, covered or empty. */
export function cellGrid(rows: readonly (readonly Cell[])[]): GridCell[][] {
  const grid: (GridCell | undefined)[][] = rows.map(() => [])
  for (const [row, cells] of rows.entries()) {
    let column = 0
    for (const cell of cells) {
      while (grid[row]?.[column] !== undefined) column += 1
      if (column >= widestGrid) break
      let columns = 1
      while (columns < cell.columns && column + columns < widestGrid && grid[row]?.[column + columns] === undefined)
        columns += 1
      const height = Math.min(cell.rows, rows.length - row)
      for (let down = 0; down < height; down += 1)
        for (let right = 0; right < columns; right += 1) {
          const line = grid[row + down]
          if (line && line[column + right] === undefined) line[column + right] = 'covered'
        }
      const line = grid[row]
      if (line) line[column] = { ...cell, columns, rows: height }
      column += columns
    }
  }
  const width = Math.max(0, ...grid.map((row) => row.length))
  return grid.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? null))
}

/** How many rows at the top are a head: only cells that say so, and none that reaches into the rows below. */
export function headRows(grid: readonly (readonly GridCell[])[]): number {
  const first = grid.findIndex((row) => !row.some((cell) => cell !== null && cell !== 'covered' && cell.isHeader))
  const count = first === -1 ? grid.length : first
  const isHead = grid
    .slice(0, count)
    .every((row, index) =>
      row.every((cell) => cell === null || cell === 'covered' || (cell.isHeader && index + cell.rows <= count)),
    )
  return isHead ? count : 0
}
