import { answerLetters } from '@lms/contracts/exchange/reading.ts'
import type { Row } from '../../item.ts'
import { starShare } from '../column-shapes.ts'
import type { Layout } from '../row-columns.ts'

/** Where a column names the key, '*args' is what is offered, unless every other question has such a star. */
export function areStarsMeant(rows: readonly Row[], { head, roles }: Layout): boolean {
  const options = roles.flatMap((role, column) => (answerLetters.some((letter) => letter === role) ? [column] : []))
  const body = rows.filter(({ number }) => number > head)
  return roles.includes('correct') && options.length > 0 && starShare(body, options) < 0.5
}
