import { expect, test } from 'vitest'
import { answerByKey, toggled } from './review-steps.ts'

const bubbles = (...values: string[]) => values.map((value) => ({ value, x: 0, y: 0 }))
const choice = { bubbles: bubbles('A', 'B', 'C', 'D'), marks: 'one', read: ['B', 'C'], corrected: null } as const
const truth = { bubbles: bubbles('true', 'false'), marks: 'one', read: [], corrected: null } as const
const digit = { bubbles: bubbles('-', ',', '0', '7'), marks: 'one', read: ['7'], corrected: null } as const

test.each([
  [choice, 'c', ['C']],
  [choice, 'C', ['C']],
  [choice, 'e', null],
  [choice, 'x', []],
  [choice, 'Enter', null],
  [truth, 'Enter', null],
  [digit, 'Enter', ['7']],
  [truth, 'đ', ['true']],
  [truth, 's', ['false']],
  [digit, '7', ['7']],
  [digit, '.', [',']],
  [digit, '8', null],
])('a row of %j hears %s as %j', (row, key, given) => {
  expect(answerByKey({ ...row, bubbles: [...row.bubbles], read: [...row.read] }, key)).toEqual(given)
})

test('where several may be marked, a letter comes and goes', () => {
  expect(toggled(['C'], 'A')).toEqual(['A', 'C'])
  expect(toggled(['A', 'C'], 'A')).toEqual(['C'])
})
