import { type ColumnRole, answerLetters } from '@lms/contracts/exchange/reading.ts'
import type { Cell, Row } from '../../item.ts'
import { widthOf } from '../column-shapes.ts'
import { isEmptyRow, ownTextAt } from '../grid.ts'
import { type Layout, namelessLayout } from '../row-columns.ts'
import type { ReadRow } from '../row-question.ts'
import { type Gathered, readGathered, wordsOf } from './gathered-rows.ts'

/** 'Câu 1' beside what is asked, and in the rows below it 'A', 'B', 'C' beside what is offered. */
export interface LetteredRows {
  label: number
  text: number
  /** What stands beside a question or an option says which one is right. */
  key: number | null
  head: number
}

const asks = /^(?:câu(?: hỏi)?|bài|question|q)?\s{0,3}\d{1,4}\s{0,3}[.:)]?$|^(?:câu hỏi|câu|question|q)\s?[.:]?$/iu
const answers = /^(?:answer|ans|key|correct(?: answer)?|đáp án(?: đúng)?|đa)\s?:?$/iu
const fewestQuestions = 2

function letterAt(row: Row, column: number): string | null {
  const sign = /^[([]?([A-J])\s?[.):\]]?$/i.exec(ownTextAt(row, column).trim())?.[1]
  return sign === undefined ? null : sign.toUpperCase()
}

/** Null where even one of the letters stands at another place. */
export function letteredRows(rows: readonly Row[]): LetteredRows | null {
  const width = widthOf(rows)
  for (let label = 0; label < Math.min(width - 1, 3); label += 1) {
    const found = letteredBy(rows, label, width)
    if (found) return found
  }
  return null
}

function letteredBy(rows: readonly Row[], label: number, width: number): LetteredRows | null {
  const from = rows.findIndex(
    (row, index) =>
      asks.test(ownTextAt(row, label).trim()) &&
      rows[index + 1] !== undefined &&
      letterAt(rows[index + 1] ?? row, label) === 'A',
  )
  const body = from === -1 ? [] : rows.slice(from)
  let expected = 0
  let questions = 0
  for (const row of body) {
    const letter = letterAt(row, label)
    const sign = ownTextAt(row, label).trim()
    if (letter !== null) {
      if (letter !== answerLetters[expected]) return null
      expected += 1
    } else if (asks.test(sign)) {
      if (questions > 0 && expected < 2) return null
      expected = 0
      questions += 1
    } else if (sign !== '' && !answers.test(sign)) return null
  }
  if (questions < fewestQuestions) return null
  const optionRows = body.filter((row) => letterAt(row, label) !== null)
  const others = Array.from({ length: width }, (_, column) => column).filter((column) => column !== label)
  const filled = (among: readonly Row[], column: number): boolean =>
    among.every((row) => ownTextAt(row, column).trim() !== '')
  const text = others.find((column) => column > label && filled(optionRows, column))
  if (text === undefined) return null
  const beside = others.filter((column) => column !== text && body.some((row) => ownTextAt(row, column).trim() !== ''))
  if (beside.length > 1) return null
  return { label, text, key: beside[0] ?? null, head: (body[0]?.number ?? 1) - 1 }
}

/** What such a sheet looks like to whoever wants to say it otherwise. */
export function letteredLayout({ label, text, key, head }: LetteredRows, rows: readonly Row[]): Layout {
  const roles = Array.from({ length: widthOf(rows) }, (_, column): ColumnRole | null =>
    column === label ? 'number' : column === text ? 'content' : column === key ? 'correct' : null,
  )
  return { ...namelessLayout(roles), head }
}

/** Takes the rows one by one, and gives a question when the next one begins. */
export function letteredTaker(
  { label, text, key, head }: LetteredRows,
  give: (row: ReadRow, number: number) => void,
): { take(row: Row): void; end(): void } {
  let open: Gathered | null = null
  let skipped: string[] = []
  const cellAt = (row: Row, column: number): Cell => row.cells[column] ?? { text: '' }

  function end(): void {
    if (open) give(readGathered(open, skipped), open.first.number)
    open = null
    skipped = []
  }

  return {
    end,
    take(row) {
      if (row.number <= head || isEmptyRow(row)) return
      const sign = ownTextAt(row, label).trim()
      const letter = letterAt(row, label)
      const beside = key === null ? '' : ownTextAt(row, key).trim()
      if (letter === null && asks.test(sign)) {
        const above = open === null ? skipped : []
        end()
        skipped = above
        open = { first: row, asked: cellAt(row, text), options: [], said: beside, lines: [wordsOf(row)], left: [] }
        return
      }
      if (open === null) {
        skipped.push(wordsOf(row))
        return
      }
      open.lines.push(wordsOf(row))
      if (letter !== null && letter === answerLetters[open.options.length])
        open.options.push({ cell: cellAt(row, text), mark: beside })
      else if (answers.test(sign) && open.said === '') open.said = ownTextAt(row, text).trim() || beside
      else open.left.push(wordsOf(row))
    },
  }
}
