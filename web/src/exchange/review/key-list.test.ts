import { expect, test } from 'vitest'
import { keysIn } from './key-list.ts'

const two = {
  keys: [
    { number: 1, places: [0] },
    { number: 2, places: [2] },
  ],
}

test.each([
  '1A 2C',
  '1a2c',
  '1. A\n2. C',
  '1-A, 2-C',
  'Câu 1: A; Câu 2: C.',
  'Đáp án: 1) A 2) C',
  '1\tA\n2\tC',
  '1 | 2\nA | C',
  'Câu\t1\t2\nĐáp án\tA\tC',
  '1=>A 2=>C',
  '1A 2C 1A',
])('%j is a list of two keys', (text) => {
  expect(keysIn(text)).toEqual(two)
})

test('several letters are one key when something joins them', () => {
  const several = { keys: [{ number: 3, places: [0, 2] }] }
  expect(keysIn('3AC')).toEqual(several)
  expect(keysIn('3: A, C')).toEqual(several)
  expect(keysIn('3. C + A')).toEqual(several)
  expect(keysIn('1A, 2C')).toEqual(two)
})

test('what is true of each statement is a key of as many', () => {
  const truths = {
    keys: [
      { number: 1, places: [0, 2], statements: 4 },
      { number: 2, places: [], statements: 2 },
    ],
  }
  expect(keysIn('1 ĐSĐS 2 SS')).toEqual(truths)
  expect(keysIn('Câu 1: Đ-S-Đ-S; Câu 2: S, S')).toEqual(truths)
  expect(keysIn('1\t2\nĐSĐS\tSS')).toEqual(truths)
  expect(keysIn('1 Đ 2 S')).toEqual({ unclear: 'Đ' })
})

test.each([
  ['A C B', 'A C B'],
  ['1 A C 2 B', '1 A C'],
  ['1A 2', '2'],
  ['1 2 3\nA B', '1 2 3 A B'],
  ['1A 1B', '1 B'],
  ['1A 2X', 'X'],
  ['1A 2 Paris', 'Paris'],
  ['1. Bad 2. C', 'Bad'],
])('%j is not read, because of %j', (text, unclear) => {
  expect(keysIn(text)).toEqual({ unclear })
})

test('nothing typed is no key', () => {
  expect(keysIn('  ')).toEqual({ keys: [] })
})
