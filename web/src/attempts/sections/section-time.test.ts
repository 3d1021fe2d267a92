import { expect, test } from 'vitest'
import { sectionSecondsLeft } from './section-time.ts'

test('a section ends as long before the whole as it was set to', () => {
  const section = { title: '', instruction: '', endsAt: '2026-11-16T08:10:00.000Z', endsBefore: 1200 }
  expect(sectionSecondsLeft(section, 1500)).toBe(300)
  expect(sectionSecondsLeft(section, 1000)).toBe(0)
  expect(sectionSecondsLeft({ ...section, endsBefore: null }, 1000)).toBeNull()
})
