import type { Pace, QuestionState } from './states.ts'

/** Fewer answers say nothing about how long a question takes. */
const enoughAnswers = 5
/** Slower than this many times the usual is laboured. */
const slow = 2

/** What is known of a question's time after one more answer. */
export function paced(pace: Pace | undefined, seconds: number | null): { pace?: Pace } {
  if (seconds === null || seconds < 1) return pace ? { pace } : {}
  return { pace: { answers: (pace?.answers ?? 0) + 1, logs: (pace?.logs ?? 0) + Math.log(seconds) } }
}

/** The middle of what it took so far: of logarithms, for who went away to eat must not count for an hour. */
export function usualSeconds({ pace }: Pick<QuestionState, 'pace'>): number | null {
  return pace && pace.answers >= enoughAnswers ? Math.exp(pace.logs / pace.answers) : null
}

export function isSlow(question: Pick<QuestionState, 'pace'>, seconds: number | null): boolean {
  const usual = usualSeconds(question)
  return seconds !== null && usual !== null && seconds > slow * usual
}
