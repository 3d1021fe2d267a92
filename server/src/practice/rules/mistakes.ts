import type { Mistake } from './states.ts'

const day = 86_400_000
/**
 * Days begin at midnight in Vietnam, for everybody and for good: history that is read again somewhere else must come to
 * the same.
 */
const offset = 7 * 3_600_000

const dayOf = (at: number): number => Math.floor((at + offset) / day)

/** What was wrong stays among the mistakes until it was right on two days; wrong again begins anew. */
export function mistakeAfter(before: Mistake | undefined, isRight: boolean, at: number | null): { mistake?: Mistake } {
  if (at === null) return before ? { mistake: before } : {}
  if (!isRight) return { mistake: { since: before?.since ?? at, rightOn: null } }
  if (!before) return {}
  const today = dayOf(at)
  if (before.rightOn === null) return { mistake: { ...before, rightOn: today } }
  return before.rightOn === today ? { mistake: before } : {}
}

/** Right today already: the next time that counts is tomorrow. */
export function isRightOn({ rightOn }: Mistake, at: number): boolean {
  return rightOn === dayOf(at)
}
