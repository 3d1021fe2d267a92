import { useEffect, useState } from 'react'
import { type AttemptClock, secondsLeftOn } from './attempt-clock.ts'

/** Counts down; null when there is no end. */
export function useSecondsLeft(clock: AttemptClock): number | null {
  const [seconds, setSeconds] = useState(() => secondsLeftOn(clock, performance.now()))
  useEffect(() => {
    const look = (): void => setSeconds(secondsLeftOn(clock, performance.now()))
    look()
    if (clock.endsAt === null) return undefined
    const timer = setInterval(look, 250)
    return () => clearInterval(timer)
  }, [clock])
  return seconds
}
