import { describe, expect, test } from 'vitest'
import { isoDateFrom, isoDateOf, wallTimeFrom, wallTimeOf } from './date-values.ts'

describe('what is typed into a date field', () => {
  test('is read in the format of the field', () => {
    expect(isoDateFrom('02/01/2026', 'MM/DD/YYYY')).toBe('2026-02-01')
    expect(isoDateFrom('02/01/2026', 'DD/MM/YYYY')).toBe('2026-01-02')
    expect(isoDateFrom('2/1/2026', 'MM/DD/YYYY')).toBe('2026-02-01')
  })

  test.each(['02/30/2026', '13/01/2026', '02/01/26', 'tomorrow', '', '2/1/20266'])('is refused as %j', (text) => {
    expect(isoDateFrom(text, 'MM/DD/YYYY')).toBeNull()
  })

  test('knows leap years', () => {
    expect(isoDateOf('2028-02-29')).toBe('2028-02-29')
    expect(isoDateOf('2026-02-29')).toBeNull()
  })
})

test('a moment is shown as the clock in Vietnam shows it, and comes back unchanged', () => {
  expect(wallTimeOf('2026-11-30T18:30:00.000Z')).toBe('2026-12-01 01:30:00')
  expect(wallTimeFrom('2026-12-01 01:30:00')).toBe('2026-11-30T18:30:00.000Z')
  expect(wallTimeOf('')).toBeNull()
  expect(wallTimeOf('no moment')).toBeNull()
})
