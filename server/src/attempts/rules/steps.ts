import { isAnotherAnswer } from '@lms/contracts/attempts/given-answers.ts'
import type { Given } from '@lms/contracts/question-types/question-type.ts'

/** How an answer came about, as a device tells it. */
export interface Steps {
  first: Given
  changes: number
  seconds: number
}

/** The same, as far as it is believed. `first` only where it was changed afterwards and is short enough to keep. */
export interface KeptSteps {
  first?: NonNullable<Given>
  changes: number
  seconds: number
}

/** Longer, or more often, nobody looks at one question: whoever left the page open has gone away. */
const most = { seconds: 3600, changes: 99 } as const
/** Essays are not kept twice. */
const longestKept = 400

export function boundedSteps({ first, changes, seconds }: Steps): KeptSteps {
  return { ...keptFirst(first), changes: Math.min(most.changes, Math.floor(changes)), seconds: boundedSeconds(seconds) }
}

function boundedSeconds(seconds: number): number {
  return Math.min(most.seconds, Math.round(seconds))
}

function keptFirst(first: Given): Pick<KeptSteps, 'first'> {
  return first !== null && JSON.stringify(first).length <= longestKept ? { first } : {}
}

/**
 * The steps of a sitting after a save: a change is an answer that was there before and is another one now; the first is
 * kept from then on. Seconds only grow, and never beyond the time that the sitting has lasted.
 */
export function stepsAfter(
  before: Readonly<Record<string, KeptSteps>>,
  {
    was,
    is,
    seconds,
    lasted,
  }: {
    was: Readonly<Record<string, Given>>
    is: Readonly<Record<string, Given>>
    seconds: Readonly<Record<string, number>>
    lasted: number
  },
): Record<string, KeptSteps> {
  const steps: Record<string, KeptSteps> = { ...before }
  for (const [id, given] of Object.entries(was)) {
    // Nearly all stand as they stood.
    if (given === is[id] || !isAnotherAnswer(given, is[id])) continue
    const known = steps[id] ?? { changes: 0, seconds: 0 }
    const first = known.changes === 0 ? keptFirst(given) : {}
    steps[id] = { ...known, ...first, changes: Math.min(most.changes, known.changes + 1) }
  }
  for (const [id, claimed] of Object.entries(seconds)) {
    const known = steps[id] ?? { changes: 0, seconds: 0 }
    const believed = Math.min(boundedSeconds(claimed), Math.max(0, Math.floor(lasted)))
    if (believed > known.seconds) steps[id] = { ...known, seconds: believed }
  }
  return steps
}
