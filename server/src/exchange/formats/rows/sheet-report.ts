import { sheetLimits } from '@lms/contracts/exchange/reading.ts'
import type { Cell, Row, SheetReport } from '../item.ts'
import { widthOf } from './column-shapes.ts'
import { type SheetHead, columnLetters, ownTextAt } from './grid.ts'
import type { Layout } from './row-columns.ts'

/** Kept, so that other columns can be tried on them. */
const keptRows = 16
const longestKept = 300

/** What is known of a sheet, to be seen and mended by whoever sent it. */
export function reportOf(
  { name, isHidden }: SheetHead,
  layout: Layout | null,
  rows: readonly Row[],
  questions: number,
): SheetReport {
  const body = rows.filter(({ number }) => number > (layout?.head ?? 0))
  const width = Math.min(widthOf(rows), sheetLimits.shownColumns)
  const columns = Array.from({ length: width }, (_, column) => ({
    letter: columnLetters(column),
    head: (layout?.heads[column] ?? '').slice(0, 100),
    role: layout?.roles[column] ?? null,
    ground: layout?.grounds[column] ?? null,
    samples: body
      .map((row) => ownTextAt(row, column).trim().slice(0, 100))
      .filter((text) => text !== '')
      .slice(0, 3),
  }))
  const kept = rows.slice(0, keptRows).map(keptRow)
  return { name: name ?? '', isHidden, head: layout?.head ?? null, questions, columns, rows: kept }
}

function keptRow({ number, cells }: Row): Row {
  return { number, cells: cells.slice(0, sheetLimits.shownColumns).map(keptCell) }
}

function keptCell({ text, look, isCovered }: Cell): Cell {
  return { text: text.slice(0, longestKept), ...(look && { look }), ...(isCovered && { isCovered }) }
}
