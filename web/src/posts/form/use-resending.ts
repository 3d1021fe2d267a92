import { useEffect, useState } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { serverBack } from '../../lib/device/server-back.ts'
import type { Outcome } from './post-form.ts'

const firstPause = 5000
const longestPause = 60_000

/** Nobody heard the question, or only somebody on the way: asking again is right. */
export function isUnheard(error: unknown): boolean {
  return error instanceof ApiError && (error.isNetworkError || [502, 503, 504].includes(error.status))
}

export interface Resending {
  waiting: Outcome | null
  wait: (outcome: Outcome, again: () => void) => void
  stop: () => void
}

/** What could not be sent is sent again: as soon as the browser says that the network is back, and from time to time. */
export function useResending(): Resending {
  const [state, setState] = useState<{ outcome: Outcome; tries: number; again: () => void } | null>(null)
  useEffect(() => {
    if (state === null) return undefined
    const timer = setTimeout(state.again, Math.min(firstPause * 2 ** state.tries, longestPause))
    const signs = ['online', serverBack]
    for (const sign of signs) window.addEventListener(sign, state.again)
    return () => {
      clearTimeout(timer)
      for (const sign of signs) window.removeEventListener(sign, state.again)
    }
  }, [state])
  return {
    waiting: state?.outcome ?? null,
    wait: (outcome, again) => setState((before) => ({ outcome, again, tries: before === null ? 0 : before.tries + 1 })),
    stop: () => setState(null),
  }
}
