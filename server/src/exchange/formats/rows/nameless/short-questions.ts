import { type ColumnRole, answerLetters } from '@lms/contracts/exchange/reading.ts'
import type { Row } from '../../item.ts'
import { ownTextAt } from '../grid.ts'
import { areAlikeOptions } from '../layouts/alike-options.ts'
import { type Layout, namelessLayout } from '../row-columns.ts'

const fewestRows = 5
const options = { fewest: 3, most: 6 }
/** A name beside marks and a grade asks nothing. */
const asks = /[?？…=+×÷]|[:：]\s*$|\.{3}|_{2}/u

/**
 * 'toan|1+1|2|3|4|5|A|': too short to be known by their length, but every row has as many cells, the last of which is a
 * letter of those before it. The same word before all of them names what they are about.
 */
export function shortLayout(rows: readonly Row[], width: number): Layout | null {
  const sample = rows.slice(0, 200)
  const texts = sample.map((row) => Array.from({ length: width }, (_, column) => ownTextAt(row, column).trim()))
  const last = Math.max(...texts.map((row) => row.findLastIndex((text) => text !== '')))
  const isWhole = texts.every((row) => row.slice(0, last + 1).every((text) => text !== ''))
  if (sample.length < fewestRows || !isWhole) return null
  const subjects = new Set(texts.map(([first = '']) => first))
  const content = subjects.size === 1 ? 1 : 0
  const offered = Array.from({ length: Math.max(0, last - content - 1) }, (_, at) => content + 1 + at)
  if (offered.length < options.fewest || offered.length > options.most) return null
  const keys = texts.map((row) => answerLetters.findIndex((letter) => letter === row[last]))
  const areKeys = keys.every((key) => key >= 0 && key < offered.length)
  const asked = texts.filter((row) => asks.test(row[content] ?? ''))
  const isUnlike = texts.every((row) => new Set(offered.map((column) => row[column])).size === offered.length)
  // Letters that never reach the last column show one too many.
  const isSpread = new Set(keys).size >= 3 && keys.includes(offered.length - 1)
  if (!areKeys || !isUnlike || !isSpread || asked.length * 10 < texts.length * 9) return null
  if (!areAlikeOptions(sample, offered, last)) return null
  return namelessLayout(
    Array.from({ length: width }, (_, column): ColumnRole | null => {
      if (column === content) return 'content'
      if (column === last) return 'correct'
      return offered.includes(column) ? (answerLetters[column - content - 1] ?? null) : null
    }),
  )
}
