import type { Row } from '../../item.ts'
import { ownTextAt } from '../grid.ts'

const fewestRows = 5

/**
 * A table without names in which one column behind the others, or right before them, counts them: every number is a
 * place, and every place comes. Null where there is none, or where there are several. A level would look the same, so whoever takes this says it.
 */
export function countedKey(
  rows: readonly Row[],
  content: number,
  run: readonly number[],
): { options: readonly number[]; key: number } | null {
  const asked = rows.filter((row) => ownTextAt(row, content).trim() !== '')
  const before = run.slice(0, 1).map((key) => ({ options: run.slice(1), key }))
  const behind = run.map((key, index) => ({ options: run.slice(0, index), key }))
  const found = [...before, ...behind].filter(
    ({ options: { length }, key }) => length >= 3 && length <= 6 && isPlace(asked, key, length),
  )
  return found.length === 1 ? (found[0] ?? null) : null
}

/** From one or from zero, and not both. */
function isPlace(rows: readonly Row[], column: number, places: number): boolean {
  // A comma in what is asked moved all that stands behind it, and the key to where no other row has anything.
  const isMoved = (row: Row): boolean =>
    /^\d$/.test(row.cells.at(-1)?.text.trim() ?? '') && row.cells.length > column + 1
  const texts = rows.filter((row) => isDigit(row, column) || !isMoved(row)).map((row) => ownTextAt(row, column).trim())
  if (texts.length < fewestRows || texts.length * 5 < rows.length * 4) return false
  if (texts.some((text) => !/^\d$/.test(text))) return false
  const numbers = new Set(texts.map(Number))
  const isWithin = [...numbers].every((number) => number <= places)
  const isEither = !(numbers.has(0) && numbers.has(places))
  return isWithin && isEither && numbers.size >= places
}

function isDigit(row: Row, column: number): boolean {
  return /^\d$/.test(ownTextAt(row, column).trim())
}
