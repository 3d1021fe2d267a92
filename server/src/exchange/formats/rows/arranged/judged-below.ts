import type { ColumnRole } from '@lms/contracts/exchange/reading.ts'
import { type Row, blocking, plainTruthOf, problem } from '../../item.ts'
import { isWorded, longestColumn, shapeOf, varietyOf, widthOf } from '../column-shapes.ts'
import { isEmptyRow, ownTextAt } from '../grid.ts'
import { type Layout, namelessLayout } from '../row-columns.ts'
import type { ReadRow } from '../row-question.ts'
import { type Gathered, readGathered, wordsOf } from './gathered-rows.ts'

/** In the rows below what is asked nothing stands but what is offered and 'True' or 'False'. */
export interface JudgedBelow {
  asked: number
  offered: number
  mark: number
  head: number
}

const fewestQuestions = 2
const mostOptions = 10
const looked = 60
const word = /^(?:true|false|đúng|sai)$/iu

const textIn = (row: Row, column: number): string => ownTextAt(row, column).trim()

function pairIn(row: Row): readonly [offered: number, mark: number] | null {
  const [offered, mark, ...more] = row.cells.flatMap((_, column) => (textIn(row, column) === '' ? [] : [column]))
  if (offered === undefined || mark === undefined || more.length > 0) return null
  return word.test(textIn(row, mark).normalize('NFC')) ? [offered, mark] : null
}

const isOffered = (row: Row, { offered, mark }: Pick<JudgedBelow, 'offered' | 'mark'>): boolean => {
  const pair = pairIn(row)
  return pair?.[0] === offered && pair[1] === mark
}

const isRight = (row: Row, mark: number): boolean => plainTruthOf(textIn(row, mark)) === true

/** Null unless every question has two rows or more below it, of which nearly always one is true: others may all be judged. */
export function judgedBelow(rows: readonly Row[]): JudgedBelow | null {
  const pairs = rows.map(pairIn)
  const [offered, mark] = pairs.find((pair) => pair !== null) ?? []
  if (offered === undefined || mark === undefined) return null
  const from = pairs.findIndex((pair, at) => pair === null && (pairs[at + 1] ?? null) !== null)
  const groups: Row[][] = []
  for (const row of from === -1 ? [] : rows.slice(from)) {
    if (isOffered(row, { offered, mark })) groups.at(-1)?.push(row)
    else groups.push([row])
  }
  // The last one may go on behind what is looked at.
  const whole = rows.length < looked ? groups : groups.slice(0, -1)
  const isWhole = whole.every(([, ...options]) => options.length >= 2 && options.length <= mostOptions)
  const rights = whole.map(([, ...options]) => options.filter((row) => isRight(row, mark)).length)
  const areChosen = rights.filter((count) => count === 1).length * 5 >= whole.length * 4
  const heads = groups.flatMap(([head]) => head ?? [])
  // The first option may stand beside what is asked.
  if (heads.some((row) => word.test(textIn(row, mark).normalize('NFC')))) return null
  const columns = Array.from({ length: widthOf(heads) }, (_, column) => column)
  const varied = columns.filter(
    (column) => shapeOf(heads, column).filled === 1 && isWorded(heads, column) && varietyOf(heads, column) > 0.5,
  )
  const asked = longestColumn(heads, columns) ?? (varied.length === 1 ? (varied[0] ?? null) : null)
  if (asked === null || whole.length < fewestQuestions || !isWhole || !areChosen || from > 1) return null
  return { asked, offered, mark, head: (rows[from]?.number ?? 1) - 1 }
}

/** What such a sheet looks like to whoever wants to say it otherwise. */
export function judgedBelowLayout({ asked, offered, mark, head }: JudgedBelow, rows: readonly Row[]): Layout {
  const roles = Array.from({ length: widthOf(rows) }, (_, column): ColumnRole | null =>
    column === asked ? 'content' : column === offered ? 'options' : column === mark ? 'correct' : null,
  )
  return { ...namelessLayout(roles), head }
}

/** Takes the rows one by one, and gives a question when the next one begins. */
export function judgedBelowTaker(
  way: JudgedBelow,
  give: (row: ReadRow, number: number) => void,
): { take(row: Row): void; end(): void } {
  let open: (Gathered & { beside: string[] }) | null = null
  function end(): void {
    if (!open) return
    const row = readGathered(open, [])
    const { problems } = row.read
    if (open.beside.length > 0)
      problems.push(problem('wordingDropped', { text: open.beside.join(' / ').slice(0, 200) }))
    if (open.options.filter(({ mark }) => mark !== '').length > 1) problems.push(blocking('severalRight'))
    give(row, open.first.number)
    open = null
  }
  return {
    end,
    take(row) {
      if (row.number <= way.head || isEmptyRow(row)) return
      if (!open || !isOffered(row, way)) {
        end()
        const beside = row.cells.flatMap((_, column) =>
          column !== way.asked && /\S\s+\S/.test(textIn(row, column)) ? [textIn(row, column)] : [],
        )
        const asked = row.cells[way.asked] ?? { text: '' }
        open = { first: row, asked, options: [], said: '', lines: [wordsOf(row)], left: [], beside }
        return
      }
      open.lines.push(wordsOf(row))
      open.options.push({ cell: row.cells[way.offered] ?? { text: '' }, mark: isRight(row, way.mark) ? 'x' : '' })
    },
  }
}
