import { expect, test } from 'vitest'
import { emptyItem } from '../item.ts'
import { withoutHeads } from '../word/doubts/next-tasks.ts'
import { plainLine, textLine } from '../word/line-text.ts'
import { withoutColumnsOfOptions } from './columns-of-options.ts'
import { pdfBlocks } from './pdf-blocks.ts'
import type { PageLine } from './page-lines.ts'

const [left, right] = [50, 300]
const line = (text: string, more: Partial<PageLine>): PageLine => ({
  line: textLine(text),
  text,
  room: 5,
  lead: 20,
  ...more,
})
const beside = line('A. Dùng đầu chuyển\tB. Dùng chung', { left, lastCell: right })
const texts = (...lines: PageLine[]): string[] =>
  pdfBlocks([lines]).map((block) => (block.kind === 'line' ? plainLine(block.line) : 'table'))

test('below two columns of options a line goes on with the right one only where it begins there', () => {
  expect(texts(beside, line('cùng lúc', { left: right }))).toEqual(['A. Dùng đầu chuyển\tB. Dùng chung cùng lúc'])
  expect(texts(beside, line('cùng lúc', { left }))).toEqual(['A. Dùng đầu chuyển\tB. Dùng chung', 'cùng lúc'])
  expect(texts(line('A. Dùng đầu chuyển', { left, lastCell: left }), line('cùng lúc', { left }))).toHaveLength(1)
})

test('an option that has such a line in it is asked about', () => {
  const blocks = pdfBlocks([[beside, line('cùng lúc', { left })]])
  const read = (text: string) => {
    const item = { ...emptyItem(), answers: [{ text: `<p>${text}</p>`, isCorrect: true }] }
    return withoutColumnsOfOptions([{ item, problems: [], place: 'Câu 1' }], blocks)[0]?.problems.map(
      ({ code }) => code,
    )
  }
  expect(read('Dùng chung cùng lúc')).toEqual(['lineUnclear'])
  expect(read('Dùng chung')).toEqual([])
})

test('the head of the next paper in a table is no part of what is asked', () => {
  const read = (content: string) =>
    withoutHeads([{ item: { ...emptyItem(), content }, problems: [], place: 'Câu 1' }])[0]?.problems.length
  const table = '<table><tbody><tr><td><p>Họ và tên: ........ Lớp: 5</p></td></tr></tbody></table>'
  expect(read(`<p>Tìm x.</p>${table}`)).toBe(1)
  expect(read('<p>Em hãy viết đơn có họ và tên, lớp và trường của em.</p>')).toBe(0)
})
