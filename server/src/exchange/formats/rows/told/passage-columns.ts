import type { ColumnRole } from '@lms/contracts/exchange/reading.ts'
import { foldText } from '@lms/contracts/text-folding.ts'
import type { Row } from '../../item.ts'
import { isWorded } from '../column-shapes.ts'
import { textAt } from '../grid.ts'
import { isOfWhatIsAsked } from '../heads/head-kinds.ts'
import type { Layout } from '../row-columns.ts'

/** Columns of what a question is about: a text to be read, a piece of a program. */
export function passageColumns(
  heads: readonly string[],
  roles: readonly (ColumnRole | null)[],
  body: readonly Row[],
): number[] {
  return roles.flatMap((role, column) =>
    role === null && isOfWhatIsAsked(heads[column] ?? '') && isWorded(body, column) ? [column] : [],
  )
}

/** What a question is about stands before or behind it, as its columns do. */
export function withPassage(
  { roles, heads, passages = [] }: Layout,
  rows: readonly Row[],
): { rows: readonly Row[]; passage: string } {
  const [first, ...others] = rows
  const content = roles.indexOf('content')
  const asked = first ? textAt(first, content).trim() : ''
  const found = passages.filter((column) => {
    const text = first ? textAt(first, column).trim() : ''
    return text !== '' && !foldText(asked).includes(foldText(text))
  })
  if (!first || asked === '' || found.length === 0) return { rows, passage: '' }
  const texts = [...found, content].toSorted((one, other) => one - other).map((column) => textAt(first, column).trim())
  const cells = first.cells.map((cell, column) =>
    column === content ? { ...cell, runs: [], text: texts.join('\n') } : cell,
  )
  const passage = found.map((column) => `${(heads[column] ?? '').trim()}: ${textAt(first, column).trim()}`).join(' / ')
  return { rows: [{ ...first, cells }, ...others], passage: passage.slice(0, 200) }
}
