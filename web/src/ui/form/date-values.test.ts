import { describe, expect, test } from 'vitest'
import { isMoment, isoDateFrom, isoDateOf, momentFrom, partsOf, timesOfDay } from './date-values.ts'

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

describe('a moment', () => {
  test('is shown as the clock in Vietnam shows it, and comes back unchanged', () => {
    expect(partsOf('2026-11-30T18:30:00.000Z')).toEqual({ day: '2026-12-01', time: '01:30' })
    expect(momentFrom('2026-12-01', '01:30')).toBe('2026-11-30T18:30:00.000Z')
  })

  test.each(['9:05', '09:05', '0905', ' 09:05 '])('can be typed as %j', (time) => {
    expect(momentFrom('2026-12-01', time)).toBe('2026-12-01T02:05:00.000Z')
  })

  test.each([
    ['2026-12-01', '25:00'],
    ['2026-12-01', '9:7'],
    ['2026-12-01', ''],
    ['13/45/2026', '09:00'],
    ['', '09:00'],
  ])('stays what was typed while %j %j is none', (day, time) => {
    const text = momentFrom(day, time) ?? ''
    expect(isMoment(text)).toBe(false)
    expect(partsOf(text)).toEqual({ day, time })
  })

  test('is nothing when nothing is typed', () => {
    expect(momentFrom('', '')).toBeNull()
    expect(partsOf('')).toEqual({ day: '', time: '' })
  })

  test('is offered in steps through the whole day', () => {
    expect(timesOfDay(30)).toHaveLength(48)
    expect(timesOfDay(15).slice(-2)).toEqual(['23:30', '23:45'])
  })
})
