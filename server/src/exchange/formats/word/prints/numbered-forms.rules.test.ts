import { expect, test } from 'vitest'
import { readPaper, readWord } from '../../../../../testing/samples/read-papers.ts'

const marked = '<w:highlight w:val="yellow"/>'
const paragraphOf = (line: string): string => {
  const [, star, text = ''] = /^(\*?)(.*)$/su.exec(line) ?? []
  return `<w:p><w:r><w:rPr>${star ? marked : ''}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
}
const form = [
  'Bắt buộc',
  '1.Họ và tên *',
  '2.Con nào biết bay?',
  '(1 Điểm)',
  'cá chép',
  '*chim én',
  'mèo',
  '3.Kim loại nào màu đỏ? *',
  '(1 Điểm)',
  'bạc',
  'vàng',
  '*đồng',
  '4.Nước sôi ở bao nhiêu độ?',
  '(2 Điểm)',
  'Ở 50 độ',
  '*Ở 100 độ',
  'Ở 150 độ',
]

test('a form in which somebody highlighted what is right', async () => {
  expect(await readWord(form.map(paragraphOf))).toEqual([
    'Con nào biết bay? / cá chép | *chim én | mèo / wordingDropped',
    'Kim loại nào màu đỏ? / bạc | vàng | *đồng',
    'Nước sôi ở bao nhiêu độ? / Ở 50 độ | *Ở 100 độ | Ở 150 độ',
  ])
})

test('a line below a long one that may go on with it is joined where their number says so, and asked about elsewhere', async () => {
  const long = `Một câu trả lời dài đến cuối trang, ${'rất dài '.repeat(8)}và`
  const asked = ['5.Vì sao trời mưa?', '(1 Điểm)', `*${long}`]
  const joined = await readWord([...form, ...asked, '*còn xuống dòng', 'Vì nóng', 'Vì lạnh'].map(paragraphOf))
  expect(joined[3]).toBe(`Vì sao trời mưa? / *${long} còn xuống dòng | Vì nóng | Vì lạnh`)
  const either = await readWord([...form, ...asked, '*vì nóng', 'Vì lạnh'].map(paragraphOf))
  expect(either[3]).toContain('optionsBare')
})

test('points below tasks that offer nothing make no form of them', async () => {
  const tasks = ['Tả con mèo.', 'Tả con chó.', 'Tả con gà.'].flatMap((task, at) => [
    `${at + 1}. ${task}`,
    '(2 điểm)',
    'Viết ít nhất năm câu.',
  ])
  await expect(readPaper(tasks)).resolves.not.toContainEqual(expect.stringMatching(/\|/u))
})
