import type { Row } from '../item.ts'
import type { Layout } from './row-columns.ts'

/** Spreadsheet programs would run what begins so; a sign before it keeps it text, and is taken away again. */
const risky = /^'*[=+\-@\t\r]/
const guarded = /^'+[=+\-@\t\r]/

export function withGuard(cell: string): string {
  return risky.test(cell) ? `'${cell}` : cell
}

export function withoutGuard(cell: string): string {
  return guarded.test(cell) ? cell.slice(1) : cell
}

/** Our spreadsheets have bold names; where they are plain, a program saved our CSV, with the signs that guard it. */
export function isPlainHead(rows: readonly Row[], { head }: Layout): boolean {
  return rows.some(({ number, cells }) => number === head && cells.every(({ look }) => look?.bold !== true))
}

export function withoutGuards({ number, cells }: Row): Row {
  return { number, cells: cells.map((cell) => ({ ...cell, text: withoutGuard(cell.text) })) }
}
