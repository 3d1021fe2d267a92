import { expect, test } from 'vitest'
import { contents, fromCsv, linesOf } from '../../../../../testing/samples/read-tables.ts'

const head = 'Câu hỏi,A,B,Đáp án'

test('signs of the font Symbol are read as they are seen', async () => {
  const read = await fromCsv([head, 'Màn hình có 20 \uF0B4 30 điểm thì có mấy điểm?,\uF0A3 600,\uF0B3 700,A'])
  expect(contents(read)).toEqual(['Màn hình có 20 × 30 điểm thì có mấy điểm?'])
  expect(linesOf(read)).toEqual(['single_choice: *≤ 600 | ≥ 700'])
})

test('a sign that may be of another font, or that nobody knows, keeps its question out', async () => {
  const read = await fromCsv([
    head,
    'Con vật nào biết bay?,\uF0FC chim,cá,A',
    'Con vật nào biết bơi?,chim,cá\uE123,B',
    'Con vật nào biết hót?,chim,cá,A',
  ])
  expect(linesOf(read).map((line) => line.includes('!lettersBroken'))).toEqual([true, true, false])
})

test('options that are all sources of formulas are formulas, unless it is asked how they are written', async () => {
  const offered = String.raw`\frac{1}{2},\frac{2}{3},A`
  const read = await fromCsv([head, `Một nửa là bao nhiêu?,${offered}`, `Viết một nửa bằng LaTeX thế nào?,${offered}`])
  const texts = read.items.map(({ item }) => item.answers[0]?.text ?? '')
  expect(texts.map((text) => text.includes('data-latex='))).toEqual([true, false])
})
