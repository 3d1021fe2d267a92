import { afterEach, expect, test } from 'vitest'
import { changeLanguage } from '../lib/texts.ts'
import { formatDay, formatMoment, presentFor, today } from './post-moments.ts'

afterEach(() => changeLanguage('default'))

test('moments are written as the specification writes them, by the clock in Vietnam', () => {
  expect(formatMoment('2026-11-30T01:15:00.000Z')).toBe('Nov 30, 2026 8:15 AM')
  expect(formatMoment('2026-11-04T17:00:00.000Z')).toBe('Nov 05, 2026 12:00 AM')
  expect(formatDay('2026-11-04T17:00:00.000Z')).toBe('Nov 05, 2026')
})

test('in Vietnamese they are written as everywhere else', () => {
  changeLanguage('vi')
  expect(formatMoment('2026-11-30T01:15:00.000Z')).toBe('30/11/2026 08:15')
  expect(formatDay('2026-11-30T01:15:00.000Z')).toBe('30/11/2026')
})

test('a new day begins at midnight in Vietnam', () => {
  expect(today(new Date('2026-11-14T16:59:59Z'))).toBe('2026-11-14')
  expect(today(new Date('2026-11-14T17:00:00Z'))).toBe('2026-11-15')
})

test('a clock that is behind the server does not make a post wait that is out', () => {
  const updatedAt = '2026-11-15T10:00:05.000Z'
  expect(presentFor({ updatedAt }, new Date('2026-11-15T10:00:00Z')).toISOString()).toBe(updatedAt)
  expect(presentFor({ updatedAt }, new Date('2026-11-15T11:00:00Z')).toISOString()).toBe('2026-11-15T11:00:00.000Z')
})
