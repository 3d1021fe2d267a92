import { expect, test } from 'vitest'
import { contents, fromCsv, linesOf } from '../../../../../testing/samples/read-tables.ts'

const asked = ['Con vật nào biết bay trên trời?', 'Con vật nào biết bơi dưới nước?']

test('what each option counts stands in columns apart from them', async () => {
  const read = await fromCsv([
    'No,Question,Answer A,Answer B,Answer C,Points A,Points B,Points C,Tip',
    `1,${asked[0]},chim,cá,voi,1,0,0,Nó có cánh`,
    `2,${asked[1]},gà,cá,voi,0,1,0,Nó có vây`,
  ])
  expect(linesOf(read)).toEqual(['single_choice: *chim | cá | voi', 'single_choice: gà | *cá | voi'])
})

test('numbers alone above what is offered are its places where the keys name them', async () => {
  const keys = [1, 4, 4, 1, 1, 4]
  const read = await fromCsv([
    'Question,1,2,3,4,Correct,Hint',
    ...keys.map((key, index) => `Con vật thứ ${index + 1} trong vườn là con nào?,gà,cá,voi,mèo,${key},Nhìn kỹ`),
  ])
  expect(linesOf(read).slice(0, 2)).toEqual([
    'single_choice: *gà | cá | voi | mèo',
    'single_choice: gà | cá | voi | *mèo',
  ])
  expect(linesOf(read)).toHaveLength(6)
})

test('letters before some options that are those of their own columns are no part of them', async () => {
  const read = await fromCsv([
    'Câu hỏi,A,B,C,D,Đáp án',
    `${asked[0]},chim,cá,C.  voi,D. mèo,A`,
    `${asked[1]},E. coli,cá,C. voi,mèo,B`,
    `${asked[0]},A. chim,B. cá,B. voi,D. mèo,A`,
    `${asked[1]},①②,②①,③②,①③,B`,
    `${asked[0]},A. dơi,"B, cua",C. bò,D. dê,A`,
  ])
  expect(linesOf(read)).toEqual([
    'single_choice: *chim | cá | voi | mèo',
    'single_choice: E. coli | *cá | C. voi | mèo',
    'single_choice: *A. chim | B. cá | B. voi | D. mèo',
    'single_choice: ①② | *②① | ③② | ①③',
    'single_choice: *dơi | cua | bò | dê',
  ])
})

test('options in one cell below a name that says how they are parted', async () => {
  const read = await fromCsv([
    'No,Questions,Options Comma Separated,Correct Answers',
    ...['chim', 'cá', 'voi', 'mèo', 'chim'].map(
      (key, index) => `${index},Con vật thứ ${index + 1} trong vườn là con nào?,"chim, cá,voi, mèo",${key}`,
    ),
  ])
  expect(linesOf(read)[1]).toBe('single_choice: chim | *cá | voi | mèo')
})

test("'A' alone beside 'A1' to 'A4' is short for the answer", async () => {
  const read = await fromCsv([
    'Q,A1,A2,A3,A4,A',
    ...['A', 'B', ' C ', 'D', 'B'].map(
      (key, index) => `Con vật thứ ${index + 1} trong vườn là gì?,gà,cá,voi,mèo,${key}`,
    ),
  ])
  expect(linesOf(read)[2]).toBe('single_choice: gà | cá | *voi | mèo (keyColumnUnknown)')
})

test('the right answer and the wrong ones in Japanese', async () => {
  const read = await fromCsv([
    'No.,クイズ問題,正答,誤解答１,誤解答２',
    `1,${asked[0]},chim,cá,voi`,
    `2,${asked[1]},cá,gà,voi`,
  ])
  expect(linesOf(read)).toEqual(['single_choice: *chim | cá | voi', 'single_choice: *cá | gà | voi'])
})

test('a column without a name that says the question again is no option', async () => {
  const read = await fromCsv([
    'Question,Answer,Marks,,',
    `${asked[0]},chim,3,,${asked[0]}`,
    `${asked[1]},cá,3,,${asked[1]}`,
  ])
  expect(linesOf(read)).toEqual(['fill_blank: *chim', 'fill_blank: *cá'])
})

test('of two columns that may be what is asked, the one behind the key explains it', async () => {
  const rows = ['chim', 'cá', 'voi', 'gà'].map(
    (word, at) =>
      `Con ${word} ăn gì?,cỏ ${at},lúa ${at},${(at % 2) + 1},Con ${word} ăn thứ này vì nó sống ở gần đó và tìm được`,
  )
  const read = await fromCsv(['sentence,option1,option2,correct,body', ...rows])
  expect(contents(read)).toEqual(['Con chim ăn gì?', 'Con cá ăn gì?', 'Con voi ăn gì?', 'Con gà ăn gì?'])
})

test('a title that says the answer is none', async () => {
  const rows = ['chim', 'cá', 'voi'].map((word, at) => `Con ${word} ăn gì?,cỏ ${at},lúa ${at},2,Câu ${at}: đáp án 2`)
  const read = await fromCsv(['sentence,option1,option2,correct,title', ...rows])
  expect(read.items.map(({ item }) => item.title)).toEqual(['Con chim ăn gì?', 'Con cá ăn gì?', 'Con voi ăn gì?'])
})
