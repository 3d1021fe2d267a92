import type { ColumnRole } from '@lms/contracts/exchange/reading.ts'
import { foldText } from '@lms/contracts/text-folding.ts'
import type { Row } from '../../item.ts'
import { isWorded } from '../column-shapes.ts'
import { textAt } from '../grid.ts'
import { isBoxHead, isExerciseHead, isGroupHead, isOfWhatIsAsked } from '../heads/head-kinds.ts'
import { meaningOf } from '../heads/header-words.ts'
import type { Layout } from '../row-columns.ts'

/** Columns of what a question is about: a text to be read, a piece of a program. */
export function passageColumns(
  heads: readonly string[],
  roles: readonly (ColumnRole | null)[],
  body: readonly Row[],
): number[] {
  return roles.flatMap((role, column) => {
    const head = heads[column] ?? ''
    const isText = isBoxHead(head) || isWorded(body, column) || isEmpty(body, column)
    return role === null && isOfWhatIsAsked(head) && isText ? [column] : []
  })
}

/** Few questions are about a text, and the first rows hold none of them. */
const isEmpty = (body: readonly Row[], column: number): boolean =>
  body.every((row) => textAt(row, column).trim() === '')

/** The name of a text or of a picture, and not the text. */
const isId = /^[a-z]{0,6}[-_ ]?\d{1,8}$/i

/** What a question is about stands before or behind it, as its columns do. */
export function withPassage(
  { roles, heads, passages = [] }: Layout,
  rows: readonly Row[],
): { rows: readonly Row[]; passage: string; told: string } {
  const [first, ...others] = rows
  const content = roles.indexOf('content')
  const asked = first ? textAt(first, content).trim() : ''
  const found = passages.filter((column) => {
    const text = first ? textAt(first, column).trim() : ''
    return text !== '' && !isId.test(text) && !foldText(asked).includes(foldText(text))
  })
  if (!first || asked === '' || found.length === 0) return { rows, passage: '', told: '' }
  // Whatever it is called, a case stands before what is asked of it.
  const placeOf = (column: number): number =>
    column !== content && meaningOf(heads[column] ?? '') === 'content' ? -1 : column
  const texts = [...found, content]
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((column) => textAt(first, column).trim())
  const cells = first.cells.map((cell, column) =>
    column === content ? { ...cell, runs: [], text: texts.join('\n') } : cell,
  )
  const passage = found.map((column) => `${(heads[column] ?? '').trim()}: ${textAt(first, column).trim()}`).join(' / ')
  const told = found.map((column) => textAt(first, column).trim()).join('\n')
  return { rows: [{ ...first, cells }, ...others], passage: passage.slice(0, 200), told }
}

/** Where rows say that they belong together; -1 where none does. */
export function groupColumn({ roles, heads, passages = [] }: Layout): number {
  const hasBox = passages.some((column) => isBoxHead(heads[column] ?? ''))
  const isGroup = (head: string): boolean => isGroupHead(head) || (hasBox && isExerciseHead(head))
  return heads.findIndex((head, column) => (roles[column] ?? null) === null && isGroup(head))
}

/** The group that a row says it belongs to; empty where it says none. */
export function groupOf({ group = -1 }: Layout, row: Row | undefined): string {
  return group === -1 || !row ? '' : textAt(row, group).trim()
}
