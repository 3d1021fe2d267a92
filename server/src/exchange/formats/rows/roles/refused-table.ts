import type { ExchangeFailureCode } from '@lms/contracts/exchange/exchange-failures.ts'
import type { Row } from '../../item.ts'
import { isWorded, shapeOf, varietyOf, widthOf } from '../column-shapes.ts'
import { isEmptyRow, ownTextAt } from '../grid.ts'
import { isOfPeople } from '../layouts/people-table.ts'
import { isPicture } from '../options/drawn-options.ts'

const looked = 60
const fewestRows = 3
const shortestQuestion = 10
/** Names of people and things are shorter. */
const shortestSentence = 20

/** No questions were found in the rows of a table; the columns can still be chosen by hand. */
const refusals = [
  'noColumns',
  'noAnswerColumns',
  'unclearColumns',
  'quotesBroken',
  'namedPictures',
] as const satisfies readonly ExchangeFailureCode[]
type TableRefusal = (typeof refusals)[number]

export const isTableRefusal = (code: ExchangeFailureCode): code is TableRefusal =>
  refusals.some((refusal) => refusal === code)

/** What was looked for in a table and not found. */
export function refusalOf(rows: readonly Row[]): TableRefusal {
  const sample = rows.filter((row) => !isEmptyRow(row)).slice(0, looked)
  if (sample.length < fewestRows) return 'noColumns'
  if (isOfPeople(sample, widthOf(sample))) return 'noColumns'
  const columns = Array.from({ length: widthOf(sample) }, (_, column) => column)
  const asked = columns.filter((column) => {
    const { filled, length, questionMarks } = shapeOf(sample, column)
    const isLong = length >= (questionMarks > 0.3 ? shortestQuestion : shortestSentence)
    return filled >= 0.5 && isLong && isWorded(sample, column) && varietyOf(sample, column) > 0.6
  })
  const areDrawn = (column: number): boolean =>
    sample.filter((row) => isPicture(ownTextAt(row, column).trim())).length * 5 >= sample.length * 4
  if (asked.length === 0) return columns.some(areDrawn) ? 'namedPictures' : 'noColumns'
  return asked.length === 1 ? 'noAnswerColumns' : 'unclearColumns'
}
