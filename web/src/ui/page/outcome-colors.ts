import type { AttemptOutcome } from '@lms/contracts/attempts/attempts.ts'

/** How what came of an attempt looks, wherever it is told in a word. */
export const outcomeColors = {
  passed: 'success',
  failed: 'danger',
  pending: 'warning',
} as const satisfies Record<AttemptOutcome, string>
