import { type ColumnRole, answerLetters } from '@lms/contracts/exchange/reading.ts'
import { foldText } from '@lms/contracts/text-folding.ts'
import type { Row } from '../../item.ts'
import { longestColumn, shapeOf, varietyOf } from '../column-shapes.ts'
import { ownTextAt } from '../grid.ts'
import { type Layout, namelessLayout } from '../row-columns.ts'

const fewestRows = 3
const manyRows = 10

/**
 * No names and no key: in every row a text, most of which ask, and behind it three to five shorter ones. They are
 * questions, and somebody has to say what is right.
 */
export function keylessLayout(rows: readonly Row[], width: number): Layout | null {
  const sample = rows.slice(0, 40)
  const columns = Array.from({ length: width }, (_, column) => column)
  const content = longestColumn(sample, columns)
  if (sample.length < fewestRows || content === null) return null
  const before = columns.slice(0, content)
  // What is said of many questions is where they come from, or how hard they are.
  const isOfMany = (column: number): boolean => sample.length >= manyRows && varietyOf(sample, column) <= 0.3
  const isCount = (column: number): boolean => shapeOf(sample, column).counts > 0.8 && !isOfMany(column)
  if (before.some((column) => !isCount(column) && !isOfMany(column) && shapeOf(sample, column).filled > 0)) return null
  const offered = columns.filter((column) => column > content && shapeOf(sample, column).filled > 0)
  const isRun = offered.every((column, index) => column === content + 1 + index)
  if (!isRun || offered.length < 3 || offered.length > 5) return null
  const asked = sample.filter((row) => /[?？:…]["”»)]*$|\.{3}|_{3}/u.test(ownTextAt(row, content).trim()))
  const { length } = shapeOf(sample, content)
  const isOffered = (column: number): boolean => {
    const shape = shapeOf(sample, column)
    return shape.filled === 1 && shape.length < length && varietyOf(sample, column) > 0.5 && shape.questionMarks < 0.2
  }
  const last = shapeOf(sample, offered.at(-1) ?? -1)
  // Hardly anybody offers the same twice: what comes again, and a letter or a number behind the others, may be the key.
  const twice = sample.filter(
    (row) => new Set(offered.map((column) => foldText(ownTextAt(row, column)))).size < offered.length,
  )
  if (twice.length * 20 > sample.length || last.letters > 0.5 || last.numbers > 0.5) return null
  const isWhole = sample.every((row) => ownTextAt(row, content).trim() !== '')
  if (!isWhole || asked.length < sample.length * 0.6 || !offered.every(isOffered)) return null
  const roles: (ColumnRole | null)[] = columns.map((column) =>
    column === content
      ? 'content'
      : column < content
        ? isCount(column)
          ? 'number'
          : null
        : (answerLetters[offered.indexOf(column)] ?? null),
  )
  return namelessLayout(roles)
}
