import type { ColumnRole } from '@lms/contracts/exchange/reading.ts'
import { type Cell, type Row, UnreadableFile, blocking, mostItems } from '../../item.ts'
import { widthOf } from '../column-shapes.ts'
import { isEmptyRow, ownTextAt } from '../grid.ts'
import { type Layout, namelessLayout } from '../row-columns.ts'
import type { ReadRow } from '../row-question.ts'
import { readGathered, wordsOf } from './gathered-rows.ts'
import { isSentence } from './odd-blocks.ts'

/** One column: what is asked, below it what is offered, below that the letter of what is right, and so on. */
export interface KeyedBlocks {
  text: number
  /** The rows of a question. */
  size: number
}

const fewestBlocks = 3
const mostOptions = 10
const keyed = /^(?:(?:đáp án(?: đúng)?|đa|answer|ans|key|correct(?: answer)?)\s{0,3}[:.]\s{0,3})?([A-J])[.)]?$/iu
const bare = /^[A-J]$/

function letterIn(text: string): string | null {
  const [whole = '', letter = ''] = keyed.exec(text) ?? []
  // A small letter alone may be an option.
  return whole === '' || (whole.length === 1 && !bare.test(whole)) ? null : letter.toUpperCase()
}

const textIn = (row: Row, column: number): string => ownTextAt(row, column).trim()

/** Null unless nearly every letter stands at the end of as many rows, names one of these, and sentences stand above. */
export function keyedBlocks(rows: readonly Row[]): KeyedBlocks | null {
  const columns = Array.from({ length: widthOf(rows) }, (_, column) => column)
  const [text, ...others] = columns.filter((column) => rows.some((row) => textIn(row, column) !== ''))
  if (text === undefined || others.length > 0) return null
  const blocks: string[][] = [[]]
  for (const row of rows) {
    const said = textIn(row, text)
    if (said === '') continue
    blocks.at(-1)?.push(said)
    if (letterIn(said) !== null) blocks.push([])
  }
  const whole = blocks.slice(0, -1)
  const [most] = [...Map.groupBy(whole, ({ length }) => length)].toSorted(([, one], [, two]) => two.length - one.length)
  const [size = 0, alike = []] = most ?? []
  const letters = new Set(alike.map((block) => letterIn(block.at(-1) ?? '')))
  const asked = alike.filter(([first = '']) => isSentence(first))
  const isWhole = size >= 4 && size <= mostOptions + 2 && whole.length >= fewestBlocks && letters.size > 1
  return isWhole && alike.length * 10 >= whole.length * 9 && asked.length * 10 >= alike.length * 8
    ? { text, size }
    : null
}

/** What such a sheet looks like to whoever wants to say it otherwise. */
export function keyedLayout({ text }: KeyedBlocks, rows: readonly Row[]): Layout {
  return namelessLayout(
    Array.from({ length: widthOf(rows) }, (_, column): ColumnRole | null => (column === text ? 'content' : null)),
  )
}

/** Takes the rows one by one, and gives a question behind each letter. */
export function keyedTaker(
  { text, size }: KeyedBlocks,
  give: (row: ReadRow, number: number) => void,
): { take(row: Row): void; end(): void } {
  let block: Row[] = []
  let count = 0
  const cellAt = (row: Row): Cell => row.cells[text] ?? { text: '' }

  function end(): void {
    const [first, ...below] = block
    if (!first) return
    const last = below.at(-1)
    const said = last ? letterIn(textIn(last, text)) : null
    const options = (said === null ? below : below.slice(0, -1)).slice(0, mostOptions)
    const read = readGathered(
      {
        first,
        asked: cellAt(first),
        options: options.map((row) => ({ cell: cellAt(row), mark: '' })),
        said: said ?? '',
        lines: block.map(wordsOf),
        left: [],
      },
      block.flatMap((row) => (row.cells.length > text + 1 ? row.cells.slice(text + 1).map((cell) => cell.text) : [])),
    )
    // A row too many, or one that is missing: what is asked may be something else.
    const odd = block.length === size ? undefined : (block.at(-1) ?? first)
    if (odd) read.read.problems.push(blocking('textBelow', { text: wordsOf(odd).slice(0, 200) }))
    give(read, first.number)
    block = []
  }

  return {
    end,
    take(row) {
      if (isEmptyRow(row)) return
      count += 1
      if (count > mostItems * (mostOptions + 2)) throw new UnreadableFile('tooComplex')
      block.push(row)
      if (letterIn(textIn(row, text)) !== null) end()
    },
  }
}
