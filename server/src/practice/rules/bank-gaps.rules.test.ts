import { expect, test } from 'vitest'
import { gapsIn, nextToWrite } from './bank-gaps.ts'

const bank = (easy: number, medium: number, hard: number, explained = 1) => ({
  counts: { easy, medium, hard },
  explained,
})

test.each([
  [bank(0, 0, 0, 0), ['few']],
  [bank(3, 2, 1), ['few']],
  [bank(0, 0, 2, 0), ['few', 'hard', 'unexplained']],
  [bank(0, 12, 0), ['hard']],
  [bank(2, 2, 8), ['hard']],
  [bank(5, 5, 5, 0), ['unexplained']],
  [bank(5, 5, 5), []],
])('%j lacks %j', (has, gaps) => {
  expect(gapsIn(has)).toEqual(gaps)
})

test('what is written next is of what there is least, the easier first, and fills the topic up', () => {
  expect(nextToWrite(bank(0, 0, 0))).toEqual({ difficulty: 'easy', count: 10 })
  expect(nextToWrite(bank(3, 1, 2))).toEqual({ difficulty: 'medium', count: 4 })
  expect(nextToWrite(bank(20, 20, 0))).toEqual({ difficulty: 'hard', count: 1 })
})
