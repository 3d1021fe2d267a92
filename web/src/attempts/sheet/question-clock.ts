import { useEffect, useState } from 'react'

/** Counts how long each question is in front of somebody; a page that is not seen does not count. */
export class QuestionClock {
  readonly #now: () => number
  readonly #counted: Record<string, number>
  #current: string | null = null
  #since = 0

  constructor(counted: Readonly<Record<string, number>> = {}, now: () => number = () => performance.now()) {
    this.#counted = { ...counted }
    this.#now = now
  }

  /** Null: nothing is looked at. */
  look(questionId: string | null): void {
    const now = this.#now()
    if (this.#current !== null)
      this.#counted[this.#current] = (this.#counted[this.#current] ?? 0) + (now - this.#since) / 1000
    this.#current = questionId
    this.#since = now
  }

  /** Whole seconds so far, of all that were looked at. */
  seconds(): Record<string, number> {
    this.look(this.#current)
    return Object.fromEntries(Object.entries(this.#counted).map(([id, seconds]) => [id, Math.round(seconds)]))
  }
}

/** A clock of the page's own, that follows which question is shown. */
export function useQuestionClock(questionId: string | null): QuestionClock {
  const [clock] = useState(() => new QuestionClock())
  useLooking(clock, questionId)
  return clock
}

export function useLooking(clock: QuestionClock, questionId: string | null): void {
  useEffect(() => {
    const look = (): void => clock.look(document.visibilityState === 'visible' ? questionId : null)
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      clock.look(null)
    }
  }, [clock, questionId])
}
