import { type ColumnRole, answerLetters } from '@lms/contracts/exchange/reading.ts'
import type { Row } from '../../item.ts'
import { isProse, longestColumn, shapeOf, varietyOf } from '../column-shapes.ts'
import { ownTextAt } from '../grid.ts'

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
  return longestColumn(rows, before) ?? longestColumn(rows, free) ?? onlyTexts(rows, roles, before)
}

const fewestRows = 5

/** Words to be translated, names of places: beside options and a key, the one column of texts that differ is asked. */
function onlyTexts(
  rows: readonly Row[],
  roles: readonly (ColumnRole | null)[],
  before: readonly number[],
): number | null {
  if (rows.length < fewestRows || !roles.includes('correct') || !roles.includes('C')) return null
  const texts = before.filter((column) => {
    const { filled, numbers, counts, letters, length } = shapeOf(rows, column)
    const isOfWords = filled >= 0.9 && numbers < 0.1 && counts < 0.1 && letters < 0.1 && length >= 3
    return isOfWords && varietyOf(rows, column) > 0.7 && !rows.some((row) => isId(ownTextAt(row, column)))
  })
  const [only] = texts
  return texts.length === 1 && only !== undefined ? only : null
}

const isId = (text: string): boolean => /^[a-z]{0,6}[-_ ]?\d+$|^[\da-f-]{20,}$|^https?:/i.test(text.trim())
