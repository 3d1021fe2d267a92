import { type ColumnRole, answerLetters } from '@lms/contracts/exchange/reading.ts'
import type { Cell } from '../../item.ts'
import { optionsIn } from './option-cells.ts'
import { lookOf, noLook, optionOf } from './one-option.ts'
import type { Found, QuestionCells } from './question-cells.ts'

/** The right one in the column of the key, the wrong ones in columns of their own, or all of them in one. */
export function besideWrong({ layout, rows, text }: QuestionCells): Found | null {
  const cellsOf = (wanted: ColumnRole): Cell[] =>
    rows
      .flatMap((row) => layout.roles.flatMap((role, column) => (role === wanted ? (row.cells[column] ?? []) : [])))
      .filter((one) => one.isCovered !== true && one.text.trim() !== '')
  const filled = cellsOf('wrong')
  const rights = cellsOf('correct')
  const [only] = filled
  if (only === undefined || text('correct') === '') return null
  const columns = layout.roles.filter((role) => role === 'wrong').length
  const listed = columns === 1 && rows.length === 1 ? wrongOnesIn(only.text.trim(), text('correct')) : null
  if (listed === 'unclear') return { options: [], content: null, reasons: [], unclear: only.text.trim() }
  const others =
    listed?.map((raw) => ({ raw, look: noLook })) ?? filled.map((one) => ({ raw: one.text.trim(), look: lookOf(one) }))
  const options = [
    ...rights.map((one) => ({ raw: one.text.trim(), look: lookOf(one), mark: 'x' })),
    ...others.map((one) => ({ ...one, mark: '' })),
  ].map(({ raw, look, mark }, index) => optionOf(answerLetters[index] ?? '?', raw, look, mark))
  return { options, content: null, reasons: [], unclear: null }
}

/** One cell for all wrong answers. Where the right one has the same signs in it, they part nothing; two may be one. */
function wrongOnesIn(cell: string, correct: string): string[] | 'unclear' | null {
  const inner = /^\[([^[\]]*)\]$/.exec(cell)?.[1]
  const listed = optionsIn(cell)
  if (listed !== null && (optionsIn(correct)?.length ?? 0) < 2)
    return listed.length > 2 || listed.some(({ letter }) => letter !== null)
      ? listed.map(({ text }) => text)
      : 'unclear'
  const parts = (inner ?? cell).split(',').map((part) => part.trim())
  if (parts.length < 2 || parts.includes('') || /^\[.*\]$/.test(correct)) return null
  // [1, 2] may be one interval; without brackets a comma is most often part of a text.
  if (inner !== undefined && parts.length > 2) return parts
  return inner !== undefined || (parts.length > 2 && !correct.includes(',')) ? 'unclear' : null
}
