import { expect, test } from 'vitest'
import { pageLines } from './page-lines.ts'
import type { PlacedText } from './rows.ts'

function at(x: number, row: number, text: string): PlacedText {
  return { text, x, y: 700 - row * 20, width: text.length * 5, size: 10, isBold: false }
}

test('keys that count on across a row are no columns', () => {
  const rows = Array.from({ length: 8 }, (_, row) => [
    at(0, row, '1. A'),
    at(100, row, '2. C'),
    at(300, row, '3. D'),
    at(400, row, '4. B'),
  ])
  expect(pageLines(rows.flat()).map(({ text }) => text)).toEqual(rows.map(() => '1. A\t2. C\t3. D\t4. B'))
})

test('a column that begins questions of its own is one', () => {
  const rows = Array.from({ length: 8 }, (_, row) => [at(0, row, `${row + 1}. Ai?`), at(300, row, `${row + 11}. Gì?`)])
  expect(pageLines(rows.flat())[1]?.text).toBe('2. Ai?')
})
