import { type ColumnRole, type SheetReading } from '@lms/contracts/exchange/reading.ts'
import type { Cell, Look, Row } from '../item.ts'
import { isLetter, isWrittenHead, rolesOf } from './columns.ts'

/** What each column of a table holds. */
export interface Layout {
  /** The number of the last row that is no question; 0 when the first row is one. */
  head: number
  heads: readonly string[]
  roles: readonly (ColumnRole | null)[]
  /** Said by a person. */
  isSaid?: true
  /** Written here, so that every sign in it is meant. */
  isOwn: boolean
}

/** So many rows may stand above the names of the columns. */
const highestHead = 12

export const ownText = (row: Row, column: number): string => {
  const cell = row.cells[column]
  return cell === undefined || cell.isCovered ? '' : cell.text.trim()
}

/** As somebody said, or by names. Null when no questions can be found. */
export function layoutOf(rows: readonly Row[], said?: SheetReading): Layout | null {
  return said ? saidLayout(rows, said) : namedLayout(rows)
}

export const widthOf = (rows: readonly Row[]): number => Math.max(0, ...rows.map(({ cells }) => cells.length))

function saidLayout(rows: readonly Row[], { head, roles }: SheetReading): Layout | null {
  if (!roles.includes('content')) return null
  const row = rows.find(({ number }) => number === head)
  const heads = Array.from({ length: widthOf(rows) }, (_, column) => row?.cells[column]?.text.trim() ?? '')
  return { head, heads, roles: heads.map((_, column) => roles[column] ?? null), isSaid: true, isOwn: false }
}

function namedLayout(rows: readonly Row[]): Layout | null {
  for (const row of rows.slice(0, highestHead)) {
    const heads = row.cells.map(({ text }) => text.trim())
    const roles = rolesOf(heads)
    const has = (role: ColumnRole): boolean => roles.includes(role)
    const isOffered =
      roles.filter(isLetter).length >= 2 || has('options') || (has('correct') && has('wrong')) || has('correct')
    if (has('content') && isOffered) return { head: row.number, heads, roles, isOwn: isWrittenHead(heads) }
  }
  return null
}

export const isMarked = (cell: Cell | undefined, sign: keyof Look): boolean => cell?.look?.[sign] !== undefined
