import { type Cell, type ReadItem, UnreadableFile, blocking } from '../item.ts'
import { rowOf } from '../rows/grid.ts'
import { tableReader } from '../rows/sheet-reader.ts'
import type { Line, WordBlock } from './word-file.ts'
import type { Look } from './word-looks.ts'

/** Some keep a table in Word as others keep a sheet: a row for each question, a column for each part of it. */
export function questionsInTables(blocks: readonly WordBlock[]): ReadItem[] {
  return blocks.flatMap((block) => (block.kind === 'table' && block.rows.length > 1 ? questionsIn(block.rows) : []))
}

function questionsIn(rows: readonly Line[][][]): ReadItem[] {
  const reader = tableReader()
  const sheet = reader.sheet({ name: null, isHidden: false })
  for (const [index, row] of rows.entries())
    sheet.take(
      rowOf(
        index + 1,
        row.map((lines, column) => [column, cellOf(lines)] as const),
      ),
    )
  try {
    const { items } = reader.end()
    return items.map((read) =>
      isWhole(rows, read) ? read : { ...read, problems: [...read.problems, blocking('pictureUnreadable')] },
    )
  } catch (error) {
    if (error instanceof UnreadableFile && error.code === 'noColumns') return []
    throw error
  }
}

/** A cell of a table holds no picture here. */
function isWhole(rows: readonly Line[][][], { place }: ReadItem): boolean {
  const number = Number(/(\d+)\D*$/.exec(place)?.[1])
  const cells = rows[number - 1] ?? rows.flat()
  return cells.flat(2).every(({ kind }) => kind !== 'lost' && kind !== 'picture')
}

function cellOf(lines: readonly Line[]): Cell {
  const runs = lines.flatMap((line, index) => [
    ...(index === 0 ? [] : [{ text: '\n', look: {} }]),
    ...line.map((piece) =>
      piece.kind === 'text'
        ? { text: piece.text, look: lookOf(piece.look) }
        : { text: piece.kind === 'formula' ? `\\(${piece.latex}\\)` : '', look: {} },
    ),
  ])
  return {
    text: runs
      .map(({ text }) => text)
      .join('')
      .trim(),
    ...alike(runs),
  }
}

type Run = NonNullable<Cell['runs']>[number]

/** One look for the whole cell, or each part with its own. */
function alike(runs: readonly Run[]): Pick<Cell, 'look' | 'runs'> {
  const shown = runs.filter(({ text }) => text.trim() !== '')
  const looks = new Set(shown.map(({ look }) => JSON.stringify(look)))
  const [first] = shown
  if (looks.size > 1) return { runs }
  return first && Object.keys(first.look).length > 0 ? { look: first.look } : {}
}

function lookOf({ bold, underline, color, highlight }: Look): Run['look'] {
  return {
    ...(bold && { bold }),
    ...(underline && { underline }),
    ...(color !== undefined && { color }),
    ...(highlight && { highlight: 'yes' }),
  }
}
