import { expect, test } from 'vitest'
import { fromCsv, linesOf } from '../../../../../testing/samples/read-tables.ts'

const head = 'STT,Câu hỏi,A,B,C,Đáp án'
const usual = (at: number): string =>
  `${at},Con vật số ${at} là con nào?,chim ${at},cá ${at},voi ${at},${'ABC'[at % 3]}`
const rows = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(usual)

/** What is said of the questions above and below a line between them. */
async function saidBeside(line: string, below = usual(6)): Promise<string[]> {
  const read = linesOf(await fromCsv([head, ...rows.toSpliced(5, 1, line, below)]))
  return [4, 6, 7].map((at) => /\((.*)\)$/.exec(read[at] ?? '')?.[1] ?? '')
}

test('the name of a part, and what is to be done in it, belong to no question', async () => {
  expect(await saidBeside(',PHẦN II. ĐỌC HIỂU,,,,')).toEqual(['', '', ''])
  expect(await saidBeside(',Chọn đáp án đúng nhất cho các câu sau:,,,,')).toEqual(['', '', ''])
  expect(await saidBeside(',Tổng: 5 câu,,,,')).toEqual(['', '', ''])
})

test('a line may be the end of the question above it, or begin the one below', async () => {
  expect(await saidBeside(',Biết rằng chỉ có một con vật như vậy.,,,,')).toEqual(['!textBelow', '', ''])
  expect(await saidBeside(',Trong sân nhà bạn Lan có,,,,', '6,những con vật nào?,chim,cá,voi,A')).toEqual([
    '',
    '!wordingDropped',
    '',
  ])
})

test('a text for several questions keeps as many out as it says', async () => {
  const text = ',Đọc đoạn văn sau và trả lời hai câu hỏi: nhà Lan có chim và có cá.,,,,'
  expect(await saidBeside(text)).toEqual(['!textBelow', '!wordingDropped', '!wordingDropped'])
})
