import { type AnswerLetter, type ColumnRole, answerLetters } from '@lms/contracts/exchange/reading.ts'
import { type Cell, type Row, UnreadableFile, blocking } from '../../item.ts'
import { widthOf } from '../column-shapes.ts'
import { isEmptyRow, ownTextAt } from '../grid.ts'
import { type HeadMeaning, meaningOf, plainHead } from '../heads/header-words.ts'
import { type Layout, namelessLayout } from '../row-columns.ts'
import { type ReadRow, readQuestion } from '../row-question.ts'
import { wordsOf } from './gathered-rows.ts'
import { createSkipped } from './skipped-rows.ts'

/** Records one below the other: what each part is called stands in one column, and what it says beside it. */
export interface LabelledRecords {
  label: number
  value: number
  /** The name that every record begins with. */
  start: string
  names: ReadonlySet<string>
}

const fewestRecords = 3
const mostNames = 20
/** Of one record. */
const mostRows = 500

const longestName = 60

/** 'Câu hỏi 1' and 'Câu hỏi 2' are one name; a sentence is none. */
function nameOf(text: string): string {
  if (text.length > longestName) return ''
  return plainHead(text).replace(/^(cau(?: hoi)?|question|q) \d{1,4}$/, (_, word: string) =>
    word === 'cau' ? 'cau hoi' : word,
  )
}

const isLetter = (role: HeadMeaning | null): role is AnswerLetter => answerLetters.some((letter) => letter === role)

/** Null unless nearly every row has one of a few names that come again, with a question, its options and its key among them. */
export function labelledRecords(rows: readonly Row[]): LabelledRecords | null {
  for (let label = 0; label < Math.min(2, widthOf(rows) - 1); label += 1) {
    const found = recordsBy(rows, label)
    if (found) return found
  }
  return null
}

function recordsBy(rows: readonly Row[], label: number): LabelledRecords | null {
  const all = rows.map((row) => nameOf(ownTextAt(row, label)))
  const counts = new Map([...Map.groupBy(all, (name) => name)].map(([name, same]) => [name, same.length]))
  const names = [...counts].filter(([name, count]) => name !== '' && count >= fewestRecords).map(([name]) => name)
  const named = all.filter((name) => names.includes(name)).length
  if (names.length > mostNames || named * 10 < rows.length * 9) return null
  const asked = names.filter((name) => meaningOf(name) === 'content')
  const keys = names.filter((name) => meaningOf(name) === 'correct')
  const options = names.filter((name) => isLetter(meaningOf(name)))
  const [content = ''] = asked
  const many = counts.get(content) ?? 0
  // A list in which a part comes twice as often as another is something else.
  const isEven = [...keys, ...options.slice(0, 2)].every((name) => Math.abs((counts.get(name) ?? 0) - many) * 5 <= many)
  if (asked.length !== 1 || keys.length !== 1 || options.length < 2 || !isEven) return null
  const first = all.find((name) => names.includes(name)) ?? content
  const start = Math.abs((counts.get(first) ?? 0) - many) <= 1 ? first : content
  const body = rows.filter((_, index) => names.includes(all[index] ?? ''))
  const value = Array.from({ length: widthOf(rows) }, (_, column) => column).find(
    (column) =>
      column > label && body.filter((row) => ownTextAt(row, column).trim() !== '').length * 10 >= body.length * 7,
  )
  return value === undefined ? null : { label, value, start, names: new Set(names) }
}

/** What such a sheet looks like to whoever wants to say it otherwise. */
export function recordsLayout({ value }: LabelledRecords, rows: readonly Row[]): Layout {
  return namelessLayout(
    Array.from({ length: widthOf(rows) }, (_, column): ColumnRole | null => (column === value ? 'content' : null)),
  )
}

/** Takes the rows one by one, and gives a question when the next record begins. */
export function recordsTaker(
  { label, value, start, names }: LabelledRecords,
  give: (row: ReadRow, number: number) => void,
): { take(row: Row): void; end(): void } {
  let open: { first: Row; parts: { name: string; cell: Cell }[]; lines: string[]; left: string[] } | null = null
  const skipped = createSkipped()

  function end(): void {
    if (!open) return
    const { first, parts, lines, left } = open
    open = null
    const roles = parts.map(({ name }) => roleOf(name))
    // What comes twice in one record belongs to two of them.
    const twice = roles.find((role, index) => role !== null && roles.indexOf(role) !== index)
    const layout: Layout = {
      ...namelessLayout(roles),
      heads: parts.map(({ name }) => name),
      grounds: roles.map((role) => (role === null ? null : 'head')),
    }
    const row = readQuestion(layout, [{ number: first.number, cells: parts.map(({ cell }) => cell) }], skipped.take())
    row.isRecord = true
    row.read.source = lines.join('\n').slice(0, 2000)
    row.read.reasons = [...(row.read.reasons ?? []), { code: 'optionsFromRows' }]
    if (twice !== undefined) left.push(lines.join(' / '))
    if (left.length > 0) row.read.problems.push(blocking('textBelow', { text: left.join(' / ').slice(0, 200) }))
    give(row, first.number)
  }

  return {
    end() {
      end()
    },
    take(row) {
      if (isEmptyRow(row)) return
      const name = nameOf(ownTextAt(row, label))
      if (name === start) {
        end()
        open = { first: row, parts: [], lines: [], left: [] }
      }
      // What stands below the last record, or above the first, is no part of one.
      if (!open || (!names.has(name) && name !== '' && row.cells.length <= value)) {
        skipped.add(wordsOf(row))
        return
      }
      open.lines.push(wordsOf(row))
      if (open.lines.length > mostRows) throw new UnreadableFile('tooComplex')
      if (!names.has(name)) {
        open.left.push(wordsOf(row))
        return
      }
      open.parts.push({ name, cell: row.cells[value] ?? { text: '' } })
      const beside = row.cells.filter(
        ({ text, isCovered }, column) => column > value && isCovered !== true && text.trim() !== '',
      )
      if (beside.length % 2 === 1) open.left.push(beside.map(({ text }) => text.trim()).join(' / '))
      else
        for (let index = 0; index < beside.length; index += 2)
          open.parts.push({ name: nameOf(beside[index]?.text ?? ''), cell: beside[index + 1] ?? { text: '' } })
    },
  }
}

function roleOf(name: string): ColumnRole | null {
  const meaning = meaningOf(name)
  return meaning === 'numberOrContent' ? 'number' : meaning
}
