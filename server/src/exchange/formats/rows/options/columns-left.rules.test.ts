import { expect, test } from 'vitest'
import { fromCsv, linesOf } from '../../../../../testing/samples/read-tables.ts'

const head = 'Câu hỏi,A,B,Đáp án,Độ khó,Ghi chú'
const rows = (count: number, beside: (at: number) => string) => [
  head,
  ...Array.from({ length: count }, (_, at) => `Con vật số ${at} trong sách tên là gì?,chim,cá,A,${beside(at)}`),
]

test('what is left in nearly every row is told once for the file', async () => {
  const read = await fromCsv(rows(12, (at) => `${at * 500},đã xem lại lần thứ ${at} với cả tổ`))
  expect(linesOf(read)).toEqual(Array.from({ length: 12 }, () => 'single_choice: *chim | cá'))
  expect(read.notes).toEqual([{ code: 'columnsLeft', values: { columns: 'Độ khó, Ghi chú' } }])
})

test('what a few rows have, and what may be part of the question, is told with each', async () => {
  const few = await fromCsv(rows(12, (at) => (at < 2 ? '900,' : 'dễ,')))
  expect(linesOf(few)[1]).toBe('single_choice: *chim | cá (wordingDropped)')
  expect(few.notes).toEqual([])
  const short = await fromCsv(rows(4, () => '900,'))
  expect(linesOf(short)[0]).toBe('single_choice: *chim | cá (wordingDropped)')
  const [names = '', ...others] = rows(12, (at) => `dễ,chuyện kể số ${at} dài về các con vật`)
  const asked = await fromCsv([names.replace('Ghi chú', 'Chuyện kể'), ...others])
  expect(linesOf(asked)[0]).toBe('single_choice: *chim | cá (wordingDropped)')
})
