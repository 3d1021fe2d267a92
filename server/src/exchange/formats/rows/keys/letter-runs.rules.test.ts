import { expect, test } from 'vitest'
import { fromCsv, linesOf } from '../../../../../testing/samples/read-tables.ts'

const asked = (word: string) => `Con vật nào sau đây biết ${word}?,chim sẻ,cá chép,con ếch,con vịt`

test('letters in any order are those options where the type says several', async () => {
  const read = await fromCsv(['Câu hỏi,A,B,C,D,Đáp án,Loại', `${asked('bơi')},DBC,多选题`, `${asked('bay')},DA,单选题`])
  expect(linesOf(read)).toEqual([
    'multiple_choice: chim sẻ | *cá chép | *con ếch | *con vịt',
    'single_choice: chim sẻ | cá chép | con ếch | con vịt (!wrongLetter)',
  ])
})

test('and where the column has such runs, and nothing but letters', async () => {
  const keys = ['AB', 'BC', 'ACD', 'A', 'B', 'DA']
  const rows = keys.map((key, at) => `${asked(`bơi ${at}`)},${key}`)
  const last = (lines: string[]) => lines.at(-1)
  const read = await fromCsv(['Câu hỏi,A,B,C,D,Đáp án', ...rows])
  expect(last(linesOf(read))).toBe('multiple_choice: *chim sẻ | cá chép | con ếch | *con vịt')
  const few = await fromCsv(['Câu hỏi,A,B,C,D,Đáp án', ...rows.slice(2)])
  expect(last(linesOf(few))).toContain('!wrongLetter')
  const twice = await fromCsv(['Câu hỏi,A,B,C,D,Đáp án', ...rows.slice(0, 5), `${asked('chạy')},DAD`])
  expect(last(linesOf(twice))).toContain('!wrongLetter')
})
