import type { Cell } from '../../item.ts'

/** Nobody sees them: whether they were left out on purpose, or a filter was left on, only a person knows. */
export function hideCells(cells: Map<number, Cell>): void {
  for (const [column, cell] of cells) cells.set(column, { ...cell, doubt: cell.doubt ?? 'hidden' })
}
