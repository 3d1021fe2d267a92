import { expect, test } from 'vitest'
import { relativeTime } from './relative-time.ts'

const now = Date.UTC(2026, 10, 15, 12)
const ago = (seconds: number): string => new Date(now - seconds * 1000).toISOString()

test.each([
  [-5, 'bây giờ', 'now'],
  [20, 'bây giờ', 'now'],
  [300, '5 phút trước', '5 minutes ago'],
  [7200, '2 giờ trước', '2 hours ago'],
  [86_400, '1 ngày trước', '1 day ago'],
  [86_400 * 400, '1 năm trước', '1 year ago'],
])('%i seconds ago is "%s"', (seconds, vietnamese, english) => {
  expect(relativeTime(ago(seconds), now, 'vi')).toBe(vietnamese)
  expect(relativeTime(ago(seconds), now, 'en')).toBe(english)
})
