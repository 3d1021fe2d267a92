import { type ColumnRole, answerLetters } from '@lms/contracts/exchange/reading.ts'
import { type Cell, type Row, blocking } from '../../item.ts'
import type { Layout } from '../row-columns.ts'
import { type ReadRow, readQuestion } from '../row-question.ts'

/** A question whose options stand in the rows below it. */
export interface Gathered {
  first: Row
  asked: Cell
  options: { cell: Cell; mark: string }[]
  said: string
  lines: string[]
  left: string[]
}

export function readGathered(
  { first, asked, options, said, lines, left }: Gathered,
  skipped: readonly string[],
): ReadRow {
  const letters = answerLetters.slice(0, options.length)
  const hasMarks = options.some(({ mark }) => mark !== '')
  const roles: ColumnRole[] = [
    'content',
    ...letters,
    ...(hasMarks ? letters.map((letter) => `mark${letter}` as const) : []),
    'correct',
  ]
  const cells: Cell[] = [
    asked,
    ...options.map(({ cell }) => cell),
    ...(hasMarks ? options.map(({ mark }) => ({ text: mark })) : []),
    { text: said },
  ]
  const layout: Layout = {
    head: 0,
    heads: roles.map(() => ''),
    roles,
    grounds: roles.map(() => null),
    isOwn: false,
    program: null,
    strayFrom: roles.length,
  }
  const row = readQuestion(layout, [{ number: first.number, cells }], skipped)
  row.read.source = lines.join('\n').slice(0, 2000)
  row.read.reasons = [...(row.read.reasons ?? []), { code: 'optionsFromRows' }]
  if (left.length > 0) row.read.problems.push(blocking('textBelow', { text: left.join(' / ').slice(0, 200) }))
  // Marks beside the options and a letter beside the question would be two voices.
  if (hasMarks && said !== '') row.read.problems.push(blocking('unreadable', { text: said.slice(0, 60) }))
  return row
}

export function wordsOf({ cells }: Row): string {
  return cells
    .flatMap((cell) => (cell.isCovered === true || cell.text.trim() === '' ? [] : cell.text.trim()))
    .join(' · ')
}
