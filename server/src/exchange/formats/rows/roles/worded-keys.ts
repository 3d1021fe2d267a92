import { blocking } from '../../item.ts'
import type { ReadRow } from '../row-question.ts'

const fewestWorded = 10
const isNumber = (text: string): boolean => /^\d{1,2}$/.test(text)

/**
 * Where nearly all keys of a column are the very texts of options, a number is one as well, and no place: '2' where 2 is
 * offered. One that is not offered may be stored otherwise than it is shown, as 1 is for 100 %.
 */
export function settleWordedKeys(rows: readonly ReadRow[]): boolean {
  const keyed = rows.filter(({ choices, keyText }) => choices.length > 1 && keyText !== '')
  const worded = keyed.filter(
    ({ read, keyText }) => !isNumber(keyText) && read.reasons?.some(({ code }) => code === 'keyByText') === true,
  )
  if (worded.length < fewestWorded || worded.length * 10 < keyed.length * 9) return false
  for (const { read, choices, keyText } of keyed.filter((row) => isNumber(row.keyText))) {
    const said = choices.flatMap(({ raw }, index) => (raw.trim() === keyText ? [index] : []))
    const others = read.problems.filter(({ code }) => code !== 'ambiguousKey' && code !== 'wrongLetter')
    const isTold = said.length === 1
    read.problems = isTold ? others : [...others, blocking('wrongLetter', { letter: keyText })]
    read.item.answers = read.item.answers.map((answer, index) => ({
      ...answer,
      isCorrect: isTold && said.includes(index),
    }))
    const { place: _place, said: _said, ...marks } = read.marks ?? {}
    read.marks = isTold ? { ...marks, text: said } : marks
    const reasons = (read.reasons ?? []).filter(({ code }) => code !== 'keyByPlace')
    read.reasons =
      isTold && !reasons.some(({ code }) => code === 'keyByText') ? [...reasons, { code: 'keyByText' }] : reasons
  }
  return true
}
