import { sheetLimits } from '@lms/contracts/exchange/reading.ts'
import { type Cell, type Row, UnreadableFile } from '../item.ts'

export interface SheetHead {
  /** Null in a file that has but one table. */
  name: string | null
  isHidden: boolean
}

const emptyCell: Cell = { text: '' }

export const textAt = (row: Row, column: number): string => row.cells[column]?.text ?? ''

/** What is covered belongs to another cell. */
export const ownTextAt = (row: Row, column: number): string =>
  row.cells[column]?.isCovered === true ? '' : textAt(row, column)

export function isEmptyRow({ cells }: Row): boolean {
  return cells.every(({ text, isCovered }) => isCovered === true || text.trim() === '')
}

/** Cells by their column; what is empty far to the right is nothing, what is filled there is too much. */
export function rowOf(number: number, found: Iterable<readonly [column: number, cell: Cell]>): Row {
  const cells: Cell[] = []
  for (const [column, cell] of found) {
    if (cell.text === '' && cell.isCovered !== true) continue
    if (column >= sheetLimits.columns) {
      if (cell.isCovered === true) continue
      throw new UnreadableFile('tooComplex')
    }
    while (cells.length < column) cells.push(emptyCell)
    cells[column] = cell
  }
  return { number, cells }
}

/** 0 is A, 26 is AA. */
export function columnLetters(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26))
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last
}
