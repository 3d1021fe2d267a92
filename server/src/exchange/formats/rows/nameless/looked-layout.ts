import { type ColumnRole, answerLetters } from '@lms/contracts/exchange/reading.ts'
import type { Look, Row } from '../../item.ts'
import { isWorded, shapeOf, varietyOf } from '../column-shapes.ts'
import { ownTextAt } from '../grid.ts'
import { lookOf } from '../options/one-option.ts'
import { type Layout, namelessLayout } from '../row-columns.ts'

const signs = ['highlight', 'color', 'underline', 'bold'] as const satisfies readonly (keyof Look)[]
const fewestRows = 5

/** No names and no letters: in nearly every row some cells look different, in any of the columns behind what is asked. */
export function lookedLayout(rows: readonly Row[], width: number): Layout | null {
  const sample = rows.slice(0, 60)
  if (sample.length < fewestRows) return null
  for (const sign of signs) {
    const found = layoutBy(sample, width, sign)
    if (found) return found
  }
  return null
}

function layoutBy(sample: readonly Row[], width: number, sign: (typeof signs)[number]): Layout | null {
  const columns = Array.from({ length: width }, (_, column) => column)
  const isFilled = (row: Row, column: number): boolean => ownTextAt(row, column).trim() !== ''
  const marked = sample.map((row) =>
    columns.filter((column) => isFilled(row, column) && lookOf(row.cells[column] ?? null)[sign] !== undefined),
  )
  const first = Math.min(...marked.flat())
  const content = first - 1
  if (content < 0 || !Number.isFinite(first)) return null
  const isUsual = (column: number): boolean => sample.filter((row) => isFilled(row, column)).length * 10 > sample.length
  const offered = sample.map((row) => columns.filter((c) => c >= first && isFilled(row, c) && isUsual(c)))
  const telling = sample.filter((_, at) => {
    const [own = [], all = []] = [marked[at], offered[at]]
    return own.length > 0 && own.length < all.length && all.length >= 2
  })
  // A column that always looks so says nothing.
  const places = new Set(marked.filter(({ length }) => length === 1).map(String))
  if (telling.length * 10 < sample.length * 9 || places.size < 2) return null
  const last = Math.max(...offered.flat())
  const runs = offered.filter((own) => own.every((column, at) => column === first + at)).length
  const isRun = runs * 10 >= sample.length * 9
  if (!isRun || last - first + 1 > 10 || !isAsked(sample, content)) return null
  // What else differs from row to row before it may be what is asked, and this the first option.
  const isOther = (column: number): boolean => varietyOf(sample, column) > 0.7 && shapeOf(sample, column).counts <= 0.8
  if (columns.slice(0, content).some((column) => shapeOf(sample, column).filled > 0 && isOther(column))) return null
  return namelessLayout(
    columns.map((column): ColumnRole | null =>
      column === content
        ? 'content'
        : column >= first
          ? column <= last
            ? (answerLetters[column - first] ?? null)
            : null
          : shapeOf(sample, column).counts > 0.8
            ? 'number'
            : null,
    ),
  )
}

function isAsked(sample: readonly Row[], column: number): boolean {
  const { filled, length } = shapeOf(sample, column)
  return filled >= 0.9 && length >= 10 && isWorded(sample, column) && varietyOf(sample, column) > 0.9
}
