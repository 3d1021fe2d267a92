import { expect, test } from 'vitest'
import { readWord } from '../../../../../../../testing/samples/read-papers.ts'
import { paragraph, table } from '../../../../../../../testing/samples/word-files.ts'

const asked = paragraph('Câu 1. Thành phố nào ở xa hơn?')
const key = paragraph('Đáp án: C')
const read = ['Thành phố nào ở xa hơn? / Huế | Hà Nội | *Đà Nẵng | Cần Thơ']

test.each([
  ['across', [['A. Huế', 'B. Hà Nội', 'C. Đà Nẵng', 'D. Cần Thơ']]],
  [
    'in two rows',
    [
      ['A: Huế', 'B: Hà Nội'],
      ['C: Đà Nẵng', 'D: Cần Thơ'],
    ],
  ],
  [
    'downwards',
    [
      ['A/ Huế', 'C/ Đà Nẵng'],
      ['B/ Hà Nội', 'D/ Cần Thơ'],
    ],
  ],
  [
    'with cells that are empty',
    [
      ['', 'a) Huế', '', 'b) Hà Nội'],
      ['', 'c) Đà Nẵng', '', 'd) Cần Thơ'],
    ],
  ],
])('a table that holds nothing but options only keeps them in their places: %s', async (_, rows) => {
  expect(await readWord([asked, table(rows), key])).toEqual(read)
})

test('a table that holds anything else is none of options', async () => {
  const rows = [
    ['A. Huế', 'B. Hà Nội'],
    ['C. Đà Nẵng', 'Nơi em ở'],
  ]
  const [only = ''] = await readWord([asked, table(rows), key])
  expect(only).not.toBe('Thành phố nào ở xa hơn? / Huế | Hà Nội | *Đà Nẵng')
})
