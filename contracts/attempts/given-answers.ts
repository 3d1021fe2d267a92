import type { Given } from '../question-types/question-type.ts'

/** The same answer: of several choices the order does not matter, and none at all is null or not there. */
export function isSameGiven(one: Given | undefined, other: Given | undefined): boolean {
  if (one === null || one === undefined) return other === null || other === undefined
  if (typeof one === 'string' || typeof other === 'string' || other === null || other === undefined)
    return one === other
  const sorted = other.toSorted()
  return one.length === other.length && one.toSorted().every((choice, index) => choice === sorted[index])
}
