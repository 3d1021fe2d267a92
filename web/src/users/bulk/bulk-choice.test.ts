import { expect, test } from 'vitest'
import { bulkActions, isComplete, nothingChosen, valuesFor } from './bulk-choice.ts'

test('nothing chosen is nothing to apply', () => {
  expect(isComplete(nothingChosen)).toBe(false)
})

test('deleting wants the word, exactly', () => {
  const choice = { ...nothingChosen, action: 'delete' } as const
  for (const typed of ['', 'delete', 'DELET', 'DELETE ']) expect(isComplete({ ...choice, typed })).toBe(false)
  expect(isComplete({ ...choice, typed: 'DELETE' })).toBe(true)
})

test('a change wants one of its own values', () => {
  const role = { ...nothingChosen, action: 'change_role' } as const
  expect(isComplete(role)).toBe(false)
  expect(isComplete({ ...role, value: 'active' })).toBe(false)
  expect(isComplete({ ...role, value: 'parent' })).toBe(true)
  expect(isComplete({ ...nothingChosen, action: 'change_status', value: 'inactive' })).toBe(true)
})

test('every other action needs nothing more', () => {
  const plain = bulkActions.filter((action) => action !== 'delete' && valuesFor(action).length === 0)
  expect(plain).toEqual(['activate', 'deactivate', 'verify_email', 'export'])
  for (const action of plain) expect(isComplete({ ...nothingChosen, action })).toBe(true)
})
