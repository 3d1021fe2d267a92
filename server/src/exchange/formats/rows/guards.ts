import { withoutGuard } from '@lms/contracts/formula-guard.ts'
import type { Row } from '../item.ts'
import type { Layout } from './row-columns.ts'

/** Our spreadsheets have bold names; where they are plain, a program saved our CSV, with the signs that guard it. */
export function isPlainHead(rows: readonly Row[], { head }: Layout): boolean {
  return rows.some(({ number, cells }) => number === head && cells.every(({ look }) => look?.bold !== true))
}

export function withoutGuards({ number, cells }: Row): Row {
  return { number, cells: cells.map((cell) => ({ ...cell, text: withoutGuard(cell.text) })) }
}
