import { blocking } from '../item.ts'
import type { ReadRow } from './row-question.ts'

/** Programs count from 0, people from 1. A key that is 0 says that all numbers of its column may be meant so. */
export function settleZeros(rows: readonly ReadRow[]): void {
  const numbered = rows.filter(({ choices, keyText }) => choices.length >= 2 && /^\d{1,2}$/.test(keyText))
  const isZero = ({ choices, keyText }: ReadRow): boolean =>
    keyText === '0' && !choices.some(({ raw }) => raw.trim() === '0')
  if (!numbered.some(isZero)) return
  const isCertain = countsFromZero(numbered, numbered.filter(isZero).length)
  for (const { read, choices, keyText } of numbered) {
    const number = Number(keyText)
    if (isCertain && !choices.some(({ raw }) => raw.trim() === keyText)) {
      settle(read, number)
      continue
    }
    // What an option says and no place is.
    if (number > choices.length && read.reasons?.some(({ code }) => code === 'keyByText')) continue
    read.problems = [
      ...read.problems.filter(({ code }) => code !== 'wrongLetter' && code !== 'ambiguousKey'),
      blocking('countsFromZero', { answer: keyText }),
    ]
    read.reasons = (read.reasons ?? []).filter(({ code }) => !code.startsWith('key'))
    read.item.answers = read.item.answers.map((answer) => ({ ...answer, isCorrect: false }))
    const { said: _said, ...marks } = read.marks ?? {}
    read.marks = {
      ...marks,
      ...(number >= 1 && number <= choices.length && { place: [number - 1] }),
      ...(number < choices.length && { placeFromZero: [number] }),
    }
  }
}

/** Nobody who counts from one writes several zeros and never the number of the last option. */
function countsFromZero(rows: readonly ReadRow[], zeros: number): boolean {
  const isLast = ({ choices, keyText }: ReadRow): boolean => Number(keyText) === choices.length - 1
  return (
    zeros >= 3 &&
    rows.length >= 10 &&
    rows.some(isLast) &&
    rows.every(({ choices, keyText }) => Number(keyText) < choices.length)
  )
}

function settle(read: ReadRow['read'], place: number): void {
  read.problems = read.problems.filter(({ code }) => code !== 'wrongLetter' && code !== 'ambiguousKey')
  read.reasons = [...(read.reasons ?? []).filter(({ code }) => !code.startsWith('key')), { code: 'keyFromZero' }]
  read.item.answers = read.item.answers.map((answer, index) => ({ ...answer, isCorrect: index === place }))
  const { said: _said, place: _place, ...marks } = read.marks ?? {}
  read.marks = { ...marks, placeFromZero: [place] }
}
