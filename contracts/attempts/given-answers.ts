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
