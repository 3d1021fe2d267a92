import { withoutSeals } from '../media/media.ts'
import { isList } from '../question-types/part-rules.ts'
import type { Given } from '../question-types/question-type.ts'

/**
 * The same answer, letter for letter: an order is an answer too. None at all is null or not there. Only markup may be
 * written in two ways, because a browser and a server write the same element differently.
 */
export function isSameGiven(one: Given | undefined, other: Given | undefined): boolean {
  if (one === null || one === undefined || other === null || other === undefined)
    return (one ?? null) === (other ?? null)
  if (typeof one === 'string' && typeof other === 'string') return one === other || written(one) === written(other)
  if (typeof one === 'string' || typeof other === 'string') return false
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

const entities = new Map([
  ['&nbsp;', '\u00A0'],
  ['&quot;', '"'],
  ['&#39;', "'"],
])

function written(text: string): string {
  if (!/[<&]/.test(text)) return text
  return withoutSeals(text)
    .replaceAll(/\s*\/>/g, '>')
    .replaceAll(/&(nbsp|quot|#39);/g, (entity) => entities.get(entity) ?? entity)
    .trim()
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
