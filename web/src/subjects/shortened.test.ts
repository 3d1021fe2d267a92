import { expect, test } from 'vitest'
import { shortened } from './shortened.ts'

test('what fits stays as it is', () => {
  expect(shortened('Toán lớp 4', 10)).toBe('Toán lớp 4')
})

test('what is longer is cut to the limit, and says so', () => {
  expect(shortened('a'.repeat(101), 100)).toBe(`${'a'.repeat(100)}...`)
})

test('letters with marks count as one and are never cut in two', () => {
  const decomposed = 'ế'.normalize('NFD').repeat(3)
  expect(shortened(decomposed, 2)).toBe(`${'ế'.normalize('NFD').repeat(2)}...`)
})
