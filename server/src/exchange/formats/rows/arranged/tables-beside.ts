import { type Row, UnreadableFile, mostItems } from '../../item.ts'
import { ownTextAt } from '../grid.ts'
import { type HeadMeaning, meaningOf, plainHead } from '../heads/header-words.ts'

/** Rows that are looked at before it is decided. */
const looked = 40
const highestHead = 10
const mostTables = 6
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
  if (new Set(blocks).size > 1) return null
  const meanings = row.cells.slice(from, starts[1]).map(({ text }) => meaningOf(text))
  const isAsked = meanings.some((meaning) => meaning === 'content' || meaning === 'numberOrContent')
  const isAnswered = meanings.includes('correct') && meanings.filter((meaning) => meaning !== null).length >= 3
  return isAsked && isAnswered ? { starts, meanings, head: row.number } : null
}

/** In another language the same questions have the same keys: then the first table is the one that is read. */
function areApart({ starts, meanings }: Beside, body: readonly Row[]): boolean {
  const [first = 0, ...others] = starts
  const key = meanings.indexOf('correct')
  const asked = meanings.findLastIndex((meaning) => meaning === 'content' || meaning === 'numberOrContent')
  const textIn = (row: Row, column: number): string => ownTextAt(row, column).trim().toUpperCase()
  return others.every((start) => {
    const both = body.filter((row) => textIn(row, first + asked) !== '' && textIn(row, start + asked) !== '')
    return both.length === 0 || both.some((row) => textIn(row, first + key) !== textIn(row, start + key))
  })
}
