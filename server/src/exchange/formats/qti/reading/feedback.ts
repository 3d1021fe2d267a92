import { textOf, isBlank } from '@lms/contracts/rich-text.ts'
import { problem } from '../../item.ts'
import type { Outcome } from '../scoring/processing.ts'
import { Unfollowed } from '../scoring/values.ts'
import type { ItemReading } from './item-reading.ts'

/** A text that is shown after answering, when an outcome says so. */
export interface Feedback {
  outcome: string
  identifier: string
  isHidden: boolean
  html: string
}

/**
 * Which text belongs to which option: the rules are run for each. What is shown whatever is chosen explains the
 * question; what is shown for one option explains that one; what is left is named.
 */
export function feedbackFor(
  { scoring, item, problems }: ItemReading,
  response: string,
  ids: readonly string[],
  keys: readonly string[],
  feedbacks: readonly Feedback[],
): string[] {
  const written = feedbacks.filter(({ html }) => !isBlank(html))
  if (written.length === 0) return ids.map(() => '')
  const outcomes = outcomesOf(() => ids.map((id) => scoring.score(new Map([[response, [id]]]))))
  const whole = outcomesOf(() => [scoring.score(new Map([[response, keys]]))])?.[0]
  const notes = ids.map((): string[] => [])
  const dropped: string[] = []
  for (const feedback of written) {
    const shown = outcomes?.map((outcome) => isShown(feedback, outcome)) ?? []
    const places = shown.flatMap((is, index) => (is ? [index] : []))
    if (whole && isShown(feedback, whole) && places.length === ids.length && ids.length > 0)
      item.explanation += feedback.html
    else if (places.length === 1) notes[places[0] ?? 0]?.push(feedback.html)
    else dropped.push(textOf(feedback.html))
  }
  if (dropped.length > 0) problems.push(problem('wordingDropped', { text: dropped.join('; ').slice(0, 200) }))
  return notes.map((texts) => texts.join(''))
}

/** Where nothing is chosen: shown for what is right and for what is not, or named. */
export function feedbackAlways(
  { scoring, item, problems }: ItemReading,
  answers: readonly ReadonlyMap<string, readonly string[]>[],
  feedbacks: readonly Feedback[],
): void {
  const written = feedbacks.filter(({ html }) => !isBlank(html))
  const outcomes = outcomesOf(() =>
    [new Map<string, readonly string[]>(), ...answers].map((given) => scoring.score(given)),
  )
  const dropped: string[] = []
  for (const feedback of written) {
    if (outcomes?.every((outcome) => isShown(feedback, outcome)) === true) item.explanation += feedback.html
    else dropped.push(textOf(feedback.html))
  }
  if (dropped.length > 0) problems.push(problem('wordingDropped', { text: dropped.join('; ').slice(0, 200) }))
}

function outcomesOf(run: () => Outcome[]): Outcome[] | null {
  try {
    return run()
  } catch (error) {
    if (!(error instanceof Unfollowed)) throw error
    return null
  }
}

function isShown({ outcome, identifier, isHidden }: Feedback, { outcomes }: Outcome): boolean {
  return (outcomes.get(outcome) ?? []).includes(identifier) !== isHidden
}
