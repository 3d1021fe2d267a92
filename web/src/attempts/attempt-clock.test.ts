import { expect, test } from 'vitest'
import { clockFrom, formatCountdown, secondsLeftOn } from './attempt-clock.ts'

test('time runs from what the server said, whatever the date of the device', () => {
  const clock = clockFrom(60, 5000)
  expect(secondsLeftOn(clock, 5000)).toBe(60)
  expect(secondsLeftOn(clock, 5400)).toBe(60)
  expect(secondsLeftOn(clock, 6001)).toBe(59)
  expect(secondsLeftOn(clock, 65_000)).toBe(0)
  expect(secondsLeftOn(clock, 999_000)).toBe(0)
})

test('without an end there is no time', () => {
  expect(secondsLeftOn(clockFrom(null, 5000), 6000)).toBeNull()
})

test.each([
  [0, '00:00'],
  [65, '01:05'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [7325, '2:02:05'],
])('%i seconds read %s', (seconds, text) => {
  expect(formatCountdown(seconds)).toBe(text)
})
