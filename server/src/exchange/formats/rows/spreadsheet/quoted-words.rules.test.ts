import { expect, test } from 'vitest'
import { contents, fromCsv, linesOf } from '../../../../../testing/samples/read-tables.ts'

test('a cell that begins with a word in quotes and goes on is the whole of it', async () => {
  const read = await fromCsv([
    'Câu hỏi,A,B,Đáp án',
    '"Chạy" là từ loại nào?,động từ,danh từ,A',
    '"Trái nghĩa với ""nóng"", là từ nào?",ấm,lạnh,B',
    '"Đọc câu',
    '"Mèo" là từ loại nào?,x",danh từ,động từ,A',
  ])
  expect(contents(read)).toEqual([
    '"Chạy" là từ loại nào?',
    'Trái nghĩa với "nóng", là từ nào?',
    expect.stringContaining('Đọc câu'),
  ])
  expect(linesOf(read).slice(0, 2)).toEqual(['single_choice: *động từ | danh từ', 'single_choice: ấm | *lạnh'])
})

test('lines that are quoted as a whole are the lines of a table', async () => {
  const read = await fromCsv(
    ['Câu hỏi,A,B,Đáp án', 'Con gì biết bay?,"chim, én",cá,A', 'Con gì biết bơi?,chim,cá,B'].map(
      (line) => `"${line.replaceAll('"', '""')}"`,
    ),
  )
  expect(linesOf(read)).toEqual(['single_choice: *chim, én | cá', 'single_choice: chim | *cá'])
})
