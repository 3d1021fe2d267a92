import { expect, test } from 'vitest'
import { groupsOf, summaryOf } from './sheet-summary.ts'

test('an answer counts when a list is not empty or a text is not blank', () => {
  const answers = { a: '1', b: [], c: '  ', d: ['2'], elsewhere: '3' }
  expect(summaryOf(['a', 'b', 'c', 'd'], answers, ['a', 'elsewhere'])).toEqual({
    total: 4,
    answered: 2,
    unanswered: 2,
    flagged: 1,
    percent: 50,
  })
})

test('questions stand in groups of ten', () => {
  expect(groupsOf(23).map(({ length }) => length)).toEqual([10, 10, 3])
  expect(groupsOf(23)[2]).toEqual([20, 21, 22])
  expect(groupsOf(0)).toEqual([])
})
