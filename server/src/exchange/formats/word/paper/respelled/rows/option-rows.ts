import { plainLine } from '../../../line-text.ts'
import type { WordBlock } from '../../../word-file.ts'
import { type OptionCell, narrowCells, wideCells } from './option-cells.ts'

export interface OptionRow {
  /** The block that it stands in. */
  at: number
  text: string
  cells: OptionCell[]
  /** Single spaces stand between: what a sign between two options belongs to is not seen. */
  isNarrow: boolean
}

/** All options of one question, in one line or several, of which one at least holds more than one. */
export interface RowSet {
  rows: OptionRow[]
  /** In the order of what they count. */
  options: { row: OptionRow; cell: OptionCell }[]
}

const mostOptions = 10

export function rowSetsIn(blocks: readonly WordBlock[]): RowSet[] {
  const sets: RowSet[] = []
  let rows: OptionRow[] = []
  const settle = (): void => {
    const set = rows.length > 0 ? setOf(rows) : null
    if (set) sets.push(set)
    rows = []
  }
  for (const [at, block] of blocks.entries()) {
    const text = block.kind === 'line' ? plainLine(block.line) : '\uFFFC'
    if (text.trim() === '') continue
    const row = rowAt(text, at)
    if (row && !goesOn(rows, row)) settle()
    if (row && (rows.length > 0 || begins(row))) rows.push(row)
    else settle()
  }
  settle()
  return sets
}

function rowAt(text: string, at: number): OptionRow | null {
  const [wide, narrow] = [wideCells(text), narrowCells(text)]
  const isNarrow = narrow.length > wide.length
  const cells = isNarrow ? narrow : wide
  return cells.length === 0 ? null : { at, text, cells, isNarrow }
}

const begins = ({ cells }: OptionRow): boolean =>
  cells.length > 1 ? (cells[0]?.place ?? 0) === 0 : cells[0]?.place === 0

function goesOn(rows: readonly OptionRow[], row: OptionRow): boolean {
  const [first] = rows
  const [cell] = row.cells
  if (!first || cell?.shape !== first.cells[0]?.shape) return false
  const count = rows.reduce((sum, own) => sum + own.cells.length, 0)
  if (cell?.place === null) return count < mostOptions && row.cells.length > 1
  // 'A. …  C. …' above 'B. …  D. …'
  return cell?.place === count || (rows.length === 1 && stepOf(first) === 2 && cell?.place === 1)
}

const stepOf = ({ cells }: OptionRow): number => (cells[1]?.place ?? 0) - (cells[0]?.place ?? 0)

function setOf(rows: OptionRow[]): RowSet | null {
  const all = rows.flatMap((row) => row.cells.map((cell) => ({ row, cell })))
  const options = all.toSorted((one, other) => (one.cell.place ?? 0) - (other.cell.place ?? 0))
  const isWhole = options.every(({ cell }, at) => cell.place === null || cell.place === at)
  if (rows.every(({ cells }) => cells.length === 1)) return null
  return isWhole && options.length > 1 && options.length <= mostOptions ? { rows, options } : null
}

/** Its columns are read downwards. */
export function isDown({ rows }: RowSet): boolean {
  return rows.some((row) => row.cells.length > 1 && stepOf(row) === 2)
}
