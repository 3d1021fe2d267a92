import { isSameGiven } from '@lms/contracts/attempts/given-answers.ts'
import type { Given } from '@lms/contracts/question-types/question-type.ts'
import { isAnswered } from '@lms/contracts/question-types/registry.ts'
import { finishOf, isOver } from './timing.ts'
import { type KeptSteps, stepsAfter } from './steps.ts'
import type { Check } from './tries.ts'

/** Per question; one that is not answered is not there. */
export type GivenAnswers = Readonly<Record<string, NonNullable<Given>>>

/** What moves while somebody sits a quiz. */
export interface Sitting {
  state: 'running' | 'completed'
  startedAt: string
  endsAt: string | null
  finishedAt: string | null
  /** How many saves were taken. */
  sequence: number
  answers: GivenAnswers
  flagged: readonly string[]
  /** Per question that was judged while the sitting goes on. */
  checks: Readonly<Record<string, Check>>
  /** Per question that was looked at or changed: how its answer came about. */
  steps: Readonly<Record<string, KeptSteps>>
}

/** Only the questions that changed; an empty answer takes one back. */
export interface Change {
  answers: Readonly<Record<string, Given>>
  flagged?: readonly string[] | undefined
  /** Seconds on each question so far, as the device counted them. */
  seconds?: Readonly<Record<string, number>> | undefined
  /** One more than that of the last save. A submit may leave it out: its answers are then the last word. */
  sequence?: number | undefined
}

export type Outcome =
  | { kind: 'saved' | 'completed'; sitting: Sitting }
  /** Nothing changes: it is there already. */
  | { kind: 'repeated' }
  /** Another tab was faster; nothing was taken. */
  | { kind: 'stale' }

/** `questionIds`: those of the paper. Whatever else is answered is not kept. */
export function save(sitting: Sitting, change: Change, questionIds: ReadonlySet<string>, now: Date): Outcome {
  if (sitting.state === 'completed') return { kind: 'repeated' }
  if (isOver(sitting.endsAt, now)) return { kind: 'completed', sitting: finished(sitting, now) }
  const next = merged(sitting, change, questionIds, now)
  if (change.sequence === sitting.sequence + 1)
    return { kind: 'saved', sitting: { ...next, sequence: sitting.sequence + 1 } }
  return change.sequence === sitting.sequence && isSame(next, sitting) ? { kind: 'repeated' } : { kind: 'stale' }
}

/** The second time answers what the first did; what comes too late is graded as it was saved. */
export function submit(sitting: Sitting, change: Change, questionIds: ReadonlySet<string>, now: Date): Outcome {
  if (sitting.state === 'completed') return { kind: 'repeated' }
  if (isOver(sitting.endsAt, now)) return { kind: 'completed', sitting: finished(sitting, now) }
  const next = merged(sitting, change, questionIds, now)
  const isCurrent = change.sequence === undefined || change.sequence === sitting.sequence + 1
  if (!isCurrent && !isSame(next, sitting)) return { kind: 'stale' }
  return { kind: 'completed', sitting: finished(next, now) }
}

/** For who does not come back. */
export function expire(sitting: Sitting, now: Date): Outcome {
  const isDue = sitting.state === 'running' && isOver(sitting.endsAt, now)
  return isDue ? { kind: 'completed', sitting: finished(sitting, now) } : { kind: 'repeated' }
}

function finished(sitting: Sitting, now: Date): Sitting {
  return { ...sitting, state: 'completed', finishedAt: finishOf(sitting.endsAt, now) }
}

function merged(
  sitting: Sitting,
  { answers, flagged, seconds = {} }: Change,
  questionIds: ReadonlySet<string>,
  now: Date,
): Sitting {
  const after = { ...sitting.answers }
  for (const [id, given] of Object.entries(answers)) {
    if (!questionIds.has(id) || isSettled(sitting, id)) continue
    if (given !== null && isAnswered(given)) after[id] = given
    else delete after[id]
  }
  const looked = Object.fromEntries(Object.entries(seconds).filter(([id]) => questionIds.has(id)))
  const lasted = (now.getTime() - Date.parse(sitting.startedAt)) / 1000
  return {
    ...sitting,
    answers: after,
    steps: stepsAfter(sitting.steps, { was: sitting.answers, is: after, seconds: looked, lasted }),
    flagged: flagged === undefined ? sitting.flagged : [...new Set(flagged)].filter((id) => questionIds.has(id)),
  }
}

/** Its key was shown: what is given after that is no answer any more. */
function isSettled({ checks }: Sitting, questionId: string): boolean {
  const state = checks[questionId]?.state
  return state === 'right' || state === 'wrong'
}

function isSame(one: Sitting, other: Sitting): boolean {
  const ids = Object.keys(one.answers)
  return (
    ids.length === Object.keys(other.answers).length &&
    ids.every((id) => isSameGiven(one.answers[id], other.answers[id])) &&
    one.flagged.toSorted().join() === other.flagged.toSorted().join()
  )
}
