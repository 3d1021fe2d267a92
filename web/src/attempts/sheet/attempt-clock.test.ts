import { expect, test } from 'vitest'
import { clockFrom, formatCountdown, isSameEnd, secondsLeftOn } from './attempt-clock.ts'

test('time runs from what the server said, whatever the date of the device', () => {
  const clock = clockFrom(60, 5000)
  expect(secondsLeftOn(clock, 5000)).toBe(60)
  expect(secondsLeftOn(clock, 5400)).toBe(60)
  expect(secondsLeftOn(clock, 6001)).toBe(59)
  expect(secondsLeftOn(clock, 65_000)).toBe(0)
  expect(secondsLeftOn(clock, 999_000)).toBe(0)
})

test('a second more or less is no other end, extra time is', () => {
  expect(isSameEnd(clockFrom(60, 0), clockFrom(59, 400))).toBe(true)
  expect(isSameEnd(clockFrom(60, 0), clockFrom(360, 0))).toBe(false)
  expect(isSameEnd(clockFrom(60, 0), clockFrom(null, 0))).toBe(false)
  expect(isSameEnd(clockFrom(null, 0), clockFrom(null, 9))).toBe(true)
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
