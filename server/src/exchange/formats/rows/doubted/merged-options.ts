import { answerLetters } from '@lms/contracts/exchange/reading.ts'
import type { Row } from '../../item.ts'
import type { Layout } from '../row-columns.ts'

/**
 * An option in as many rows as no other of its question: what stood in the rows below it is gone, or it is one of theirs
 * as well. Null where all of them are alike.
 */
export function unevenOption({ roles }: Layout, rows: readonly Row[]): string | null {
  const offered = roles.flatMap((role, column) =>
    role === 'options' || answerLetters.some((letter) => letter === role) ? [column] : [],
  )
  const cells = rows.flatMap((row) =>
    offered.flatMap((column) => {
      const cell = row.cells[column]
      const isOwn = cell && cell.text.trim() !== '' && (cell.isCovered !== true || cell.high !== undefined)
      return isOwn ? [cell] : []
    }),
  )
  const highs = new Set(cells.map(({ high = 1 }) => high))
  return highs.size < 2 ? null : (cells.find(({ high = 1 }) => high > 1)?.text.trim() ?? null)
}
