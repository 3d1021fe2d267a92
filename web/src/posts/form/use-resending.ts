import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import type { Outcome } from './post-form.ts'

const firstPause = 5000
const longestPause = 60_000

/** Nobody heard the question, or only somebody on the way: asking again is right. */
export function isUnheard(error: unknown): boolean {
  return error instanceof ApiError && (error.isNetworkError || [502, 503, 504].includes(error.status))
}

export interface Resending {
  waiting: Outcome | null
  wait: (outcome: Outcome) => void
  stop: () => void
}

/** What could not be sent is sent again: as soon as the browser says that the network is back, and from time to time. */
export function useResending(send: (outcome: Outcome) => void): Resending {
  const [state, setState] = useState<{ outcome: Outcome; tries: number } | null>(null)
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  useEffect(() => {
    if (state === null) return undefined
    const again = (): void => latest.current(state.outcome)
    const timer = setTimeout(again, Math.min(firstPause * 2 ** state.tries, longestPause))
    window.addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [state])
  return {
    waiting: state?.outcome ?? null,
    wait: (outcome) => setState((before) => ({ outcome, tries: before === null ? 0 : before.tries + 1 })),
    stop: () => setState(null),
  }
}
