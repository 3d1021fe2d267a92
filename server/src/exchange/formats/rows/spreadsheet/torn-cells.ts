import Papa from 'papaparse'
import type { Cell } from '../../item.ts'

/** Rows that are looked at before anything is a habit. */
const looked = 60
const sampleLength = 20_000
const fewestColumns = 4

/**
 * What its signs do to a text that nobody put in quotes: a comma in a sentence parts it, and a quote that is left open
 * holds the rows behind it. Of each cell what is doubtful about it.
 */
export function tornCells(
  text: string,
  delimiter: string,
): (row: readonly string[], isOpen: boolean) => Cell['doubt'][] {
  const { data } = Papa.parse<string[]>(text.slice(0, sampleLength), { delimiter, preview: looked })
  const width = data[0]?.length ?? 0
  // Whoever writes quotes for one sign does so for all, and whoever puts a space behind one as well.
  const areQuoted = /"[^"\n]*[,;][^"\n]*"/.test(text)
  const spaced = data.filter((row) => row.slice(1).some((cell) => /^ \S/.test(cell))).length
  const mayBeTorn = !areQuoted && spaced * 3 <= data.length && /[,;]/.test(delimiter)
  const count = (cell: string, sign: string): number => cell.split(sign).length - 1
  const isMerged = (cell: string): boolean =>
    width >= fewestColumns && cell.includes('\n') && count(cell, delimiter) === count(cell, '\n') * (width - 1)
  const holdsRow = (cell: string): boolean =>
    cell
      .split('\n')
      .slice(1)
      .some((line) => count(line, delimiter) === width - 1)
  return (row, isOpen) =>
    row.map((cell, column) => {
      if (isMerged(cell) || (isOpen && holdsRow(cell))) return 'merged'
      return mayBeTorn && column > 0 && /^ \p{Ll}/u.test(cell) ? 'torn' : undefined
    })
}
