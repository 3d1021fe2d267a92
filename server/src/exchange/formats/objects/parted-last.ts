import { answerLetters } from '@lms/contracts/exchange/reading.ts'
import { mostOften } from '../counting/most-often.ts'
import type { OfferedOption } from './offered-options.ts'

type Offered = OfferedOption[] | 'unclear' | null

const fewest = 5

/**
 * 'C. con cá D. con chim' as the last of three, where nearly all lists have four that begin with their letters: the fourth
 * stands in the third, and no place before it changes.
 */
export function withPartedLast(lists: readonly Offered[]): Offered[] {
  const lettered = lists.filter((list): list is OfferedOption[] => Array.isArray(list) && list.every(isLettered))
  const usual = mostOften(lettered.map(({ length }) => length))
  const whole = lettered.filter(({ length }) => length === usual).length
  if (whole < fewest || whole * 10 < lettered.length * 9) return [...lists]
  return lists.map((list) => {
    if (!Array.isArray(list) || !lettered.includes(list) || list.length !== usual - 1) return list
    const last = list.at(-1)
    const letter = answerLetters[usual - 1] ?? ''
    const parts = last?.text.split(new RegExp(String.raw`\s+(?=${letter}\s?[.)]\s+\S)`, 'u')) ?? []
    const [kept = '', added = ''] = parts
    if (!last || parts.length !== 2 || last.flag !== null) return list
    return [...list.slice(0, -1), { ...last, text: kept }, { ...last, letter, text: added, label: null, notes: [] }]
  })
}

function isLettered({ text, letter }: OfferedOption): boolean {
  return new RegExp(String.raw`^\s*${letter}\s?[.)]\s`, 'u').test(text)
}
