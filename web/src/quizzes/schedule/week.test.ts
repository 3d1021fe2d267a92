import { expect, test } from 'vitest'
import { addDays, daysOfWeek, mondayOf } from './week.ts'

test('a week begins on Monday, also for its Sunday', () => {
  expect(mondayOf('2026-11-15')).toBe('2026-11-09')
  expect(mondayOf('2026-11-16')).toBe('2026-11-16')
  expect(mondayOf('2026-11-21')).toBe('2026-11-16')
})

test('days go on over the ends of months and years', () => {
  expect(daysOfWeek('2026-12-28').at(-1)).toBe('2027-01-03')
  expect(addDays('2027-03-01', -1)).toBe('2027-02-28')
})
