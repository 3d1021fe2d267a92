import { problem } from '../item.ts'
import type { ReadRow } from './row-question.ts'

/**
 * A column called 'type' may say something else than ours do: 'conceptual', or a number. Where none of its words is
 * known, a question with options and one right answer is what it looks like, and the word is told.
 */
export function settleTypes(rows: readonly ReadRow[]): void {
  const isUnknown = ({ read }: ReadRow): boolean => read.problems.some(({ code }) => code === 'unknownType')
  if (!rows.every((row) => row.typeText === '' || isUnknown(row))) return
  for (const row of rows.filter(isUnknown)) {
    const { read, choices, typeText } = row
    const others = read.problems.filter(({ code }) => code !== 'unknownType')
    const isClear = choices.length > 1 && read.item.answers.filter(({ isCorrect }) => isCorrect).length === 1
    if (isClear && others.every(({ isBlocking }) => !isBlocking))
      read.problems = [...others, problem('wordingDropped', { text: typeText.slice(0, 60) })]
  }
}
