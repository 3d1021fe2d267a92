import type { Row } from '../../item.ts'
import { isWorded, shapeOf, varietyOf } from '../column-shapes.ts'
import { ownTextAt } from '../grid.ts'
import { isMark, isNoMark } from '../row-keys.ts'

/** A row for each option: what is asked again beside each of them, or beside the first alone. */
export interface ListedColumns {
  asked: number
  offered: number
  mark: number
}

const fewestQuestions = 2
const mostOptions = 10

const textIn = (row: Row, column: number): string => ownTextAt(row, column).trim()

function groupsBy(sample: readonly Row[], asked: number): Row[][] {
  const groups: Row[][] = []
  let above = ''
  for (const row of sample) {
    const text = textIn(row, asked)
    if (groups.length > 0 && (text === '' || text === above)) groups.at(-1)?.push(row)
    else groups.push([row])
    if (text !== '') above = text
  }
  // The last one may go on behind what is looked at.
  return groups.length > fewestQuestions ? groups.slice(0, -1) : groups
}

const nearlyAll = <T>(all: readonly T[], fits: (one: T) => boolean): boolean =>
  all.filter(fits).length * 10 >= all.length * 9

/**
 * Null unless nearly every question has several rows, one column says of each row whether it is right, so that some of
 * each question are and never all of them, and one other column says something else in every row of a question.
 */
export function listedColumns(
  sample: readonly Row[],
  columns: readonly number[],
  asked: number,
  isOffered: (column: number) => boolean,
): ListedColumns | null {
  const groups = groupsBy(sample, asked)
  const isSeveral = (rows: readonly Row[]): boolean => rows.length > 1 && rows.length <= mostOptions
  if (groups.length < fewestQuestions || !nearlyAll(groups, isSeveral)) return null
  const others = columns.filter((column) => column !== asked)
  const marks = others.filter((column) => isMarking(groups, column))
  const [mark] = marks
  if (mark === undefined || marks.length > 1) return null
  const isTold = (column: number): boolean =>
    nearlyAll(groups, (rows) => {
      const texts = rows.map((row) => textIn(row, column))
      return texts.every((text) => text !== '') && new Set(texts).size === texts.length
    })
  const texts = others.filter((column) => column !== mark && isTold(column) && !isLabel(sample, column))
  const [offered, ...more] = texts.length > 1 ? texts.filter(isOffered) : texts
  return offered === undefined || more.length > 0 ? null : { asked, offered, mark }
}

function isMarking(groups: readonly (readonly Row[])[], column: number): boolean {
  const isTruth = groups.every((rows) =>
    rows.every((row) => isMark(textIn(row, column)) || isNoMark(textIn(row, column))),
  )
  return (
    isTruth &&
    nearlyAll(groups, (rows) => {
      const right = rows.filter((row) => isMark(textIn(row, column))).length
      return right > 0 && right < rows.length
    })
  )
}

/** A, B, C, D or 1, 2, 3, 4 again and again, or a number for every row. */
function isLabel(sample: readonly Row[], column: number): boolean {
  const { letters, counts } = shapeOf(sample, column)
  const numbers = sample.map((row) => textIn(row, column)).filter((text) => /^\d{1,6}$/.test(text))
  const isRunning =
    numbers.length === sample.length &&
    numbers.every((text, at) => at === 0 || Number(text) === Number(numbers[at - 1]) + 1)
  return letters > 0.9 || isRunning || (counts > 0.9 && varietyOf(sample, column) < 0.5 && isAgain(sample, column))
}

function isAgain(sample: readonly Row[], column: number): boolean {
  const numbers = sample.map((row) => Number(textIn(row, column)))
  return numbers.every(
    (number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1 || number === 1 || number === 0,
  )
}

/** Without names: what is asked is the only column of texts that come again, or are left out, row after row. */
export function namelessListed(sample: readonly Row[], columns: readonly number[]): ListedColumns | null {
  const found = columns.flatMap((asked) => {
    const { length, counts, letters } = shapeOf(sample, asked)
    const isText = length >= 10 && counts < 0.5 && letters < 0.5 && isWorded(sample, asked)
    return (isText && listedColumns(sample, columns, asked, () => false)) || []
  })
  return found.length === 1 ? (found[0] ?? null) : null
}
