import { expect, test } from 'vitest'
import {
  formatBrowserDay,
  formatDate,
  formatDateTime,
  formatDayIn,
  formatMomentIn,
  formatNumber,
  formatPercentage,
} from './formats.ts'

test('a share is rounded once, from the figures themselves', () => {
  expect(formatPercentage(30, 55)).toBe('54,5%')
  expect(formatPercentage(2, 3)).toBe('66,7%')
  expect(formatPercentage(0, 0)).toBe('0%')
  expect(formatPercentage(10, 10)).toBe('100%')
})

test('numbers are written as in Vietnam, the short ones too', () => {
  const numbers = [0, -0, 7, 999, 1000, 12_345, 0.5, 7.25, -3]
  expect(numbers.map((number) => formatNumber(number))).toEqual([
    '0',
    '0',
    '7',
    '999',
    '1.000',
    '12.345',
    '0,5',
    '7,25',
    '-3',
  ])
})

test('a language has one form of days, with the time and without', () => {
  const moment = '2026-11-05T01:05:00.000Z'
  expect([formatDayIn('vi', moment), formatMomentIn('vi', moment)]).toEqual(['05/11/2026', '05/11/2026 08:05'])
  expect([formatDayIn('en', moment), formatMomentIn('en', moment)]).toEqual(['Nov 05, 2026', 'Nov 05, 2026 8:05 AM'])
  expect([formatDate(moment), formatDateTime(moment)]).toEqual([
    formatDayIn('vi', moment),
    formatMomentIn('vi', moment),
  ])
  expect([formatBrowserDay(moment), formatBrowserDay(moment, { year: false })]).toEqual(['5/11/2026', '5/11'])
})
