import { type ColumnRole, answerLetters } from '@lms/contracts/exchange/reading.ts'
import type { Row } from '../../item.ts'
import { longestColumn, shapeOf, varietyOf } from '../column-shapes.ts'
import { ownTextAt } from '../grid.ts'
import { areAlikeOptions } from '../layouts/alike-options.ts'
import { type Layout, namelessLayout } from '../row-columns.ts'
import { keyFrom } from '../row-keys.ts'

const fewestRows = 5
const manyRows = 10

/**
 * No names, and behind what is offered a column in which every row names one of them: '(B)', 'B. Huế', 'Đáp án B',
 * 'option_b'. A number alone may count anything, and letters alone have rules of their own.
 */
export function saidLayout(rows: readonly Row[], width: number): Layout | null {
  const sample = rows.slice(0, 60)
  const columns = Array.from({ length: width }, (_, column) => column)
  const content = longestColumn(sample, columns)
  if (sample.length < fewestRows || content === null) return null
  // What is said of many questions is where they come from.
  const isBeside = (column: number): boolean => {
    const { filled, counts } = shapeOf(sample, column)
    return filled === 0 || counts > 0.8 || (sample.length >= manyRows && varietyOf(sample, column) <= 0.3)
  }
  if (!columns.slice(0, content).every(isBeside)) return null
  const filled = columns.filter((column) => column > content && shapeOf(sample, column).filled > 0)
  const [key, ...reversed] = filled.toReversed()
  const options = reversed.toReversed()
  const isRun = filled.every((column, at) => column === content + 1 + at)
  if (key === undefined || !isRun || options.length < 2 || options.length > answerLetters.length) return null
  // Where one alone has more around it, the others are letters.
  if (sample.some((row) => /^[A-J]\W?$/i.test(ownTextAt(row, key).trim()))) return null
  const named = sample.map((row) => nameIn(row, key, options))
  if (named.includes(null) || new Set(named).size < 2 || !areAlikeOptions(sample, options, null)) return null
  return namelessLayout(
    columns.map((column): ColumnRole | null => {
      if (column === content) return 'content'
      if (column === key) return 'correct'
      if (column < content) return shapeOf(sample, column).counts > 0.8 ? 'number' : null
      return answerLetters[options.indexOf(column)] ?? null
    }),
  )
}

function nameIn(row: Row, key: number, options: readonly number[]): string | null {
  const said = ownTextAt(row, key).trim()
  const given = options.flatMap((column, at) => {
    const text = ownTextAt(row, column).trim()
    return text === '' ? [] : [{ letter: answerLetters[at] ?? '', raw: text, text }]
  })
  if (given.length < 2 || /^[\d.,[\]]*$/.test(said)) return null
  const { letters } = keyFrom(said, given, false)
  return letters.size === 1 ? ([...letters][0] ?? null) : null
}
