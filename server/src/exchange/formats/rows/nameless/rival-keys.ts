import { answerLetters } from '@lms/contracts/exchange/reading.ts'
import type { Row } from '../../item.ts'
import { ownTextAt } from '../grid.ts'

const fewestRows = 5
const fewestOptions = 2
const mostOptions = 10

/**
 * Several columns of letters behind what is offered: each of them may be the key, so the first is read and the others have
 * to agree. Null where one of them is no key at all, or nothing is offered before them.
 */
export function rivalKeys(
  rows: readonly Row[],
  content: number,
  columns: readonly number[],
): { key: number; rivals: number[] } | null {
  const [key, ...rivals] = columns
  if (key === undefined || rows.length < fewestRows || columns.some((column) => column < content)) return null
  const options = key - content - 1
  if (options < fewestOptions || options > mostOptions) return null
  return columns.every((column) => namesThem(rows, column, content, options)) ? { key, rivals } : null
}

/** Its letters name cells that are filled, and most of the letters come. */
function namesThem(rows: readonly Row[], column: number, content: number, options: number): boolean {
  const letters = rows.map((row) => ownTextAt(row, column).trim().toUpperCase())
  const named = rows.filter((row, index) => {
    const place = answerLetters.findIndex((letter) => letter === letters[index])
    return place >= 0 && place < options && ownTextAt(row, content + 1 + place).trim() !== ''
  })
  return named.length * 20 >= rows.length * 19 && new Set(letters).size >= Math.min(3, options)
}
