import { expect, test } from 'vitest'
import { fromCsv, linesOf } from '../../../../../testing/samples/read-tables.ts'

const asked = 'Biểu thức nào dưới đây là kết quả?'

test.each([
  ['f(x),2,3,4', 'f(x) | 2 | 3 | 4'],
  ["2f'(x),x,y,z", "2f'(x) | x | y | z"],
  ['y = sin (x),1,2,3', 'y = sin (x) | 1 | 2 | 3'],
  ['5 000 (đ),sáu nghìn,bảy nghìn,tám', '5 000 (đ) | sáu nghìn | bảy nghìn | tám'],
  ['10 (s),v(t),2,3', '10 (s) | v(t) | 2 | 3'],
])('letters in brackets are a part of what is offered: %s', async (options, read) => {
  expect(linesOf(await fromCsv(['Câu hỏi,A,B,C,D', `${asked},${options}`]))).toEqual([
    `single_choice: ${read} (!noKey)`,
  ])
  const keyed = await fromCsv(['Câu hỏi,A,B,C,D,Đáp án', `${asked},${options},A`])
  expect(linesOf(keyed)).toEqual([`single_choice: *${read}`])
})

test.each(['Hà Nội (x)', 'Hà Nội(x)', 'Hà Nội (đ)', 'số 12 (x)'])(
  'behind a word it marks the right one: %s',
  async (right) => {
    const [line] = linesOf(await fromCsv(['Câu hỏi,A,B,C', `${asked},Huế,${right},Vinh`]))
    expect(line).toBe(`single_choice: Huế | *${right.replace(/\s?\(.*/, '')} | Vinh`)
  },
)

test.each([
  ['Đúng,Sai,Đ', 'true_false: *Đúng | Sai'],
  ['Đúng,Sai,S', 'true_false: Đúng | *Sai'],
  ['True,False,F', 'true_false: Đúng | *Sai'],
  ['một,hai,F', 'single_choice: một | hai (!wrongLetter)'],
])('the first letter of right and wrong is enough where both are offered: %s', async (cells, read) => {
  expect(linesOf(await fromCsv(['Câu hỏi,A,B,Đáp án', `Chim có biết bay hay không?,${cells}`]))).toEqual([read])
})

test('tags in what is offered are told', async () => {
  const read = await fromCsv(['Câu hỏi,A,B,Đáp án', `${asked},10<sup>3</sup>,103,A`])
  expect(linesOf(read)).toEqual(['single_choice: *10<sup>3</sup> | 103 (markupShown)'])
})

test('an option that is left empty is counted where keys count from zero', async () => {
  const rows = Array.from(
    { length: 12 },
    (_, at) => `Con vật số ${at} là con nào?,chim ${at},${at === 6 ? '' : `cá ${at}`},voi ${at},gà ${at},${at % 4}`,
  )
  const read = await fromCsv(['Câu hỏi,A,B,C,D,Đáp án', ...rows])
  expect(linesOf(read)[6]).toBe('single_choice: chim 6 | *voi 6 | gà 6')
})
