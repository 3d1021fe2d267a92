import { blocking } from '../../item.ts'
import type { ReadRow } from '../row-question.ts'

const fewestLetters = 20

/**
 * Where all other keys are letters, a text below them is an option that a sign moved there, also where it happens to be
 * one that is offered: what was the key stands in no column.
 */
export function settleKeysInWords(rows: readonly ReadRow[]): void {
  const keyed = rows.filter(({ choices, keyText }) => choices.length > 1 && keyText !== '')
  const worded = keyed.filter(({ keyText }) => !/^[a-j](?:[\s,;/&+.)]{0,3}[a-j]){0,5}[.)]?$/i.test(keyText))
  const letters = keyed.length - worded.length
  if (letters < fewestLetters || worded.length * 20 > letters) return
  for (const { read, keyText } of worded) {
    const isText = read.reasons?.some(({ code }) => code === 'keyByText') === true
    const isUnknown = read.problems.some(({ code }) => code === 'wrongLetter')
    const isTold = read.problems.some(({ code }) => code === 'cellsShifted')
    if (!isTold && (isText || isUnknown) && keyText.length > 2)
      read.problems.push(blocking('cellsShifted', { text: keyText.slice(0, 60) }))
  }
}
