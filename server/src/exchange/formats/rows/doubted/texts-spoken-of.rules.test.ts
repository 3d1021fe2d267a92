import { expect, test } from 'vitest'
import { fromCsv, linesOf } from '../../../../../testing/samples/read-tables.ts'

const read = async (asked: string, options = 'chim,cá,voi', head = 'Câu hỏi,A,B,C,Đáp án', rest = '') =>
  linesOf(await fromCsv([head, `"${asked}",${options},B${rest}`]))[0]

test.each([
  'According to the passage, who opened the door?',
  'What does the man mean?',
  'What is the author’s tone?',
  'Đoạn thơ trên được viết theo thể thơ nào?',
  'Từ in đậm có nghĩa là gì?',
  'Nghe và chọn con vật đúng',
  'A famous tune of 1804. Listen carefully and identify it.',
  'Which word has the underlined part pronounced differently?',
])('a question of a table that points at what is not there is asked about: %s', async (asked) => {
  expect(await read(asked)).toBe('single_choice: chim | *cá | voi (!lineUnclear)')
})

test.each([
  'Look and choose the animal',
  'What is she doing?',
  'Đây là con gì?',
  'Name the bird.',
  'Who is it? Guess from the picture.',
])('and so is one whose picture is not there: %s', async (asked) => {
  expect(await read(asked)).toBe('single_choice: chim | *cá | voi (!pictureAsked)')
})

test.each([
  'Name the bird that swims.',
  'What is he in Vietnamese?',
  'Đây là con gì: kêu meo meo, thích bắt chuột?',
  'What does the manager of a bank do?',
  'Look at the sky in autumn: which animal flies?',
  'Listen to the radio is a sentence of how many words?',
  'Để tạo chữ in đậm, ta dùng nút nào?',
  'Bài toán trên giấy được giải bằng bút nào?',
])('one that needs nothing else is taken: %s', async (asked) => {
  expect(await read(asked)).toBe('single_choice: chim | *cá | voi')
})

test('the text may stand in the question or in a column beside it, and what is underlined among the options', async () => {
  const text = 'Mẹ mở cửa, rồi bố mang củi vào nhà và nhóm bếp. Bà kể chuyện cho các cháu nghe.'
  expect(await read(`${text} Theo đoạn văn trên, ai mở cửa?`)).toBe('single_choice: chim | *cá | voi')
  const beside = await read('Theo đoạn văn, ai mở cửa?', 'chim,cá,voi', 'Câu hỏi,A,B,C,Đáp án,Đoạn văn', `,"${text}"`)
  expect(beside).toBe('single_choice: chim | *cá | voi')
  const parts = await read('Choose the underlined part that is wrong: He go home', 'He,go,home')
  expect(parts).toBe('single_choice: He | *go | home')
})
