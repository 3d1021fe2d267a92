import { type Row, UnreadableFile, mostItems } from '../../item.ts'
import { ownTextAt } from '../grid.ts'
import { inOneLanguage } from '../heads/head-languages.ts'
import { type HeadMeaning, meaningOf, plainHead } from '../heads/header-words.ts'

/** Rows that are looked at before it is decided. */
const looked = 40
const highestHead = 10
const mostTables = 6
const fewestColumns = 3
const mostRows = mostItems * 30

interface Beside {
  starts: readonly number[]
  meanings: readonly (HeadMeaning | null)[]
  head: number
}

/** The same names again beside each other are tables of their own: gives them one below the other. */
export function tablesBeside(give: (row: Row) => void): { take(row: Row): void; end(): void } {
  let waiting: Row[] | null = []
  let starts: readonly number[] = []
  const later: Row[] = []

  function settle(): void {
    if (waiting === null) return
    const rows = waiting
    waiting = null
    const found = rows
      .slice(0, highestHead)
      .map(namesIn)
      .find((one) => one !== null)
    if (
      found &&
      areApart(
        found,
        rows.filter(({ number }) => number > found.head),
      )
    )
      starts = found.starts
    for (const row of rows) part(row)
  }

  function part(row: Row): void {
    const [first, ...others] = starts
    if (first === undefined) return give(row)
    give({ ...row, cells: row.cells.slice(0, others[0]) })
    later.push({ ...row, cells: row.cells.slice(others[0]) })
    if (later.length > mostRows) throw new UnreadableFile('tooComplex')
  }

  return {
    take(row) {
      if (waiting === null) return part(row)
      waiting.push(row)
      if (waiting.length >= looked) settle()
    },
    end() {
      settle()
      const [first = 0, second = 0] = starts
      for (const [index, start] of starts.slice(1).entries())
        for (const { number, cells } of later) {
          const next = starts[index + 2]
          const own = cells.slice(start - second, next === undefined ? undefined : next - second)
          if (own.some(({ text }) => text.trim() !== ''))
            // What stands before the first name of the first table has no place in the others.
            give({ number, cells: [...Array.from({ length: first }, () => ({ text: '' })), ...own] })
        }
    },
  }
}

function namesIn(row: Row): Beside | null {
  const names = row.cells.map((_, column) => plainHead(ownTextAt(row, column)))
  const from = names.findIndex((name) => name !== '')
  const starts = names.flatMap((name, column) => (name === names[from] && name !== '' ? [column] : []))
  if (starts.length < 2 || starts.length > mostTables) return null
  const blocks = starts.map((start, index) =>
    names
      .slice(start, starts[index + 1])
      .join('\n')
      .trimEnd(),
  )
  const [block = ''] = blocks
  if (new Set(blocks).size > 1 || block.split('\n').length < fewestColumns) return null
  const meanings = inOneLanguage(block.split('\n')).map((name) => (name === null ? null : meaningOf(name)))
  const isAsked = meanings.some((meaning) => meaning === 'content' || meaning === 'numberOrContent')
  return isAsked ? { starts, meanings, head: row.number } : null
}

/**
 * In another language the same questions have the same numbers and the same keys: then the first table is the one that
 * is read. Keys that are all the same say nothing.
 */
function areApart({ starts, meanings }: Beside, body: readonly Row[]): boolean {
  const [first = 0, ...others] = starts
  const key = meanings.includes('correct') ? meanings.indexOf('correct') : meanings.length - 1
  const number = meanings.indexOf('number')
  const isThere = (row: Row, start: number): boolean => meanings.some((_, at) => textIn(row, start + at) !== '')
  return others.every((start) => {
    const both = body.filter((row) => isThere(row, first) && isThere(row, start))
    const isOther = (at: number): boolean => both.some((row) => textIn(row, first + at) !== textIn(row, start + at))
    const keys = new Set(both.map((row) => textIn(row, first + key)))
    return keys.size < 2 || isOther(key) || (number !== -1 && isOther(number))
  })
}

const textIn = (row: Row, column: number): string => ownTextAt(row, column).trim().toUpperCase()
