import { tableReader } from '../table/table-reader.ts'
import { type Cell, type ReadItem, UnreadableFile, blocking } from '../item.ts'
import type { Line, Table } from './document.ts'

/** Some keep a table in a text as others keep a sheet: a row for each question, a column for each part of it. */
export function itemsInTable(table: Table): ReadItem[] {
  const reader = tableReader()
  const sheet = reader.sheet({ name: null, isHidden: false })
  for (const [at, cells] of table.entries()) sheet.take({ number: at + 1, cells: cells.map(cellOf) })
  try {
    return reader.end().items.map((read) => {
      const row = table[Number(/\d+/u.exec(read.place)?.[0] ?? 0) - 1] ?? []
      // A cell holds no pictures.
      const isWhole = row.flat(2).every(({ kind }) => kind === 'text' || kind === 'formula')
      return isWhole ? read : { ...read, problems: [...read.problems, blocking('pictureMissing', read.place)] }
    })
  } catch (error) {
    if (error instanceof UnreadableFile) return []
    throw error
  }
}

/** A page that ended in the midst of a row leaves its rest without a number. */
export function goOn(table: Table, rows: Table): Table {
  const whole = [...table]
  for (const row of rows) {
    const above = whole.at(-1)
    const isRest = above && isBlank(row[0]) && !isBlank(above[0])
    if (isRest) whole[whole.length - 1] = above.map((cell, column) => [...cell, ...(row[column] ?? [])])
    else whole.push(row)
  }
  return whole
}

const textOf = (line: Line): string =>
  line
    .map((piece) => (piece.kind === 'text' ? piece.text : piece.kind === 'formula' ? `\\(${piece.latex}\\)` : ''))
    .join('')

const isBlank = (cell: readonly Line[] = []): boolean => cell.every((line) => textOf(line).trim() === '')
export const cellText = (cell: readonly Line[]): string => cell.map(textOf).join('\n').trim()

function cellOf(lines: readonly Line[]): Cell {
  const looks = new Set(
    lines
      .flat()
      .flatMap((piece) => (piece.kind === 'text' && piece.text.trim() !== '' ? [JSON.stringify(piece.look)] : [])),
  )
  const [look] = looks
  const own = look === undefined || looks.size > 1 ? {} : (JSON.parse(look) as Cell['look'])
  return { text: cellText(lines), ...(own && Object.keys(own).length > 0 && { look: own }) }
}
