import { mostOften } from '../counting/most-often.ts'
import { plainLine } from './line-text.ts'
import { optionStarts } from './signs/option-signs.ts'
import type { Line, WordBlock } from './word-file.ts'

export type Row = Line[][]

/**
 * Where a page ends other programs end the table, and go on in another one without its heading; in the midst of a row
 * the rest stands there without its number. Both belong to the table above.
 */
export function wholeTables(blocks: readonly WordBlock[]): Row[][] {
  const tables: Row[][] = []
  let isBehindTable = false
  for (const block of blocks) {
    if (block.kind === 'line') {
      if (plainLine(block.line).trim() !== '') isBehindTable = false
      continue
    }
    const above = isBehindTable ? tables.at(-1) : undefined
    const [first, ...others] = block.rows
    isBehindTable = true
    const last = above?.at(-1)
    if (!above || !last || !first || !goesOn(first, above)) tables.push([...block.rows])
    else if (isRest(first, last))
      above.splice(
        -1,
        1,
        last.map((cell, column) => [...cell, ...(first[column] ?? [])]),
        ...others,
      )
    else above.push(...block.rows)
  }
  return tables
}

/** As many cells, and no heading of its own. */
function goesOn(first: Row, [heading = []]: readonly Row[]): boolean {
  return first.length === heading.length && first.map(textOf).join('\t') !== heading.map(textOf).join('\t')
}

function isRest(row: Row, above: Row): boolean {
  const [number = '', ...others] = row.map(textOf)
  return number === '' && others.some((text) => text !== '') && /^\d{1,4}[.)]?$/.test(textOf(above[0] ?? []))
}

const textOf = (cell: readonly Line[]): string => cell.map(plainLine).join(' ').trim()

/** Of each row by its number: lines without a letter where an option with its letter is missing. */
export function letterless(tables: readonly Row[][]): (table: Row[], number: number) => string | null {
  const counts = tables.flatMap((rows) => rows.flatMap((row) => row.map((cell) => lettered(cell).count)))
  const usual = mostOften(counts.filter((count) => count > 1))
  return (table, number) => {
    const cells = (table[number - 1] ?? []).map(lettered)
    const found = cells.find(({ count, bare }) => count > 1 && count < usual && bare.length > 0)
    return found ? found.bare.join(' / ') : null
  }
}

function lettered(cell: readonly Line[]): { count: number; bare: string[] } {
  let count = 0
  const bare: string[] = []
  for (const text of cell.map(plainLine)) {
    const starts = optionStarts(text, count)
    if (starts.length > 0) count += starts.length
    else if (count > 0 && /^\s*["“'‘(]?[\p{Lu}\d]/u.test(text)) bare.push(text.trim())
  }
  return { count, bare }
}
