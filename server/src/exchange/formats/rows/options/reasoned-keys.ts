import { answerLetters } from '@lms/contracts/exchange/reading.ts'
import { foldText } from '@lms/contracts/text-folding.ts'
import { type Problem, type Row, blocking } from '../../item.ts'
import { ownTextAt } from '../grid.ts'
import type { Layout } from '../row-columns.ts'
import { stemAndOptions } from './option-cells.ts'

const fewestRows = 5
const reasoned =
  /^(?:\d{1,4}[.)]\s{1,5})?\(?([A-J](?:(?:,\s{0,3}|\s{0,3}&\s{0,3}|\s(?:and|và)\s|,\s(?:and|và)\s)[A-J]){0,5})\)?\s{0,3}[.):–-]\s{1,10}(\S[\s\S]{15,})$/u

/** 'C. Because it is seen from afar': the letter, and why. */
export function reasonedKey(text: string): { letter: string; reason: string } | null {
  const [, letter = '', reason = ''] = reasoned.exec(text.trim()) ?? []
  return letter === '' ? null : { letter, reason: reason.trim() }
}

/** A reason whose first sentence is another option may be the key itself. */
export function reasonDoubts(
  { letter, reason }: { letter: string; reason: string },
  options: readonly { letter: string; raw: string }[],
): Problem[] {
  const [first = ''] = reason.split(/[.;:\n]/u)
  const same = options.filter(({ raw }) => foldText(raw.replace(/\.$/, '')) === foldText(first))
  const [other] = same
  if (!other || same.some((option) => letter.includes(option.letter))) return []
  return [blocking('keyConflict', { answers: `${letter} / ${other.letter}` })]
}

/** Nearly every key is a letter with a reason behind it, and the letters differ: then a reason is no option in other words. */
export function areKeysReasoned(rows: readonly Row[], layout: Layout | null): boolean {
  const key = layout?.roles.indexOf('correct') ?? -1
  if (!layout || key === -1 || layout.isOwn) return false
  const body = rows.filter((row) => row.number > layout.head && ownTextAt(row, key).trim() !== '')
  const found = body.flatMap((row) => {
    const said = reasonedKey(ownTextAt(row, key))
    return said && !isOffered(row, said.reason, layout) ? said : []
  })
  return found.length >= fewestRows && found.length * 10 >= body.length * 9 && areSpread(found)
}

const areSpread = (found: readonly { letter: string }[]): boolean =>
  new Set(found.map(({ letter }) => letter.slice(0, 1))).size >= 3

/** The text of an option behind its letter says no more than the letter. */
function isOffered(row: Row, reason: string, { roles }: Layout): boolean {
  const inside = stemAndOptions(ownTextAt(row, roles.indexOf('content')))?.options.map(({ text }) => text) ?? []
  const beside = answerLetters.flatMap((letter) =>
    roles.includes(letter) ? ownTextAt(row, roles.indexOf(letter)) : [],
  )
  return [...inside, ...beside].some((option) => foldText(option) === foldText(reason))
}
