import { expect, test } from 'vitest'
import { formatPercentage } from './formats.ts'

test('a share is rounded once, from the figures themselves', () => {
  expect(formatPercentage(30, 55)).toBe('54,5%')
  expect(formatPercentage(2, 3)).toBe('66,7%')
  expect(formatPercentage(0, 0)).toBe('0%')
  expect(formatPercentage(10, 10)).toBe('100%')
})
