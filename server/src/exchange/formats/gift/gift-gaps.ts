import type { PartsDraft } from '@lms/contracts/question-types/parts.ts'
import { answerParts, findSign, unescapeGift } from './gift-syntax.ts'
import { type GiftReading, weighted } from './gift-weights.ts'

type Gap = NonNullable<PartsDraft['gaps']>[number]

interface Braces {
  start: number
  end: number
}

/**
 * 'Em uống {~ít =nhiều} nước và {=ăn ~uống} cơm.' chooses in each place of one line, which Moodle itself has no word
 * for in this format. False where a brace holds anything else, or where lines may be questions of their own.
 */
export function readChosenGaps(body: string, braces: readonly Braces[], { item, rich }: GiftReading): boolean {
  const gaps = braces.map(({ start, end }) => gapIn(body.slice(start + 1, end)))
  const between = braces.map(({ start }, index) => body.slice((braces[index - 1]?.end ?? -1) + 1, start))
  const behind = body.slice((braces.at(-1)?.end ?? -1) + 1)
  const around = [...between, behind]
  const isOneLine = !around.join('').trim().includes('\n') && !around.some((text) => /\[\[|[{}]/.test(text))
  const known = gaps.filter((gap) => gap !== null)
  if (!isOneLine || known.length < gaps.length || known.length < 2) return false
  // Nothing but answers, one behind the other, fills no text.
  if (!around.slice(0, -1).every((text) => /[\p{L}\p{N}]/u.test(text))) return false
  item.type = 'cloze'
  item.content = rich(between.map((text, index) => `${text}[[${index + 1}]]`).join('') + behind)
  item.gaps = known
  return true
}

/** One of them is right, and nothing is said of any. */
function gapIn(text: string): Gap | null {
  if (!/^\s*[=~]/.test(text) || findSign(text, '#') !== -1) return null
  const parts = answerParts(text)
    .filter((part) => part.text !== '')
    .map(weighted)
  const isPlain = parts.every((part) => !part.hasWeight && !/[%<>$&\n{}]|->|\\[([]/.test(part.text))
  const isChoice = parts.length > 1 && parts.filter(({ sign }) => sign === '=').length === 1
  if (!isPlain || !isChoice) return null
  return {
    kind: 'choice',
    answers: parts.map((part) => ({ text: unescapeGift(part.text).trim(), isCorrect: part.sign === '=' })),
  }
}
