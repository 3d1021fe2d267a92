import type { ColumnRole } from '@lms/contracts/exchange/reading.ts'
import type { Cell, Look, Reason, Row } from '../../item.ts'
import type { Layout } from '../row-columns.ts'

export interface RowOption {
  letter: string
  raw: string
  text: string
  /** With the label that was taken from it. */
  whole?: string
  explanation?: string
  look: Look
  isStarred: boolean
  /** A sign of its own in its row or its column; null where there is no place for one. */
  mark: string | null
  /** Nothing but a sign parts it from the others in its cell. */
  isParted?: true
}

/** The cells of a question by what they hold. */
export interface QuestionCells {
  layout: Layout
  rows: readonly Row[]
  cell(role: ColumnRole): Cell | null
  text(role: ColumnRole): string
  /** Every sign in it is meant. */
  isExact: boolean
}

export interface Found {
  options: RowOption[]
  /** Without the options that stood in its cell. */
  content: string | null
  reasons: Reason[]
  /** A cell with options that could not be told apart. */
  unclear: string | null
}
