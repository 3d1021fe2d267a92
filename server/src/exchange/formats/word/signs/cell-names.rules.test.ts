import { expect, test } from 'vitest'
import { isNamed, nameIn, numberIn, partIn } from './cell-names.ts'

test('a cell names a question with or without its word, its part and a sign behind it', () => {
  const cells = ['3', '03.', 'Câu 3', 'Bài 3:', 'câu3)', ' 3 ']
  expect(cells.map(nameIn)).toEqual(cells.map(() => ({ number: '3', part: '' })))
  expect(cells.map((text) => numberIn(text))).toEqual(cells.map(() => 3))
  expect(cells.map(isNamed)).toEqual([false, false, true, true, true, false])
  expect(['3a', 'Câu 3 B.'].map(nameIn)).toEqual(['a', 'b'].map((part) => ({ number: '3', part })))
  expect(numberIn('3a')).toBeNull()
})

test('anything else in a cell names none', () => {
  const cells = ['', 'Câu', '3,5', '3 điểm', 'Câu 3 và 4', 'Đề 3', '1945']
  expect(cells.map(nameIn)).toEqual(cells.map(() => null))
  expect(cells.map((text) => numberIn(text))).toEqual(cells.map(() => null))
  expect(numberIn('1945', 4)).toBe(1945)
})

test('a cell names a part of a question', () => {
  expect(['a', 'b)', 'Ý c', 'd .', 'A', 'ab', ''].map(partIn)).toEqual(['a', 'b', 'c', 'd', null, null, null])
})
