import { expect, test } from 'vitest'
import { largeBefore, letterBefore, letterOnLine } from './option-letters.ts'

test('a letter before a text, with the signs that people put around it', () => {
  const lines = ['B. Huế', '(B) Huế', '*B) Huế', '[B] Huế', ' B .Huế', '*(B) Huế']
  expect(lines.map((text) => letterBefore(text)?.letter)).toEqual(lines.map(() => 'B'))
  expect(lines.map((text) => text.slice(letterBefore(text)?.at))).toEqual(lines.map(() => 'Huế'))
  expect(['b) Huế', 'B.', 'Bò', 'B, Huế', '1. Huế', 'Q. Huế'].map(largeBefore)).toEqual(lines.map(() => null))
  expect(letterBefore('b)')).toEqual({ letter: 'b', at: 2, isAlone: true })
})

test('a letter and nothing else', () => {
  expect(['c', '(B)', ' d. ', '[A]'].map(letterOnLine)).toEqual(['C', 'B', 'D', 'A'])
  expect(['', 'AB', 'B, C', 'K', 'B. Huế'].map(letterOnLine)).toEqual([null, null, null, null, null])
})
