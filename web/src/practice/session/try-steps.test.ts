import { expect, test } from 'vitest'
import { type Draft, drafted, stepsOf } from './try-steps.ts'

function after(given: readonly (string | null)[]): Draft | undefined {
  let draft: Draft | undefined
  for (const one of given) draft = drafted(draft, one)
  return draft
}

test('the first answer is kept once it is changed, and changes are counted', () => {
  expect(after(['a'])).toEqual({ given: 'a', first: null, changes: 0 })
  expect(after(['a', 'b', 'c'])).toEqual({ given: 'c', first: 'a', changes: 2 })
  expect(after(['H', 'Hà', 'Hà Nội'])).toEqual({ given: 'Hà Nội', first: null, changes: 0 })
})

test('each try has its own time', () => {
  expect(stepsOf(after(['a', 'b']), 50, 0)).toEqual({ first: 'a', changes: 1, seconds: 50 })
  expect(stepsOf(undefined, 70, 50)).toEqual({ first: null, changes: 0, seconds: 20 })
})
