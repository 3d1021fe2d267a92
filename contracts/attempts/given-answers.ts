import { isList } from '../question-types/part-rules.ts'
import type { Given } from '../question-types/question-type.ts'

/** The same answer, letter for letter: an order is an answer too. None at all is null or not there. */
export function isSameGiven(one: Given | undefined, other: Given | undefined): boolean {
  if (one === null || one === undefined || other === null || other === undefined)
    return (one ?? null) === (other ?? null)
  if (typeof one === 'string' || typeof other === 'string') return one === other
  if (isList(one) || isList(other))
    return (
      isList(one) &&
      isList(other) &&
      one.length === other.length &&
      one.every((choice, index) => choice === other[index])
    )
  const parts = Object.keys(one)
  return parts.length === Object.keys(other).length && parts.every((part) => one[part] === other[part])
}

/**
 * Whether somebody has thought better of it: an answer that was there is another one now. Going on to write, filling in
 * the next part or choosing one more is no change, and neither is taking an answer back.
 */
export function isAnotherAnswer(before: Given | undefined, after: Given | undefined): boolean {
  if (before === null || before === undefined || after === null || after === undefined) return false
  if (typeof before === 'string' || typeof after === 'string') return !isWrittenOn(before, after)
  if (isList(before) || isList(after))
    return !isList(before) || !isList(after) || before.some((choice) => !after.includes(choice))
  return Object.entries(before).some(([part, given]) => !isWrittenOn(given, after[part] ?? ''))
}

function isWrittenOn(before: unknown, after: unknown): boolean {
  if (typeof before !== 'string' || typeof after !== 'string') return before === after
  return after.startsWith(before) || before.startsWith(after)
}
