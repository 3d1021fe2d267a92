import { type Block, type Line, type Table, cutLine, guard, plainLine, trimLine } from './document.ts'
import { type Pair, keyTableOf, pairsIn } from './key-lists.ts'
import { isHead } from '../table/columns.ts'
import { cellText, goOn } from './question-tables.ts'
import { startsInside } from './words.ts'

/** A line of a paper, or a whole table in it, with what a person sees of it. */
export interface Row {
  line: Line
  text: string
  /** Where its first shown line stands among all that are shown; an empty line has the place of the next one. */
  at: number
  /** As it is shown: nothing for an empty line, several for a table. */
  shown: readonly string[]
  table?: Table
  /** The table has a row for each question. */
  isQuestions?: true
  /** A list of keys. */
  pairs?: readonly Pair[]
}

/** What programs that mix papers want between questions. */
const mixing = /^\s*(?:<\/?[gG]\d\w?>|\[<br>\]|\[\/?[gG]\d\])\s*$/u

export function rowsOf(blocks: readonly Block[]): Row[] {
  const rows: Row[] = []
  let at = 0
  const add = (row: Omit<Row, 'at'>): void => {
    rows.push({ ...row, at })
    at += row.shown.length
  }
  for (const block of blocks) {
    if (block.kind === 'line') {
      add(lineRow(block.line))
      continue
    }
    const above = rows.findLast(({ shown }) => shown.length > 0)
    if (above?.isQuestions && above.table?.[0]?.length === block.rows[0]?.length) {
      above.table = goOn(above.table ?? [], block.rows)
      above.shown = shownTable(above.table)
      at = above.at + above.shown.length
      continue
    }
    if (isHead((block.rows[0] ?? []).map(cellText))) {
      add({ line: [], text: object, shown: shownTable(block.rows), table: block.rows, isQuestions: true })
      continue
    }
    const pairs = isGuarded(block.rows) ? null : keyTableOf(block.rows)
    const lines = block.rows.flat(2)
    // A table that only keeps questions or options in their places.
    if (!pairs && lines.some((line) => startsInside.test(plainLine(line)))) for (const line of lines) add(lineRow(line))
    else
      add({
        line: [],
        text: pairs ? '' : object,
        shown: shownTable(block.rows),
        ...(pairs ? { pairs } : { table: block.rows }),
      })
  }
  return rows
}

/** We wrote it ourselves, as a part of a question. */
const isGuarded = (table: Table): boolean => table.flat(2).some((line) => plainLine(line).startsWith(guard))

const object = '\uFFFC'

/** Nobody parts anything by more spaces, and a line may be nothing else. */
const room = /\s{40,}/gu

export function lineRow(given: Line): Omit<Row, 'at'> {
  const line = given.map((piece) =>
    piece.kind === 'text' ? { ...piece, text: piece.text.replaceAll(room, '    ') } : piece,
  )
  const text = plainLine(line)
  if (mixing.test(text)) return { line: [], text: '', shown: [] }
  const pairs = text.includes(guard) ? [] : pairsIn(text)
  return {
    line,
    text,
    shown: line.length === 0 || text.trim() === '' ? [] : [shownText(line)],
    ...(pairs.length >= 2 && { pairs }),
  }
}

export function shownTable(table: Table): string[] {
  const rows = table.map((row) => row.map((cell) => cell.map(shownText).join(' ').trim()).join(' | '))
  return rows.filter((text) => /[^\s|]/u.test(text))
}

/** Formulas and pictures are words here. */
function shownText(line: Line): string {
  return trimLine(line)
    .map((piece) => {
      if (piece.kind === 'text') return piece.text
      if (piece.kind === 'formula') return `$${piece.latex}$`
      return piece.kind === 'picture' ? '[hình]' : '[?]'
    })
    .join('')
    .replaceAll(/[\u2060\t]/gu, (sign) => (sign === '\t' ? ' ' : ''))
    .trim()
}

/** The row from one place of its text to another. */
export function cutRow(row: Row, from: number, to?: number): Row {
  const line = trimLine(cutLine(row.line, from, to))
  return { ...row, line, text: plainLine(line) }
}

const longestSource = 2000

export const sourceOf = (rows: readonly Row[]): string =>
  rows
    .flatMap(({ shown }) => shown)
    .join('\n')
    .slice(0, longestSource)
