import type { Clock } from '../src/platform/clock.ts'

export interface TestClock extends Clock {
  advance(milliseconds: number): void
}

/** Stands still until it is moved. */
export function testClock(start = '2026-11-15T04:00:00.000Z'): TestClock {
  let time = Date.parse(start)
  return {
    now: () => new Date(time),
    advance(milliseconds) {
      time += milliseconds
    },
  }
}
