/**
 * The server says how many seconds are left; from then on the time that has passed counts, not what the clock of
 * the device says: `performance.now` neither jumps nor follows a wrong date.
 */
export interface AttemptClock {
  /** By `performance.now`; null when there is no end. */
  readonly endsAt: number | null
}

export function clockFrom(secondsLeft: number | null, now: number): AttemptClock {
  return { endsAt: secondsLeft === null ? null : now + secondsLeft * 1000 }
}

/** The server tells whole seconds: less than that is the way that its word took, and no reason to jump. */
export function isSameEnd(one: AttemptClock, other: AttemptClock): boolean {
  if (one.endsAt === null || other.endsAt === null) return one.endsAt === other.endsAt
  return Math.abs(one.endsAt - other.endsAt) < 1500
}

/** Whole seconds, never below 0; null when there is no end. */
export function secondsLeftOn({ endsAt }: AttemptClock, now: number): number | null {
  return endsAt === null ? null : Math.max(0, Math.ceil((endsAt - now) / 1000))
}

/** From here on the countdown is red. */
export const warningSeconds = 300

/** 4:05, or 1:00:00 from an hour on. */
export function formatCountdown(seconds: number): string {
  const two = (value: number): string => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${two(minutes)}:${two(seconds % 60)}`
}
