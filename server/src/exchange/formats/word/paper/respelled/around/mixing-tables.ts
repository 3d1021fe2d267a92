import { isEmptyLine, plainLine, textLine } from '../../../line-text.ts'
import type { Line, WordBlock } from '../../../word-file.ts'

type Rows = Extract<WordBlock, { kind: 'table' }>['rows']

const question = /^\s*câu\s*(\d{1,4})\s*[.:)]?\s*$/iu
const option = /^\s*([A-H])\s*[.:)]\s*$/u
const mark = /^[xX✓✔]$/u
const fewest = 2

/**
 * Programs that mix papers have their questions typed into a table: 'Câu 1' and its text, 'A)' to 'D)' below it with
 * theirs, and a column with an 'x' beside the right one.
 */
export function withMixingTables(blocks: readonly WordBlock[]): readonly WordBlock[] {
  return blocks.flatMap((block) => (block.kind === 'table' ? (linesOf(block.rows) ?? [block]) : [block]))
}

function linesOf(rows: Rows): WordBlock[] | null {
  const first = rows.findIndex((row) => question.test(textIn(row, 0)))
  const body = rows.slice(first)
  const isOurs = (row: Rows[number]): boolean => question.test(textIn(row, 0)) || option.test(textIn(row, 0))
  const asked = body.filter((row) => question.test(textIn(row, 0)))
  if (first === -1 || asked.length < fewest || !body.every(isOurs) || body.length < asked.length * 3) return null
  const width = Math.max(...body.map(({ length }) => length))
  const columns = Array.from({ length: width - 1 }, (_, at) => at + 1)
  const said = largest(columns, (column) => body.reduce((sum, row) => sum + textIn(row, column).length, 0))
  const marked = largest(
    columns.filter((column) => body.every((row) => ['', 'x'].includes(signIn(row, column)))),
    (column) => body.filter((row) => signIn(row, column) === 'x').length,
  )
  if (said === undefined || marked === undefined || said === marked) return null
  const above = rows.slice(0, first).flatMap((row) => row.flat().filter((line) => !isEmptyLine(line)))
  return [...above, ...body.flatMap((row) => linesOfRow(row, said, marked))].map((line) => ({ kind: 'line', line }))
}

function linesOfRow(row: Rows[number], said: number, marked: number): Line[] {
  const number = question.exec(textIn(row, 0))?.[1]
  const letter = option.exec(textIn(row, 0))?.[1] ?? ''
  const star = signIn(row, marked) === 'x' ? '*' : ''
  const label = number === undefined ? `${star}${letter}. ` : `Câu ${number}. `
  const [first = [], ...others] = (row[said] ?? []).filter((line) => !isEmptyLine(line))
  return [[...textLine(label), ...first], ...others]
}

function textIn(row: Rows[number], column: number): string {
  return (row[column] ?? []).map(plainLine).join(' ').trim()
}

function signIn(row: Rows[number], column: number): string {
  const text = textIn(row, column)
  return mark.test(text) ? 'x' : text
}

function largest(columns: readonly number[], sizeOf: (column: number) => number): number | undefined {
  const [best] = columns
    .map((column) => ({ column, size: sizeOf(column) }))
    .filter(({ size }) => size > 0)
    .toSorted((one, other) => other.size - one.size)
  return best?.column
}
