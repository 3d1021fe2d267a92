import { answerLetters } from '@lms/contracts/exchange/reading.ts'
import type { ReadRow } from '../row-question.ts'

const fewestPlaces = 5

/**
 * '13' or '3.4' of four options, where every other key of the column is a place: no option is the thirteenth, so both
 * places are meant. Only where they go up, as nobody counts otherwise.
 */
export function settleRuns(rows: readonly ReadRow[]): void {
  const keyed = rows.filter(({ choices, keyText }) => choices.length > 1 && keyText !== '')
  const runs = keyed.filter((row) => placesIn(row) !== null)
  const others = keyed.filter((row) => placesIn(row) === null)
  const placed = others.filter(isPlaced)
  // One that says something else shows that the column is no list of places.
  if (runs.length === 0 || placed.length < fewestPlaces || placed.length * 10 < others.length * 9) return
  if (others.some((row) => !isPlaced(row) && hasKey(row))) return
  for (const { read, ...row } of runs) {
    const places = placesIn({ read, ...row }) ?? []
    read.problems = read.problems.filter(({ code }) => code !== 'wrongLetter')
    read.item.answers = read.item.answers.map((answer, index) => ({ ...answer, isCorrect: places.includes(index) }))
    read.item.type = 'multiple_choice'
    read.reasons = [...(read.reasons ?? []), { code: 'keyByPlace' }]
    read.marks = { ...read.marks, place: places }
  }
}

/** The option that is right stands where the number says. */
const isPlaced = ({ read, choices, keyText }: ReadRow): boolean =>
  /^[1-9]$/.test(keyText) &&
  read.item.answers[choices.findIndex(({ letter }) => letter === answerLetters[Number(keyText) - 1])]?.isCorrect ===
    true

const hasKey = ({ read }: ReadRow): boolean => read.item.answers.some(({ isCorrect }) => isCorrect)

/** The places of the options that it names one behind the other; null where it may say anything else. */
function placesIn({ read, choices, keyText, typeText }: ReadRow): number[] | null {
  if (!/^[1-9](?:[1-9]{1,9}|(?:\.[1-9]){1,9})$/.test(keyText)) return null
  const digits = (keyText.match(/\d/g) ?? []).map(Number)
  const isRising = digits.every((digit, index) => index === 0 || digit > (digits[index - 1] ?? 0))
  const places = digits.map((digit) => choices.findIndex(({ letter }) => letter === answerLetters[digit - 1]))
  const isRefused = read.problems.some(({ code }) => code === 'wrongLetter')
  const isSingle = read.item.type === 'single_choice' && typeText !== ''
  return isRising && isRefused && !isSingle && !places.includes(-1) ? places : null
}
