import { type ColumnRole } from '@lms/contracts/exchange/reading.ts'
import type { Cell, Row } from '../../item.ts'
import { widthOf } from '../column-shapes.ts'
import { isEmptyRow, ownTextAt } from '../grid.ts'
import { type Layout, namelessLayout } from '../row-columns.ts'
import type { ReadRow } from '../row-question.ts'
import { type Gathered, readGathered, wordsOf } from './gathered-rows.ts'

/** What is asked, in the rows below it what is offered, and a sign beside what is right. */
export interface MarkedRows {
  /** Where what is asked stands, and what is offered. */
  asked: number
  offered: number
  mark: number
  /** What numbers the questions; null where they say it themselves, or stand in a column of their own. */
  label: number | null
  head: number
}

const sign = /^(?:x|✓|✔|☑|√|\*)$/iu
const labelled = /^(?:câu(?: hỏi)?|bài|question|q)?\s{0,3}(\d{1,4})\s{0,3}[.:)]?$/iu
const numbered =
  /^(?:(?:câu(?: hỏi)?|bài|question|q)\s{0,3}(\d{1,4})\s{0,3}[.:)/-]\s{0,20}\S|(\d{1,4})\s{0,3}[.)/](?:\s{1,20}\S|\p{L}))/iu
const fewestQuestions = 2
const mostOptions = 10

const textIn = (row: Row, column: number): string => ownTextAt(row, column).trim()

/** Null unless every question has a number or a column of its own, two or more rows below it, and a sign beside some of them. */
export function markedRows(rows: readonly Row[]): MarkedRows | null {
  const columns = Array.from({ length: widthOf(rows) }, (_, column) => column)
  const marks = columns.filter((column) => {
    const signs = rows.filter((row) => sign.test(textIn(row, column))).length
    // A name may stand above them.
    const others = rows.filter((row) => textIn(row, column) !== '' && !sign.test(textIn(row, column)))
    return signs >= fewestQuestions && others.every((row) => rows.indexOf(row) < 2)
  })
  const [mark] = marks
  if (mark === undefined || marks.length > 1) return null
  const texts = columns.filter((column) => column !== mark && rows.some((row) => textIn(row, column) !== ''))
  const [first = -1, second = -1] = texts
  const ways =
    texts.length === 1
      ? [{ asked: first, offered: first, label: null }]
      : texts.length === 2
        ? [
            { asked: second, offered: second, label: first },
            { asked: first, offered: second, label: null },
          ]
        : []
  for (const way of ways) {
    const found = heldBy(rows, { ...way, mark, head: 0 })
    if (found) return found
  }
  return null
}

function heldBy(rows: readonly Row[], way: MarkedRows): MarkedRows | null {
  const from = rows.findIndex((row, index) => isAsked(row, way, 0) && !isAsked(rows[index + 1] ?? row, way, 1))
  const body = from === -1 ? [] : rows.slice(from)
  const groups: Row[][] = []
  for (const row of body) {
    if (isAsked(row, way, groups.length)) groups.push([row])
    else groups.at(-1)?.push(row)
  }
  // The last one may go on behind what is looked at.
  const whole = groups.slice(0, Math.max(fewestQuestions, groups.length - 1))
  const held = whole.filter(
    ([asked, ...options]) =>
      options.length >= 2 &&
      options.length <= mostOptions &&
      options.every((row) => textIn(row, way.offered) !== '') &&
      asked !== undefined &&
      textIn(asked, way.mark) === '' &&
      options.some((row) => textIn(row, way.mark) !== ''),
  )
  // Where nearly all have this shape, the others are asked.
  const isHeld = held.length * 10 >= whole.length * 9
  return groups.length >= fewestQuestions && isHeld ? { ...way, head: (body[0]?.number ?? 1) - 1 } : null
}

/** Its number is the next one, or nothing is offered in its row. */
function isAsked(row: Row, { asked, offered, label }: MarkedRows, already: number): boolean {
  if (asked !== offered) return textIn(row, asked) !== '' && textIn(row, offered) === ''
  const [, first, second] =
    label === null ? (numbered.exec(textIn(row, asked)) ?? []) : (labelled.exec(textIn(row, label)) ?? [])
  return Number(first ?? second) === already + 1 && textIn(row, asked) !== ''
}

/** What such a sheet looks like to whoever wants to say it otherwise. */
export function markedLayout({ asked, offered, mark, label, head }: MarkedRows, rows: readonly Row[]): Layout {
  const roles = Array.from({ length: widthOf(rows) }, (_, column): ColumnRole | null =>
    column === label
      ? 'number'
      : column === asked
        ? 'content'
        : column === offered
          ? 'options'
          : column === mark
            ? 'correct'
            : null,
  )
  return { ...namelessLayout(roles), head }
}

/** Takes the rows one by one, and gives a question when the next one begins. */
export function markedTaker(
  way: MarkedRows,
  give: (row: ReadRow, number: number) => void,
): { take(row: Row): void; end(): void } {
  let open: Gathered | null = null
  let count = 0
  const cellAt = (row: Row, column: number): Cell => row.cells[column] ?? { text: '' }

  function end(): void {
    if (open) give(readGathered(open, []), open.first.number)
    open = null
  }

  return {
    end,
    take(row) {
      if (row.number <= way.head || isEmptyRow(row)) return
      if (isAsked(row, way, count)) {
        end()
        count += 1
        const said = textIn(row, way.mark)
        open = {
          first: row,
          asked:
            way.label === null && way.asked === way.offered
              ? withoutNumber(cellAt(row, way.asked))
              : cellAt(row, way.asked),
          options: [],
          said,
          lines: [wordsOf(row)],
          left: [],
        }
        return
      }
      open?.lines.push(wordsOf(row))
      const isOption = textIn(row, way.offered) !== '' && (way.asked === way.offered || textIn(row, way.asked) === '')
      if (isOption && (open?.options.length ?? 0) < mostOptions)
        open?.options.push({ cell: cellAt(row, way.offered), mark: textIn(row, way.mark) })
      else open?.left.push(wordsOf(row))
    },
  }
}

function withoutNumber(cell: Cell): Cell {
  return { text: cell.text.replace(/^\s*\d{1,4}\s{0,3}[.)/](?:\s{1,20}(?=\S)|(?=\p{L}))/u, '') }
}
