import { expect, test } from 'vitest'
import { lastDays } from './days.ts'

test('days begin at midnight of the place, today is last', () => {
  // 23:30 UTC is half past six the next morning in Vietnam.
  const days = lastDays(new Date('2026-11-15T23:30:00.000Z'), 'Asia/Ho_Chi_Minh', 3)
  expect(days).toEqual([
    { day: '2026-11-14', from: '2026-11-13T17:00:00.000Z', to: '2026-11-14T17:00:00.000Z' },
    { day: '2026-11-15', from: '2026-11-14T17:00:00.000Z', to: '2026-11-15T17:00:00.000Z' },
    { day: '2026-11-16', from: '2026-11-15T17:00:00.000Z', to: '2026-11-16T17:00:00.000Z' },
  ])
})

test('a day on which the clocks change has 23 or 25 hours', () => {
  const hours = (now: string) =>
    lastDays(new Date(now), 'Europe/Paris', 2).map(({ from, to }) => (Date.parse(to) - Date.parse(from)) / 3_600_000)
  expect(hours('2026-03-29T20:00:00.000Z')).toEqual([24, 23])
  expect(hours('2026-10-26T10:00:00.000Z')).toEqual([25, 24])
})

test('half hours count too', () => {
  const [, today] = lastDays(new Date('2026-11-15T12:00:00.000Z'), 'Asia/Kolkata', 2)
  expect(today).toEqual({ day: '2026-11-15', from: '2026-11-14T18:30:00.000Z', to: '2026-11-15T18:30:00.000Z' })
})
