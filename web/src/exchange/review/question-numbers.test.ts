import { expect, test } from 'vitest'
import { numbersIn, numbersText } from './question-numbers.ts'

test('numbers are typed with commas and ranges; nothing typed means all', () => {
  expect(numbersIn('', 3)).toEqual([1, 2, 3])
  expect(numbersIn('2, 5-7 9', 8)).toEqual([2, 5, 6, 7])
  expect(numbersIn('3; 1–2', 8)).toEqual([1, 2, 3])
  expect(numbersIn('một', 8)).toBeNull()
  expect(numbersIn('9-12', 8)).toBeNull()
})

test('numbers are written as ranges', () => {
  expect(numbersText([1, 2, 3, 7, 9, 10])).toBe('1-3, 7, 9-10')
})
