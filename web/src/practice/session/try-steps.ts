import type { GivenAnswer } from '@lms/contracts/attempts/attempts.ts'
import type { TrySteps } from '@lms/contracts/attempts/checked-answers.ts'
import { isAnotherAnswer } from '@lms/contracts/attempts/given-answers.ts'

/** What stands in the field before it is checked, and how it came there. */
export interface Draft {
  readonly given: GivenAnswer
  /** What was given before it was changed for the first time. */
  readonly first: TrySteps['first']
  readonly changes: number
}

export function drafted(before: Draft | undefined, given: GivenAnswer): Draft {
  if (before === undefined || !isAnotherAnswer(before.given, given)) {
    return { given, first: before?.first ?? null, changes: before?.changes ?? 0 }
  }
  return { given, first: before.changes === 0 ? before.given : before.first, changes: before.changes + 1 }
}

/** `secondsBefore`: at earlier tries. */
export function stepsOf(draft: Draft | undefined, seconds: number, secondsBefore: number): TrySteps {
  return {
    first: draft?.first ?? null,
    changes: draft?.changes ?? 0,
    seconds: Math.max(0, seconds - secondsBefore),
  }
}
