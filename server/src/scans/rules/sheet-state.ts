import type { SheetState } from '@lms/contracts/scans/scans.ts'

/** Of a sheet that we printed for this quiz. */
export interface SheetFacts {
  /** The picture is not good enough. */
  isAgain: boolean
  /** In this batch, or entered before. */
  isDouble: boolean
  /** Which of the printed codes. */
  hasCode: boolean
  /** A child that this person may enter results for, or a name without an account. */
  hasPerson: boolean
  missingPages: number
  doubtful: number
}

/** What stands in the way first is what is said. */
export function stateOf(facts: SheetFacts): SheetState {
  if (facts.isDouble) return 'double'
  if (facts.isAgain) return 'again'
  if (!facts.hasCode) return 'unknown_code'
  if (!facts.hasPerson) return 'wrong_child'
  if (facts.missingPages > 0) return 'missing'
  return facts.doubtful > 0 ? 'doubtful' : 'read'
}
