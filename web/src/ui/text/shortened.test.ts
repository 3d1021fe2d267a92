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

test.each([
  ['Chào năm mới', 20, 'Chào năm mới'],
  ['Chào năm mới', 12, 'Chào năm mới'],
  ['Chào năm mới', 11, 'Chào năm…'],
  ['mộttừrấtdài', 6, 'mộttừ…'],
  ['', 6, ''],
])('%j cut at a word within %i letters is %j', (text, limit, expected) => {
  expect(shortened(text, limit, { atWord: true })).toBe(expected)
})
