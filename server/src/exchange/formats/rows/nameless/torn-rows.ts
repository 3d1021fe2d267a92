import { textOf } from '@lms/contracts/rich-text.ts'
import { mostOften } from '../../counting/most-often.ts'
import { blocking } from '../../item.ts'
import type { ReadRow } from '../row-question.ts'

const fewestRows = 10

/**
 * A table without names in which letters alone are the key: where one row has the words of an option there, a comma has
 * moved its cells, and what stands under the key is only what happened to come to stand there.
 */
export function settleTorn(rows: readonly ReadRow[]): void {
  const has = ({ read }: ReadRow, wanted: string): boolean => read.reasons?.some(({ code }) => code === wanted) === true
  const keyed = rows.filter((row) => row.keyHead === '' && row.keyText !== '' && has(row, 'columnsByShape'))
  const worded = keyed.filter(({ keyText }) => !/^[a-j](?:[\s,;/&]{0,5}[a-j])*[.)]?$/i.test(keyText))
  if (keyed.length < fewestRows || worded.length * 10 > keyed.length) return
  for (const row of worded) {
    const isTold = row.read.problems.some(({ code }) => code === 'cellsShifted')
    if (has(row, 'keyByText') && !isTold)
      row.read.problems.push(blocking('cellsShifted', { text: row.keyText.slice(0, 60) }))
  }
}

/** Without a column of keys, a row with one cell less whose first words ask nothing, as all others do, has lost them. */
export function settleShort(rows: readonly ReadRow[]): void {
  const offered = rows.filter(({ choices, keyHead, keyText }) => choices.length > 0 && keyHead === '' && keyText === '')
  const usual = mostOften(offered.map(({ choices }) => choices.length))
  const isEnded = ({ read }: ReadRow): boolean => /[?？:：.…_]\s*$/u.test(textOf(read.item.content))
  const short = offered.filter((row) => row.choices.length === usual - 1 && !isEnded(row))
  const areEnded = offered.filter(isEnded).length * 3 >= offered.length * 2
  if (offered.length < fewestRows || short.length * 10 > offered.length || !areEnded) return
  const letters = new Set(offered.flatMap(({ choices }) => choices.map(({ letter }) => letter)))
  const last = [...letters].toSorted()[usual - 1]
  for (const { read, choices } of short)
    if (!choices.some(({ letter }) => letter === last) && !read.problems.some(({ isBlocking }) => isBlocking))
      read.problems.push(blocking('cellsShifted', { text: (choices[0]?.raw ?? '').slice(0, 60) }))
}
