import { describe, expect, test } from 'vitest'
import { halfDayTime, isMoment, isoDateFrom, isoDateOf, momentFrom, partsOf, timesOfDay } from './date-values.ts'

describe('what is typed into a date field', () => {
  test('is read in the format of the field', () => {
    expect(isoDateFrom('02/01/2026', 'MM/DD/YYYY')).toBe('2026-02-01')
    expect(isoDateFrom('02/01/2026', 'DD/MM/YYYY')).toBe('2026-01-02')
    expect(isoDateFrom('2/1/2026', 'MM/DD/YYYY')).toBe('2026-02-01')
  })

  test.each(['02/30/2026', '13/01/2026', '02/01/26', 'tomorrow', '', '2/1/20266'])('is refused as %j', (text) => {
    expect(isoDateFrom(text, 'MM/DD/YYYY')).toBeNull()
  })

  test.each(['Nov 5, 2026', 'nov 05 2026', 'November 5, 2026', '11/05/2026'])(
    'may name the month, as in %j',
    (text) => {
      expect(isoDateFrom(text, 'MMM DD, YYYY')).toBe('2026-11-05')
    },
  )

  test.each(['Nob 5, 2026', 'Nov 31, 2026', 'Nov 2026', '5 Nov 2026'])('names no day as %j', (text) => {
    expect(isoDateFrom(text, 'MMM DD, YYYY')).toBeNull()
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
    ['9:05 AM', '09:05'],
    ['9:05pm', '21:05'],
    ['12:00 AM', '00:00'],
    ['12:30 PM', '12:30'],
    ['7 pm', '19:00'],
  ])('can be typed with its half of the day, as %j', (time, clock) => {
    expect(partsOf(momentFrom('2026-12-01', time) ?? '').time).toBe(clock)
  })

  test.each([
    ['00:00', '12:00 AM'],
    ['09:05', '9:05 AM'],
    ['12:15', '12:15 PM'],
    ['23:45', '11:45 PM'],
    ['9:', '9:'],
  ])('%j is shown as %j where the day has halves', (clock, shown) => expect(halfDayTime(clock)).toBe(shown))

  test.each([
    ['2026-12-01', '25:00'],
    ['2026-12-01', '13:00pm'],
    ['2026-12-01', '0am'],
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
