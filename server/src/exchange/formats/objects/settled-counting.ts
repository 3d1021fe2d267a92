import { type ReadItem, blocking } from '../item.ts'

/**
 * A program counts the texts of a list from zero, and some who write them by hand from one. Only a number that is that
 * of the last one shows that all are counted from one: without it, whoever took them so is asked.
 */
export function settleCounting(items: readonly ReadItem[]): void {
  const placed = items.filter(({ reasons = [] }) => reasons.some(({ code }) => code === 'keyByPlace'))
  if (placed.some((item) => numbersOf(item).includes(item.item.answers.length))) return
  for (const read of placed) {
    const numbers = numbersOf(read)
    if (numbers.length === 0) continue
    const { said: _said, ...marks } = read.marks ?? {}
    read.problems = [
      ...read.problems.filter(({ code }) => code !== 'countedFromOne'),
      blocking('countsFromZero', { answer: numbers.join(', ') }),
    ]
    read.reasons = (read.reasons ?? []).filter(({ code }) => !code.startsWith('key'))
    read.marks = {
      ...marks,
      place: numbers.map((number) => number - 1),
      ...(numbers.every((number) => number < read.item.answers.length) && { placeFromZero: numbers }),
    }
    read.item.answers = read.item.answers.map((answer) => ({ ...answer, isCorrect: false }))
  }
}

function numbersOf({ reasons = [] }: ReadItem): number[] {
  const said = reasons.find(({ code }) => code === 'keyFromColumn')?.values?.['said'] ?? ''
  return /^\d{1,2}(?:\s?[,;]\s?\d{1,2})*$/.test(said) ? said.split(/\D+/).map(Number) : []
}
