import { foldText } from '@lms/contracts/text-folding.ts'
import { typeFrom } from '../row-words.ts'
import type { ReadRow } from '../row-question.ts'

const fewestRuns = 3

/**
 * 'ADB' is A, B and D in whatever order somebody chose them, where the column has such runs that go up and nothing else,
 * or the type of the question says that several are right.
 */
export function settleLetterRuns(rows: readonly ReadRow[]): void {
  const keyed = rows.filter(({ choices, keyText }) => choices.length > 1 && keyText !== '')
  const mixed = keyed.filter((row) => placesIn(row) !== null)
  if (mixed.length === 0) return
  const others = keyed.filter((row) => !mixed.includes(row))
  const runs = others.filter(({ keyText }) => /^A?B?C?D?E?F?G?H?I?J?$/.test(keyText) && keyText.length > 1)
  const areLetters = others.every(({ keyText }) => /^[A-J]{1,10}$/.test(keyText))
  const isUsual = runs.length >= fewestRuns && areLetters
  for (const row of mixed) {
    const { read } = row
    const places = placesIn(row) ?? []
    if (!isUsual && !isOfSeveral(row)) continue
    read.problems = read.problems.filter(({ code }) => code !== 'wrongLetter')
    read.item.answers = read.item.answers.map((answer, index) => ({ ...answer, isCorrect: places.includes(index) }))
    read.item.type = 'multiple_choice'
    read.marks = { ...read.marks, said: places }
  }
}

const isOfSeveral = ({ typeText }: ReadRow): boolean =>
  typeFrom(typeText) === 'multiple_choice' && !/^multiple[ _-]?choice$/.test(foldText(typeText))

/** The options that it names, each once, in large letters that do not go up; null where it may say anything else. */
function placesIn({ read, choices, keyText, typeText }: ReadRow): number[] | null {
  const signs = keyText.split('')
  if (!/^[A-J]{2,10}$/.test(keyText) || new Set(signs).size < signs.length) return null
  const places = signs.map((sign) => choices.findIndex(({ letter }) => letter === sign))
  const isRefused = read.problems.some(({ code, values }) => code === 'wrongLetter' && values?.['letter'] === keyText)
  const isSingle = typeFrom(typeText) === 'single_choice'
  return isRefused && !isSingle && !places.includes(-1) ? places : null
}
