import { type AnswerLetter, type ColumnRole, answerLetters } from '@lms/contracts/exchange/reading.ts'
import { foldText } from '@lms/contracts/text-folding.ts'
import type { Row } from '../../item.ts'
import { ownTextAt } from '../grid.ts'
import type { Layout } from '../row-columns.ts'

/** What stands in the cell of an option where a question has fewer of them than its sheet has columns. */
const filler = /^(?:n\/?a|null|nan|nil|[-–—]{1,3})$/i
const fillerWord = /^n\/a$/i

/** Columns of options that are filled up so: most of their cells, or several with a word that offers nothing. */
export function fillerColumns(rows: readonly Row[], { head, roles, isOwn }: Layout): readonly AnswerLetter[] {
  if (isOwn) return []
  const body = rows.filter(({ number }) => number > head)
  return answerLetters.filter((letter) => {
    const column = roles.indexOf(letter)
    if (column === -1) return false
    const filled = body.map((row) => ownTextAt(row, column).trim()).filter((text) => text !== '')
    const fillers = filled.filter((text) => filler.test(text))
    return (
      fillers.length >= 2 && (fillers.length * 2 >= filled.length || fillers.every((text) => fillerWord.test(text)))
    )
  })
}

interface Cells {
  layout: Layout
  text(role: ColumnRole): string
}

/** The letters of a question whose cells offer nothing: behind all that does, and not what the key names. */
export function fillersOf({ layout, text }: Cells): readonly AnswerLetter[] {
  const columns = layout.fillers ?? []
  if (columns.length === 0) return []
  // A sheet that fills up one column with a word does so in the others.
  const isFiller = (letter: AnswerLetter): boolean =>
    (columns.includes(letter) ? filler : fillerWord).test(text(letter))
  const last = answerLetters.findLastIndex((letter) => text(letter) !== '' && !isFiller(letter))
  const found = answerLetters.filter((letter, place) => place > last && text(letter) !== '')
  const key = foldText(text('correct')).split(/[\s,;/&]+/)
  const isKey = (letter: AnswerLetter): boolean =>
    key.includes(letter.toLowerCase()) ||
    key.includes(String(answerLetters.indexOf(letter) + 1)) ||
    foldText(text('correct')) === foldText(text(letter))
  return found.some(isKey) || last < 1 ? [] : found
}
