import { answerLetters } from '@lms/contracts/exchange/reading.ts'
import { blocking } from '../../item.ts'
import type { ReadRow } from '../row-question.ts'

const numberList = /^\d{1,2}(?:\s?[,;|]\s?\d{1,2})+$/

export const hasZeroInList = ({ choices, keyText }: ReadRow): boolean =>
  choices.length >= 2 &&
  numberList.test(keyText) &&
  /(?<!\d)0(?!\d)/.test(keyText) &&
  !choices.some(({ raw }) => raw.trim() === '0')

/** '1, 2' of two options was counted from one. */
export const hasLastInList = ({ choices, keyText }: ReadRow): boolean =>
  numberList.test(keyText) && keyText.split(/\D+/).some((number) => Number(number) === choices.length)

const fewestRows = 5

/**
 * '0, 2' is no place and no text: whoever writes it counts from zero, as the numbers alone of the column do. Where that
 * is not certain of them, all lists of such a column are asked.
 */
export function settleLists(rows: readonly ReadRow[], isCertain: boolean, isDoubted: boolean): void {
  const lists = rows.filter(({ choices, keyText }) => choices.length > 1 && numberList.test(keyText))
  const zeros = lists.filter(hasZeroInList)
  if (!isCertain && !isDoubted && zeros.length === 0) return
  const areZeros = lists.length >= fewestRows && zeros.length * 5 >= lists.length
  const isPlain = !rows.some(({ choices, keyText }) => isPlace(keyText) && Number(keyText) >= choices.length)
  const isTold = (isCertain || (areZeros && isPlain)) && !rows.some(hasLastInList)
  for (const { read, choices, keyText } of lists) {
    const places = new Set(keyText.split(/\D+/).map(Number))
    const isWithin = [...places].every((place) => choices[place] !== undefined)
    const isText = choices.some(({ raw }) => isPlace(raw.trim()) && places.has(Number(raw)))
    ask(read, keyText)
    if (!isTold || !isWithin || isText || choices.some(({ letter }, at) => letter !== answerLetters[at])) continue
    read.problems = read.problems.filter(({ code }) => code !== 'countsFromZero')
    read.reasons = [...(read.reasons ?? []), { code: 'keyFromZero' }]
    read.item.answers = read.item.answers.map((answer, at) => ({ ...answer, isCorrect: places.has(at) }))
    if (places.size > 1 && read.item.type === 'single_choice') read.item.type = 'multiple_choice'
    read.marks = { placeFromZero: [...places] }
  }
}

const isPlace = (text: string): boolean => /^\d{1,2}$/.test(text)

/** Whether it counts from zero. */
export function ask(read: ReadRow['read'], keyText: string): void {
  read.problems = [
    ...read.problems.filter(({ code }) => code !== 'wrongLetter' && code !== 'ambiguousKey'),
    blocking('countsFromZero', { answer: keyText }),
  ]
  read.reasons = (read.reasons ?? []).filter(({ code }) => !code.startsWith('key'))
  read.item.answers = read.item.answers.map((answer) => ({ ...answer, isCorrect: false }))
}
