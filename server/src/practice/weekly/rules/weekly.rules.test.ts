import { describe, expect, test } from 'vitest'
import { type AnswerOfWeek, mistakesToTalkAbout } from './mistakes.ts'
import { dateThere, mondayOf, weekDue, weekDueAnywhere } from './weeks.ts'

const home = 'Asia/Ho_Chi_Minh'

describe('the week', () => {
  test('begins on Monday, by the calendar of the family', () => {
    expect(mondayOf('2026-11-16')).toBe('2026-11-16')
    expect(mondayOf('2026-11-22')).toBe('2026-11-16')
    expect(mondayOf('2027-01-01')).toBe('2026-12-28')
    expect(dateThere(new Date('2026-11-15T18:00:00Z'), home)).toBe('2026-11-16')
    expect(dateThere(new Date('2026-11-15T18:00:00Z'), 'America/New_York')).toBe('2026-11-15')
  })

  test.each([
    // Vietnam knows no summer time: 18:00 is 11:00 in Greenwich all year.
    [home, '2026-11-22T10:59:00Z', null],
    [home, '2026-11-22T11:00:00Z', '2026-11-16'],
    [home, '2026-11-23T10:59:00Z', '2026-11-16'],
    [home, '2026-11-23T11:00:00Z', null],
    // New York: 18:00 is 22:00 in summer, 23:00 in winter; the clocks change in the night before 1 November.
    ['America/New_York', '2026-10-25T21:59:00Z', null],
    ['America/New_York', '2026-10-25T22:00:00Z', '2026-10-19'],
    ['America/New_York', '2026-11-01T22:30:00Z', null],
    ['America/New_York', '2026-11-01T23:00:00Z', '2026-10-26'],
    ['Pacific/Kiritimati', '2026-11-22T04:00:00Z', '2026-11-16'],
    ['Etc/GMT+12', '2026-11-24T05:59:00Z', '2026-11-16'],
  ])('in %s at %s the week that is due is %s', (zone, at, week) => {
    expect(weekDue(new Date(at), zone)).toBe(week)
  })

  test('is asked for only while it is Sunday evening, or a day later, somewhere', () => {
    const zones = ['Pacific/Kiritimati', home, 'Europe/London', 'America/New_York', 'Etc/GMT+12']
    for (let hour = 0; hour < 24 * 14; hour += 1) {
      const now = new Date(Date.parse('2026-11-16T00:00:00Z') + hour * 3_600_000)
      const due = new Set(zones.map((zone) => weekDue(now, zone)).filter((week) => week !== null))
      expect(due.size).toBeLessThan(2)
      for (const week of due) expect(weekDueAnywhere(now), now.toISOString()).toBe(week)
    }
    expect(weekDueAnywhere(new Date('2026-11-18T12:00:00Z'))).toBeNull()
  })
})

test('mistakes to talk about were not mended since, the latest first, of as many topics as there are', () => {
  const answer = (questionId: string, topicId: string, isRight: boolean): AnswerOfWeek => ({
    questionId,
    topicId,
    isRight,
    source: 'practice',
    sourceId: 's',
    at: '',
  })
  const answers = [
    answer('a', 'cộng', false),
    answer('b', 'trừ', false),
    answer('c', 'cộng', false),
    answer('d', 'nhân', false),
    answer('d', 'nhân', true),
    answer('e', 'cộng', true),
  ]
  expect(mistakesToTalkAbout(answers).map(({ questionId }) => questionId)).toEqual(['c', 'b', 'a'])
  expect(mistakesToTalkAbout([])).toEqual([])
})
