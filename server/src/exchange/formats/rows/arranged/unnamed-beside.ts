import type { Row } from '../../item.ts'
import { isWorded, varietyOf, widthOf } from '../column-shapes.ts'
import { isEmptyRow, ownTextAt } from '../grid.ts'
import type { Layout } from '../row-columns.ts'

const fewestRows = 3
/** A letter or a word that judges, and no reason. */
const longestKey = 20

/**
 * Right of what is read, and without names: a text with something short beside it. Where it stands alone in several rows,
 * or an empty column parts it from the others, it is a table of its own. The column that it begins with, or null.
 */
export function besideFrom(rows: readonly Row[], { head, heads, roles }: Layout, width: number): number | null {
  const last = roles.findLastIndex((role) => role !== null)
  const body = rows.filter(({ number }) => number > head)
  const right = Array.from({ length: Math.max(0, width - last - 1) }, (_, index) => last + 1 + index)
  if (last === -1 || right.some((column) => (heads[column] ?? '').trim() !== '')) return null
  const filled = right.filter((column) => body.some((row) => textIn(row, column) !== ''))
  const [asked, said] = filled
  if (asked === undefined || said === undefined) return null
  const own = body.filter((row) => textIn(row, asked) !== '')
  const keyed = own.filter((row) => textIn(row, said) !== '' && textIn(row, said).length <= longestKey)
  if (own.length < fewestRows || keyed.length * 5 < own.length * 4) return null
  if (!isWorded(own, asked) || varietyOf(own, asked) < 0.7) return null
  const alone = own.filter((row) => isEmptyRow({ ...row, cells: row.cells.slice(0, last + 1) }))
  return alone.length >= fewestRows || asked > last + 1 ? last + 1 : null
}

const textIn = (row: Row, column: number): string => ownTextAt(row, column).trim()

/** What stands before an empty column may be a table that is understood by itself, where both together are not. */
export function partedByGap(rows: readonly Row[], layoutOf: (rows: readonly Row[]) => Layout | null): Layout | null {
  const columns = Array.from({ length: widthOf(rows) }, (_, column) => column)
  const isFilled = columns.map((column) => rows.some((row) => textIn(row, column) !== ''))
  const gap = columns.find((column) => !isFilled[column] && isFilled.slice(0, column).filter(Boolean).length > 2)
  if (gap === undefined || isFilled.slice(gap).filter(Boolean).length < 2) return null
  const found = layoutOf(rows.map((row) => partedAt(row, gap).left))
  const isKeyed = found?.roles.includes('correct') === true
  return found && isKeyed && besideFrom(rows, found, columns.length) !== null ? found : null
}

/** The cells of a row in their columns, on both sides of a border. */
export function partedAt(row: Row, column: number): { left: Row; right: Row } {
  return {
    left: { ...row, cells: row.cells.slice(0, column) },
    right: { ...row, cells: row.cells.map((cell, at) => (at < column ? { text: '' } : cell)) },
  }
}
