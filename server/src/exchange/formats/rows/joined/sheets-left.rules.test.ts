import { expect, test } from 'vitest'
import { fromXlsx } from '../../../../../testing/samples/read-tables.ts'

const asked = [
  ['Câu hỏi', 'A', 'B', 'Đáp án'],
  ['Con nào bay?', 'chim', 'cá', 'A'],
  ['Con nào bơi?', 'chim', 'cá', 'B'],
]

test('sheets on which nobody saw a question are named beside those that were read', async () => {
  const left = [
    ['Mã bài', 'Gợi ý', 'Kết quả', 'Đang dùng'],
    ['HK2-01', 'fifteen|brother', 'fifteen', 'Có'],
    ['HK2-02', 'tent|blanket', 'tent', 'Có'],
  ]
  const { notes } = await fromXlsx({
    'Trắc nghiệm': asked,
    'Nhìn và viết': left,
    'Ghi chú': [['Đề của lớp 5'], ['Năm nay']],
  })
  expect(notes).toEqual([{ code: 'sheetsLeft', values: { sheets: '“Nhìn và viết”' } }])
})

test('a sheet of keys is none of them', async () => {
  const unkeyed = asked.map((row, at) => [at === 0 ? 'Câu' : String(at), ...row.slice(0, 3)])
  const keys = [
    ['Câu', 'Đáp án'],
    ['1', 'A'],
    ['2', 'B'],
  ]
  expect((await fromXlsx({ Đề: unkeyed, 'Đáp án': keys })).notes).toEqual([])
})

test('a book of many sheets is read, and one of too many says so', async () => {
  const head = ['Câu hỏi', 'A', 'B', 'Đáp án']
  const book = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => [`trang ${at}`, [head, [`Con số ${at} ở đâu?`, 'trên', 'dưới', 'A']]]),
    )
  expect((await fromXlsx(book(68))).items).toHaveLength(68)
  await expect(fromXlsx(book(201))).rejects.toThrow('tooManySheets')
})
