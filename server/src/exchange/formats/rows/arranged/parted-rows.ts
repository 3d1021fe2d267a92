import type { ColumnRole } from '@lms/contracts/exchange/reading.ts'
import { type Cell, type Row, UnreadableFile, blocking, mostItems } from '../../item.ts'
import { widthOf } from '../column-shapes.ts'
import { isEmptyRow, ownTextAt } from '../grid.ts'
import { type Layout, namelessLayout } from '../row-columns.ts'
import type { ReadRow } from '../row-question.ts'
import { type Gathered, readGathered, wordsOf } from './gathered-rows.ts'
import { type BlockColumns, doubtsIn, isHeld, isSentence } from './odd-blocks.ts'

/** Blocks with empty rows between them: the first row is asked, the others are offered, and a sign stands beside what is right. */
export type PartedRows = BlockColumns

const sign = /^(?:x|✓|✔|☑|√)$/iu
const fewestBlocks = 3
const mostRows = mostItems * 30

const textIn = (row: Row, column: number): string => ownTextAt(row, column).trim()

function blocksIn(rows: readonly Row[]): Row[][] {
  const blocks: Row[][] = []
  for (const row of rows) {
    const before = blocks.at(-1)?.at(-1)
    if (before !== undefined && row.number === before.number + 1) blocks.at(-1)?.push(row)
    else blocks.push([row])
  }
  return blocks
}

/** Null unless nearly every block is a sentence with two or more lines below it, some of which have the sign, and not all. */
export function partedRows(rows: readonly Row[]): PartedRows | null {
  const columns = Array.from({ length: widthOf(rows) }, (_, column) => column)
  const marks = columns.filter((column) => {
    const texts = rows.map((row) => textIn(row, column)).filter((text) => text !== '')
    return texts.length >= fewestBlocks && texts.every((text) => sign.test(text)) && new Set(texts).size === 1
  })
  const texts = columns.filter((column) => !marks.includes(column) && rows.some((row) => textIn(row, column) !== ''))
  // What stands somewhere beside the first row alone is a note.
  const [text, ...others] = texts.filter((column) => rows.slice(1).some((row) => textIn(row, column) !== ''))
  const [mark] = marks
  if (mark === undefined || marks.length > 1 || text === undefined || others.length > 0 || text > mark) return null
  const all = blocksIn(rows)
  // The last one may go on behind what is looked at.
  const whole = all.slice(0, Math.max(fewestBlocks, all.length - 1))
  const held = whole.filter((block) => isHeld(block, { text, mark }))
  const asked = held.filter(([first]) => first !== undefined && isSentence(textIn(first, text)))
  return whole.length >= fewestBlocks && asked.length * 10 >= whole.length * 8 && held.length * 10 >= whole.length * 9
    ? { text, mark }
    : null
}

/** What such a sheet looks like to whoever wants to say it otherwise. */
export function partedLayout({ text, mark }: PartedRows, rows: readonly Row[]): Layout {
  return namelessLayout(
    Array.from({ length: widthOf(rows) }, (_, column): ColumnRole | null =>
      column === text ? 'content' : column === mark ? 'correct' : null,
    ),
  )
}

/** Gives the questions at the end: only all of them together show which is odd. */
export function partedTaker(
  { text, mark }: PartedRows,
  give: (row: ReadRow, number: number) => void,
): { take(row: Row): void; end(): void } {
  const blocks: Row[][] = []
  let count = 0
  const cellAt = (row: Row): Cell => row.cells[text] ?? { text: '' }

  function end(): void {
    const doubts = doubtsIn(blocks, { text, mark })
    for (const [index, [first, ...below]] of blocks.splice(0).entries()) {
      if (!first) continue
      const gathered: Gathered = {
        first,
        asked: cellAt(first),
        options: below.map((row) => ({ cell: cellAt(row), mark: textIn(row, mark) })),
        said: textIn(first, mark),
        lines: [first, ...below].map(wordsOf),
        left: [],
      }
      const beside = [first, ...below].flatMap((row) => besidesIn(row))
      const read = readGathered(gathered, beside)
      const doubt = doubts[index] ?? null
      if (doubt !== null) read.read.problems.push(blocking('textBelow', { text: doubt.slice(0, 200) }))
      give(read, first.number)
    }
  }

  function besidesIn(row: Row): string[] {
    return row.cells.flatMap((cell, column) =>
      column === text || column === mark || cell.isCovered === true || cell.text.trim() === '' ? [] : cell.text.trim(),
    )
  }

  return {
    end,
    take(row) {
      if (isEmptyRow(row)) return
      count += 1
      if (count > mostRows) throw new UnreadableFile('tooComplex')
      const before = blocks.at(-1)?.at(-1)
      if (before !== undefined && row.number === before.number + 1) blocks.at(-1)?.push(row)
      else blocks.push([row])
    },
  }
}
