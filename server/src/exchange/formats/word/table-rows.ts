import { type Cell, type ReadItem, UnreadableFile, blocking, problem } from '../item.ts'
import { rowOf } from '../rows/grid.ts'
import { isTableRefusal } from '../rows/roles/refused-table.ts'
import { tableReader } from '../rows/sheet-reader.ts'
import { struckIn } from './document/struck-text.ts'
import { plainLine, textLine } from './line-text.ts'
import { type Row, letterless, wholeTables } from './split-rows.ts'
import type { Line, WordBlock } from './word-file.ts'
import type { Look } from './word-looks.ts'

/** Some keep a table in Word as others keep a sheet: a row for each question, a column for each part of it. */
export function questionsInTables(blocks: readonly WordBlock[]): ReadItem[] {
  const tables = wholeTables(blocks).map(withPointsApart)
  const bareIn = letterless(tables)
  const found = tables.map((rows) => (rows.length > 1 ? questionsIn(rows, (number) => bareIn(rows, number)) : []))
  const items = found.flat()
  const unread = tables.filter((_, at) => found[at]?.length === 0)
  for (const rows of unread)
    items[0]?.problems.push(problem('wordingDropped', { text: textOfRows(rows).slice(0, 200) }))
  return items
}

const keyWithPoints = /^(đáp án|key|answer)\s*[([]\s*((?:trọng số|số điểm|điểm|points?|marks?)[^()[\]]{0,30})[)\]]$/iu
const pointsBehind = /\s*[([]\s?(\d{1,2}(?:[.,]\d{1,3})?)\s?(?:điểm|đ|points?|marks?)?\s?[)\]]$/iu

/** 'Đáp án (Trọng số điểm)' above 'C (1)': the key and what it earns share a cell. */
function withPointsApart(rows: readonly Row[]): Row[] {
  const [heads = [], ...others] = rows
  const column = heads.findIndex((cell) => keyWithPoints.test(textOfCell(cell)))
  if (column === -1) return [...rows]
  const key = [textLine(keyWithPoints.exec(textOfCell(heads[column] ?? []))?.[1] ?? '')]
  return [
    [...heads.with(column, key), [textLine('Điểm')]],
    ...others.map((row) => {
      const text = textOfCell(row[column] ?? [])
      const found = row.length === heads.length ? pointsBehind.exec(text) : null
      return found
        ? [...row.with(column, [textLine(text.slice(0, found.index))]), [textLine(found[1] ?? '')]]
        : [...row, ...(row.length === heads.length ? [[]] : [])]
    }),
  ]
}

const textOfCell = (cell: readonly Line[]): string => cell.map(plainLine).join(' ').replaceAll(/\s+/gu, ' ').trim()

const textOfRows = (rows: readonly Row[]): string => rows.flat(2).map(plainLine).join(' ').trim()

function questionsIn(rows: readonly Row[], bareAt: (number: number) => string | null): ReadItem[] {
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
    const { items, notes } = reader.end()
    const beside = notes.filter(({ code }) => code === 'tableBeside')
    return items.map((read, index) => {
      const bare = bareAt(numberOf(read))
      const struck = struckIn(rows[numberOf(read) - 1]?.flat() ?? [])
      const problems = [
        ...read.problems,
        ...(index === 0 ? beside : []),
        ...(isWhole(rows, read) ? [] : [blocking('pictureUnreadable')]),
        ...(struck === '' ? [] : [blocking('struckText', { text: struck.slice(0, 200) })]),
        ...(bare === null || read.problems.some(({ code }) => code === 'textBelow')
          ? []
          : [blocking('textBelow', { text: bare.slice(0, 200) })]),
      ]
      return { ...read, problems }
    })
  } catch (error) {
    if (error instanceof UnreadableFile && isTableRefusal(error.code)) return []
    throw error
  }
}

/** A cell of a table holds no picture here. */
function isWhole(rows: readonly Row[], read: ReadItem): boolean {
  const cells = rows[numberOf(read) - 1] ?? rows.flat()
  return cells.flat(2).every(({ kind }) => kind !== 'lost' && kind !== 'picture')
}

function numberOf({ place }: ReadItem): number {
  return Number(/(\d+)\D*$/.exec(place)?.[1])
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
