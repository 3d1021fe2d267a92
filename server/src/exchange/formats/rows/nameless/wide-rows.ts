import type { Row } from '../../item.ts'
import type { Layout } from '../row-columns.ts'

const fewestRows = 5
const fewestOthers = 3

/**
 * Rows of two kinds, one of which has more cells than the other: what an exam is called stands between its questions. Read
 * where the shorter ones make a table by themselves and the longer ones do not; those are no questions.
 */
export function betweenWideRows(
  rows: readonly Row[],
  layoutOf: (rows: readonly Row[], width: number) => Layout | null,
): Layout | null {
  const kinds = [...Map.groupBy(rows, ({ cells }) => cells.length)]
    .filter(([, same]) => same.length >= fewestOthers)
    .toSorted(([one], [other]) => one - other)
  const [first, ...others] = kinds
  const isMost = kinds.reduce((sum, [, same]) => sum + same.length, 0) * 10 >= rows.length * 9
  if (!first || others.length === 0 || others.length > 2 || !isMost) return null
  const [width, questions] = first
  if (questions.length < fewestRows) return null
  const found = layoutOf(questions, width)
  // A row that was cut in the wrong places has more cells too, and is a question.
  const isOther = ([wide, same]: readonly [number, readonly Row[]]): boolean => {
    const key = found?.roles.indexOf('correct') ?? -1
    const keys = new Set(questions.map((row) => row.cells[key]?.text.trim()))
    return (
      layoutOf(same, wide) === null &&
      !same.some((row) => keys.has(row.cells[wide - 1]?.text.trim())) &&
      same.every(({ cells }) => cells.length > width + 1)
    )
  }
  if (!found || !found.roles.includes('correct') || found.head > 0 || !others.every(isOther)) return null
  return { ...found, otherWidths: new Set(others.map(([wide]) => wide)) }
}
