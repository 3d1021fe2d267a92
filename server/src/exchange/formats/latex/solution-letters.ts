import { answerLetters } from '@lms/contracts/exchange/reading.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { type ReadItem, blocking } from '../item.ts'

const chosen = /(?:^|[^\p{L}])(?:chọn|chon|đáp án(?: đúng)?(?: là)?)\s*:?\s*([A-F])(?![\p{L}\d])/giu
const fewest = 4

/**
 * Solutions name letters of the paper that they were written for. Where nearly all of a file name what is marked, one
 * that names another is asked about; where options were mixed, the letters say nothing.
 */
export function sayOtherLetters(items: readonly ReadItem[]): void {
  const said = items.flatMap((read) => {
    const keys = read.item.answers.flatMap(({ isCorrect }, at) => (isCorrect ? [answerLetters[at] ?? ''] : []))
    const [letter, ...others] = new Set(lettersIn(textOf(read.item.explanation)))
    const isOne = read.item.type === 'single_choice' && keys.length === 1
    return isOne && letter !== undefined && others.length === 0 ? [{ read, key: keys[0] ?? '', letter }] : []
  })
  const other = said.filter(({ key, letter }) => key !== letter)
  if (said.length < fewest || other.length * 5 > said.length) return
  for (const { read, key, letter } of other)
    read.problems.push(blocking('keyConflict', { answers: `${key}, ${letter}` }))
}

function lettersIn(text: string): string[] {
  return [...text.matchAll(chosen)].flatMap(([, letter = '']) => (/^[A-F]$/u.test(letter) ? [letter] : []))
}
