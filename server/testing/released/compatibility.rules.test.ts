import { expect, test } from 'vitest'
import { breaksOf } from './compatibility.ts'

const given = { mayBeLeftOut: false }
const optional = { mayBeLeftOut: true }
const released = { notes: { id: given, word: given, mark: optional } }

test('a newer version may add tables, and columns that an older one leaves out', () => {
  const current = { notes: { ...released.notes, colour: optional }, pictures: { id: given } }
  expect(breaksOf(released, current)).toEqual([])
})

test('it may not drop or rename what an older one uses, nor ask for what it does not give', () => {
  expect(breaksOf(released, {})).toEqual(['the table notes is gone or has another name'])
  expect(breaksOf(released, { notes: { id: given, text: given, mark: given } })).toEqual([
    'notes.word is gone or has another name',
    'notes.text must be given, and the version before does not give it',
    'notes.mark must be given, and the version before does not give it',
  ])
})
