import { type ColumnRole, answerLetters } from '@lms/contracts/exchange/reading.ts'
import type { Row } from '../../item.ts'
import { isProse, longestColumn, shapeOf } from '../column-shapes.ts'

/** Where no name says which column is asked: the title, or the longest text before what is offered; null where nobody can tell. */
export function askedColumn(rows: readonly Row[], roles: readonly (ColumnRole | null)[]): number | null {
  const free = roles.flatMap((role, column) => (role === null ? [column] : []))
  // Long texts behind what is offered are reasons.
  const offered = roles.findIndex((role) => role === 'options' || answerLetters.some((letter) => letter === role))
  const before = free.filter((column) => column < offered)
  const title = roles.indexOf('title')
  if (title !== -1 && (offered === -1 || title < offered)) {
    const asks = shapeOf(rows, title).questionMarks
    const others = before.filter((column) => isProse(rows, column))
    const most = Math.max(-1, ...others.map((column) => shapeOf(rows, column).questionMarks))
    if (most <= asks) return most < asks ? title : null
  }
  return longestColumn(rows, before) ?? longestColumn(rows, free)
}
