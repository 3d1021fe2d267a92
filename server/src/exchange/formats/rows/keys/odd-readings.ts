import { answerLetters } from '@lms/contracts/exchange/reading.ts'
import { blocking } from '../../item.ts'
import type { ReadRow } from '../row-question.ts'

const fewestAlike = 3

/**
 * '4' below the very words of options is one of them, and not the fourth; below places it is the fourth, and no text
 * because that one was left empty. What a single key was taken for, and hardly another of its column, is asked.
 */
export function settleOddReadings(rows: readonly ReadRow[]): void {
  const keyed = rows.filter(({ choices, keyText }) => choices.length > 1 && keyText !== '')
  const isBy = ({ read }: ReadRow, wanted: string): boolean =>
    read.reasons?.some(({ code }) => code === wanted) === true
  const worded = keyed.filter((row) => isBy(row, 'keyByText') && /\p{L}/u.test(row.keyText))
  const placed = keyed.filter((row) => isBy(row, 'keyByPlace'))
  const letters = new Set(keyed.flatMap(({ choices }) => choices.map(({ letter }) => letter)))
  const isLeftOut = ({ choices, keyText }: ReadRow): boolean => {
    const letter = answerLetters[Number(keyText) - 1]
    return letter !== undefined && letters.has(letter) && choices.every((option) => option.letter !== letter)
  }
  if (worded.length >= fewestAlike && worded.length >= placed.length * 2) for (const row of placed) ask(row)
  if (placed.length >= fewestAlike && placed.length >= worded.length * 2)
    for (const row of keyed) if (/^\d{1,2}$/.test(row.keyText) && isBy(row, 'keyByText') && isLeftOut(row)) ask(row)
}

function ask({ read, keyText }: ReadRow): void {
  if (read.problems.some(({ isBlocking }) => isBlocking)) return
  read.problems.push(blocking('ambiguousKey', { answer: keyText.slice(0, 60) }))
}
