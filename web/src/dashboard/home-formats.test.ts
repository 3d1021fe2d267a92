import { expect, test } from 'vitest'
import { formatBytes } from '../ui/text/bytes.ts'
import { formatShare, weekDays } from './home-formats.ts'

test('bytes are written in the unit that people say', () => {
  expect([0, 512, 1536, 20 * 1024, 5 * 1024 ** 2, 3.25 * 1024 ** 4].map(formatBytes)).toEqual([
    '0 B',
    '512 B',
    '1,5 KB',
    '20 KB',
    '5 MB',
    '3,3 TB',
  ])
})

test('a share is a whole percentage', () => {
  expect([0, 0.756, 1].map(formatShare)).toEqual(['0 %', '76 %', '100 %'])
})

test('the week ends today, where the viewer is', () => {
  const now = new Date('2026-11-15T18:00:00Z')
  // Half past midnight of the 16th in Vietnam, and noon of the 10th.
  const days = weekDays(
    ['2026-11-15T17:30:00Z', '2026-11-10T05:00:00Z', '2026-11-10T06:00:00Z'],
    now,
    'Asia/Ho_Chi_Minh',
  )
  expect(days.map(({ label, count }) => `${label} ${count}`)).toEqual([
    '10/11 2',
    '11/11 0',
    '12/11 0',
    '13/11 0',
    '14/11 0',
    '15/11 0',
    '16/11 1',
  ])
})
