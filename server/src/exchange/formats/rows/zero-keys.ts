import { blocking } from '../item.ts'
import type { ReadRow } from './row-question.ts'

/** Programs count from 0, people from 1. A key that is 0 says that all numbers of its column may be meant so. */
export function settleZeros(rows: readonly ReadRow[]): void {
  const numbered = rows.filter(({ choices, keyText }) => choices.length >= 2 && /^\d{1,2}$/.test(keyText))
  const isZero = ({ choices, keyText }: ReadRow): boolean =>
    keyText === '0' && !choices.some(({ raw }) => raw.trim() === '0')
  if (!numbered.some(isZero)) return
  for (const { read, choices, keyText } of numbered) {
    // What an option says is no place.
    if (read.reasons?.some(({ code }) => code === 'keyByText')) continue
    const number = Number(keyText)
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
