import { numberIn } from '../../signs/cell-names.ts'
import type { Letters, SaidKeys } from '../../signs/key-signs.ts'
import { plainLine } from '../../line-text.ts'
import { letterOnLine } from '../../signs/option-letters.ts'
import { withoutPoints } from './guide-keys.ts'
import type { Line } from '../../word-file.ts'
import type { WordDraft } from '../question-draft.ts'

const fewest = 3

interface ReasonedKey {
  number: number
  letter: string
  why: Line[]
}

/** A table of keys with the reason of each beside it: 'Câu | Đáp án | Giải thích'. */
export function reasonedKeys(rows: readonly Line[][][]): ReasonedKey[] | null {
  const keys = rows.map(([first = [], second = [], ...others]) => ({
    number: numberIn(textOf(first).replace(/^\s*q(?=\d)/iu, ''), 4) ?? 0,
    letter: letterOnLine(textOf(second)) ?? '',
    why: others.flat(),
  }))
  const isKey = ({ number, letter }: ReasonedKey): boolean => number > 0 && letter !== ''
  const told = keys.slice(keys[0] && isKey(keys[0]) ? 0 : 1)
  const reasons = told.map(({ why }) => why.map(plainLine).join(' ').trim())
  // Numbers and letters alone are the keys of other questions, or of other papers.
  const isReasoned = reasons.some(isText) && reasons.every((reason) => reason === '' || isText(reason))
  return told.length >= fewest && told.every(isKey) && isReasoned ? told : null
}

function isText(text: string): boolean {
  return /\p{L}{2}/u.test(text)
}

/** What explains a key stands with its question, where only one has that number and none has a reason yet. */
export function takeReasons(keys: readonly ReasonedKey[], drafts: readonly WordDraft[]): string[] {
  return keys.flatMap(({ number, why }) => {
    const [draft, ...others] = drafts.filter((one) => one.number === number)
    if (!draft || others.length > 0 || draft.explanation.length > 0) return why.map(plainLine)
    draft.explanation.push(...why)
    return []
  })
}

export function lettersFrom(keys: readonly ReasonedKey[]): SaidKeys {
  const letters: Letters = new Map()
  for (const { number, letter } of keys) letters.set(number, [...new Set([...(letters.get(number) ?? []), letter])])
  return { code: null, letters }
}

const concluded = /(?:^|[\s.;,])(?:đáp số|đáp án|kết quả)\s?[:：]\s?([^\s:：][^:：]{0,40})$/iu

/** What a worked solution ends with, where nothing is to be chosen: '… Đáp số: 12'. */
export function answerAtEnd(explanation: readonly Line[]): string | null {
  const last = explanation.findLast((line) => plainLine(line).trim() !== '')
  return (last && concluded.exec(withoutPoints(plainLine(last)))?.[1]?.trim()) ?? null
}

function textOf(lines: readonly Line[]): string {
  return lines.map(plainLine).join(' ')
}
