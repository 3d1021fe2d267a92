import type { ColumnRole } from '@lms/contracts/exchange/reading.ts'
import { type Row, plainTruthOf } from '../../item.ts'
import { isProse, isWorded, shapeOf } from '../column-shapes.ts'
import { ownTextAt } from '../grid.ts'
import { isPicture } from '../options/drawn-options.ts'
import { type Layout, namelessLayout } from '../row-columns.ts'

const fewestRows = 5

/** A table without names: a sentence, and behind it one column that says of each whether it is true. */
export function judgedLayout(rows: readonly Row[], width: number): Layout | null {
  const sample = rows.slice(0, 40)
  const columns = Array.from({ length: width }, (_, column) => column)
  const judging = columns.filter((column) => isJudging(sample, column))
  const [key] = judging
  const content = columns.find((column) => isProse(sample, column) && shapeOf(sample, column).filled > 0.9)
  if (sample.length < fewestRows || judging.length !== 1 || key === undefined) return null
  if (content === undefined || content > key) return null
  // An answer between them would be what is judged, or what is asked for.
  if (columns.some((column) => column > content && column < key && isSaying(sample, column))) return null
  // Behind some sentences alone it says why, and the whole row again, as a program takes it, says nothing new.
  const said = columns.filter((column) => column > key && !isRecord(sample, column) && !isEmpty(sample, column))
  const reasons = said.filter((column) => isProse(sample, column) || (said.length === 1 && isWorded(sample, column)))
  const roles = columns.map((column): ColumnRole | null =>
    column === content
      ? 'content'
      : column === key
        ? 'correct'
        : reasons.length === 1 && column === reasons[0]
          ? 'explanation'
          : null,
  )
  return namelessLayout(roles)
}

const isEmpty = (rows: readonly Row[], column: number): boolean => shapeOf(rows, column).filled === 0

function isRecord(rows: readonly Row[], column: number): boolean {
  return rows.every((row) => /^(?:\{[\s\S]*\},?)?$/.test(ownTextAt(row, column).trim()))
}

/** Both words come, and not by chance: a column of one word says something else. */
export function isJudging(rows: readonly Row[], column: number): boolean {
  const truths = rows.map((row) => {
    const text = ownTextAt(row, column).trim()
    return /^[OX]$/.test(text) ? text === 'O' : plainTruthOf(text)
  })
  const right = truths.filter((truth) => truth === true).length
  const rarer = Math.min(right, truths.length - right)
  return truths.length > 1 && truths.every((truth) => truth !== null) && rarer > 0 && rarer * 6 >= truths.length
}

function isSaying(rows: readonly Row[], column: number): boolean {
  return rows.some((row) => {
    const text = ownTextAt(row, column).trim()
    return text !== '' && !isPicture(text) && !/^\d+$/.test(text)
  })
}
