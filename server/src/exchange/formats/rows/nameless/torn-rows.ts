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
