import { expect, test } from 'vitest'
import { differingFields, emptySubject, isComplete, mergedOnto } from './subject-values.ts'

const base = { ...emptySubject, name: 'Toán', code: 'TOAN' }

test('what one did not touch follows the other person, what one changed stays', () => {
  const mine = { ...base, name: 'Toán 4' }
  const theirs = { ...base, name: 'Toán lớp bốn', description: 'Của họ' }
  expect(mergedOnto(theirs, base, mine)).toEqual({ ...theirs, name: 'Toán 4' })
})

test('names the fields in which two versions differ', () => {
  expect(differingFields(base, { ...base, color: '#000000', isActive: false })).toEqual(['color', 'isActive'])
  expect(differingFields(base, { ...base })).toEqual([])
})

test('a form is complete once its rules are kept', () => {
  expect(isComplete(emptySubject)).toBe(false)
  expect(isComplete(base)).toBe(true)
  expect(isComplete({ ...base, code: 'toan' })).toBe(false)
  expect(isComplete({ ...base, description: 'a'.repeat(501) })).toBe(false)
})
