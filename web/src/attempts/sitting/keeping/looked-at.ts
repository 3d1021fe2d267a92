import { QuestionClock } from '../../sheet/question-clock.ts'

/** One per attempt, while the page lives; a reload goes on where it was. */
const clocks = new Map<string, QuestionClock>()
const keyOf = (attemptId: string): string => `looked-at/${attemptId}`

export function clockOf(attemptId: string): QuestionClock {
  const known = clocks.get(attemptId)
  if (known) return known
  const clock = new QuestionClock(stored(attemptId))
  clocks.set(attemptId, clock)
  return clock
}

/** All in all so far, for the next save. */
export function secondsOf(attemptId: string): Record<string, number> {
  const seconds = clockOf(attemptId).seconds()
  try {
    sessionStorage.setItem(keyOf(attemptId), JSON.stringify(seconds))
  } catch {
    // A browser that keeps nothing counts from the last reload on.
  }
  return seconds
}

function stored(attemptId: string): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(attemptId)) ?? '{}')
    const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : []
    return Object.fromEntries(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'))
  } catch {
    return {}
  }
}
