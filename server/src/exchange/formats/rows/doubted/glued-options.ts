import { answerLetters } from '@lms/contracts/exchange/reading.ts'
import { blocking } from '../../item.ts'
import { mostOften } from '../../counting/most-often.ts'
import type { ReadRow } from '../row-question.ts'

const fewestRows = 3

/**
 * 'C. cá' and 'chim' below it, where all other cells offer four: the last line may be an option that lost its letter, or
 * the end of the one above it.
 */
export function settleGlued(rows: readonly ReadRow[]): void {
  settleLabels(rows)
  for (const { read, choices } of rows) {
    if (read.reasons?.some(({ code }) => code === 'optionsFromCell') !== true) continue
    const twice = choices.find(({ raw, letter }) => isLabelledAgain(raw, letter))
    if (twice && !read.problems.some(({ isBlocking }) => isBlocking))
      read.problems.push(blocking('optionsTogether', { text: twice.raw.slice(0, 60) }))
  }
  const parted = rows.filter(({ read }) => read.reasons?.some(({ code }) => code === 'optionsFromCell') === true)
  const usual = mostOften(parted.map(({ choices }) => choices.length))
  const like = parted.filter(({ choices }) => choices.length === usual)
  if (like.length < fewestRows || like.length * 2 < parted.length) return
  for (const { read, choices } of parted) {
    if (choices.length === 0 || choices.length >= usual) continue
    const glued = choices.find(({ raw }) => raw.trim().includes('\n'))
    if (glued && !read.problems.some(({ isBlocking }) => isBlocking))
      read.problems.push(blocking('textBelow', { text: (glued.raw.trim().split('\n').at(-1) ?? '').slice(0, 60) }))
  }
}

/** 'Vitamin A. có trong quả nào? A. cam' was parted at the wrong one of both. */
function isLabelledAgain(raw: string, letter: string): boolean {
  return Array.from(raw.matchAll(/\s([A-J])[.)]\s/g), ([, sign]) => sign).includes(letter)
}

const label = /^\s*[([]?([A-J])\s?[.):\]]\s/u

/**
 * 'B. cá', 'C. chó' where all other rows begin with 'A.': the first one stands somewhere else, or two of them in one, and
 * a place or a letter no longer names what it did.
 */
function settleLabels(rows: readonly ReadRow[]): void {
  const labelled = rows.flatMap((row) => {
    const letters = row.choices.map(({ raw, whole }) => label.exec(whole ?? raw)?.[1] ?? '')
    return letters.length > 1 && letters.every((letter) => letter !== '') ? [{ row, letters }] : []
  })
  const odd = labelled.filter(({ letters }) =>
    answerLetters.slice(0, letters.length).some((letter) => !letters.includes(letter)),
  )
  const whole = labelled.length - odd.length
  if (whole < fewestRows || odd.length * 5 > labelled.length) return
  for (const { row } of odd)
    row.read.problems.push(blocking('lineUnclear', { text: (row.choices[0]?.raw ?? '').trim().slice(0, 100) }))
}
