import { expect, test } from 'vitest'
import { writtenTime } from './written-time.ts'

test('a moment is written as people in Vietnam write it', () => {
  expect(writtenTime('2026-11-16T02:30:59.123Z')).toBe('16/11/2026 09:30')
  expect(writtenTime('2026-12-31T17:00:00.000Z')).toBe('01/01/2027 00:00')
})
