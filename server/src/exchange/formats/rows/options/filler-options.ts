import { type AnswerLetter, type ColumnRole, answerLetters } from '@lms/contracts/exchange/reading.ts'
import { foldText } from '@lms/contracts/text-folding.ts'
import type { Row } from '../../item.ts'
import { ownTextAt } from '../grid.ts'
import type { Layout } from '../row-columns.ts'

/** What stands in the cell of an option where a question has fewer of them than its sheet has columns. */
const filler = /^(?:n\/?a|null|nan|nil|none|无|無|không có|[-–—]{1,3})$/iu
const dash = /^[-–—]{1,3}$/
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
  if (layout.isOwn) return []
  const columns = layout.fillers ?? []
  // A sheet that fills up one column with a word does so in the others.
  const isUsual = (letter: AnswerLetter): boolean =>
    columns.length > 0 &&
    (columns.includes(letter) ? filler : fillerWord).test(text(letter)) &&
    !(dash.test(text(letter)) && isAmongSigns())
  const isFiller = (letter: AnswerLetter): boolean => isUsual(letter) || isAlone(letter) || isTwice(letter)
  const last = answerLetters.findLastIndex((letter) => text(letter) !== '' && !isFiller(letter))
  const found = answerLetters.filter((letter, place) => place > last && text(letter) !== '')
  const key = foldText(text('correct')).split(/[\s,;/&]+/)
  const isKey = (letter: AnswerLetter): boolean =>
    key.includes(letter.toLowerCase()) ||
    key.includes(String(answerLetters.indexOf(letter) + 1)) ||
    foldText(text('correct')) === foldText(text(letter))
  return found.some(isKey) || last < 1 ? [] : found

  /** Among words and numbers a dash offers nothing; among signs it is one of them. */
  function isAlone(letter: AnswerLetter): boolean {
    return dash.test(text(letter)) && others().every((other) => /[\p{L}\p{N}]{2}/u.test(other))
  }

  function isAmongSigns(): boolean {
    return others().some((other) => !/[\p{L}\p{N}]/u.test(other))
  }

  function others(): string[] {
    return answerLetters.map((other) => text(other)).filter((other) => other !== '' && !dash.test(other))
  }

  /** Nobody offers the same twice. */
  function isTwice(letter: AnswerLetter): boolean {
    const said = foldText(text(letter))
    return filler.test(said) && answerLetters.filter((other) => foldText(text(other)) === said).length > 1
  }
}
