import { type ColumnRole, answerLetters } from '@lms/contracts/exchange/reading.ts'
import { type Row, UnreadableFile, blocking, mostItems } from '../../item.ts'
import { widthOf } from '../column-shapes.ts'
import { pictureProblem } from '../options/shown-pictures.ts'
import { isEmptyRow, textAt } from '../grid.ts'
import { type Layout, namelessLayout } from '../row-columns.ts'
import { type ReadRow, readQuestion } from '../row-question.ts'
import { wordsOf } from './gathered-rows.ts'

/** As Brightspace takes questions: a word before every row says what stands in it, and `NewQuestion` begins the next. */

const types = new Map<string, string>([
  ['WR', 'essay'],
  ['SA', 'fill_blank'],
  ['M', 'matching'],
  ['MC', 'single_choice'],
  ['TF', 'true_false'],
  ['MS', 'multiple_choice'],
  ['O', 'ordering'],
])
const fields = new Map<string, ColumnRole>([
  ['title', 'title'],
  ['questiontext', 'content'],
  ['points', 'points'],
  ['hint', 'hint'],
  ['feedback', 'explanation'],
  ['answerkey', 'correct'],
  ['image', 'image'],
])
/** What says nothing about the question itself. */
const unused = new Set(['id', 'difficulty', 'initialtext', 'inputbox', 'scoring'])
const mostRows = mostItems * 40

const textIn = (row: Row, column: number): string => textAt(row, column).trim()
const wordOf = (row: Row): string => textIn(row, 0).toLowerCase()
const isNote = (row: Row): boolean => textIn(row, 0).startsWith('//')
const isNew = (row: Row): boolean => wordOf(row) === 'newquestion'

export function areSpoken(rows: readonly Row[]): boolean {
  const first = rows.find((row) => !isNote(row))
  return first !== undefined && isNew(first) && types.has(textIn(first, 1).toUpperCase())
}

export function spokenLayout(rows: readonly Row[]): Layout {
  const roles = Array.from({ length: widthOf(rows) }, (_, column): ColumnRole | null =>
    column === 1 ? 'content' : null,
  )
  return namelessLayout(roles)
}

export function spokenTaker(give: (row: ReadRow, number: number) => void): { take(row: Row): void; end(): void } {
  let open: Row[] = []
  let count = 0

  function end(): void {
    const [first] = open
    if (first) give(readSpoken(open), first.number)
    open = []
  }

  return {
    end,
    take(row) {
      if (isEmptyRow(row) || isNote(row)) return
      count += 1
      if (count > mostRows) throw new UnreadableFile('tooComplex')
      if (isNew(row)) end()
      if (isNew(row) || open.length > 0) open.push(row)
    },
  }
}

interface Offered {
  text: string
  weight: string
  note: string
}

function readSpoken(rows: readonly Row[]): ReadRow {
  const [first = { number: 0, cells: [] }, ...below] = rows
  const type = types.get(textIn(first, 1).toUpperCase()) ?? textIn(first, 1)
  const said = new Map<ColumnRole, string>([['type', type]])
  const offered: Offered[] = []
  const choices = new Map<string, string>()
  const left: string[] = []
  for (const row of below) {
    const word = wordOf(row)
    const field = fields.get(word)
    const [one, two] = [textIn(row, 1), textIn(row, 2)]
    const isPattern = word === 'answer' && textIn(row, 3).toLowerCase() === 'regexp'
    if (field !== undefined && !said.has(field)) said.set(field, one)
    else if (isPattern) left.push(wordsOf(row))
    else if (word === 'option' || word === 'answer')
      offered.push({ text: two, weight: one, note: word === 'option' ? textIn(row, 4) : '' })
    else if (word === 'item') offered.push({ text: one, weight: '', note: textIn(row, 3) })
    else if (word === 'choice') choices.set(one, two)
    else if (word === 'match' && choices.has(one))
      offered.push({ text: `${choices.get(one)} → ${two}`, weight: one, note: '' })
    else if (word === 'match') offered.push({ text: `→ ${two}`, weight: one, note: '' })
    else if ((word === 'true' || word === 'false') && one === '100') said.set('correct', word)
    else if (word !== 'true' && word !== 'false' && !unused.has(word)) left.push(wordsOf(row))
  }
  if (type === 'ordering') said.set('correct', offered.map((_, index) => index + 1).join(', '))
  const read = readQuestion(...tableOf(said, offered, type, first))
  read.read.source = rows.map(wordsOf).join('\n').slice(0, 2000)
  const { problems } = read.read
  if (left.length > 0) problems.push(blocking('unreadable', { text: left.join(' / ').slice(0, 60) }))
  // Nothing here is half right, and nobody chooses among so many.
  const half = offered.find(({ weight }, index) => isHalf(weight, type) || index >= answerLetters.length)
  if (half) problems.push(blocking('unreadable', { text: `${half.weight} ${half.text}`.slice(0, 60) }))
  const matched = new Set(offered.map(({ weight }) => weight))
  if (type === 'matching' && (matched.size < offered.length || [...choices.keys()].some((one) => !matched.has(one))))
    problems.push(
      blocking('unreadable', {
        text: offered
          .map(({ text }) => text)
          .join(' / ')
          .slice(0, 60),
      }),
    )
  if (said.get('image')) problems.push(pictureProblem(said.get('image') ?? ''))
  return read
}

function isHalf(weight: string, type: string): boolean {
  if (type === 'multiple_choice') return !/^[01]$/.test(weight)
  return (type === 'single_choice' || type === 'fill_blank') && !/^(?:0|100)$/.test(weight)
}

function tableOf(
  said: ReadonlyMap<ColumnRole, string>,
  offered: readonly Offered[],
  type: string,
  { number }: Row,
): Parameters<typeof readQuestion> {
  const isMarked = type === 'single_choice' || type === 'multiple_choice'
  const cells: [ColumnRole, string][] = [...said].filter(([role]) => role !== 'image')
  // What counts nothing is a wrong answer that somebody may type.
  const kept = type === 'fill_blank' ? offered.filter(({ weight }) => weight !== '0') : offered
  for (const [index, { text, weight, note }] of kept.entries()) {
    const letter = answerLetters[index]
    if (letter === undefined) break
    cells.push([letter, text], [`note${letter}`, note])
    if (isMarked) cells.push([`mark${letter}`, weight === '0' ? '0' : '1'])
  }
  const layout = namelessLayout(cells.map(([role]) => role))
  const row: Row = { number, cells: cells.map(([, text]) => ({ text })) }
  return [{ ...layout, grounds: cells.map(() => null) }, [row], []]
}
