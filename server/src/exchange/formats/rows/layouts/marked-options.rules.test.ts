import { expect, test } from 'vitest'
import { contents, fromCsv, linesOf } from '../../../../../testing/samples/read-tables.ts'

const asked = ['Con vật nào biết bay trên trời?', 'Con vật nào biết bơi dưới nước?']

test.each([
  ['numbered', 'question,option1,note,is_correct1,option2,other,is_correct2', ['chim,x,1,cá,y,0', 'gà,x,0,cá,y,1']],
  ['called alike', 'question,option1,is_correct,option2,is_correct', ['chim,1,cá,0', 'gà,0,cá,1']],
  ['in our words', 'Câu hỏi,Phương án 1,Đúng,Phương án 2,Đúng', ['chim,x,cá,', 'gà,,cá,x']],
])('whether it is right stands beside each option: %s', async (_, head, rows) => {
  const read = await fromCsv([head, ...rows.map((row, index) => `${asked[index]},${row}`)])
  expect(linesOf(read)).toEqual(['single_choice: *chim | cá', 'single_choice: gà | *cá'])
})

test('the key of a second table beside the first marks no option', async () => {
  const read = await fromCsv([
    'Câu hỏi,A,B,Đúng,Câu hỏi,A,B,Đúng',
    `${asked[0]},chim,cá,A,Loài nào có cánh để bay?,gà,cá,B`,
    `${asked[1]},gà,cá,B,Loài nào có vây để bơi?,chim,cá,A`,
  ])
  expect(linesOf(read)).toEqual([
    'single_choice: *chim | cá',
    'single_choice: gà | *cá',
    'single_choice: gà | *cá',
    'single_choice: *chim | cá',
  ])
})

test('all options in one cell, and behind them what the letter of the right one says', async () => {
  const read = await fromCsv([
    'Question,Option,Answers',
    `${asked[0]},"A) chim,B) cá,C) voi","A,chim"`,
    `${asked[1]},"A) gà,B) cá,C) mèo","B,cá"`,
    'Con vật nào biết sủa trong nhà?,"A) gà,B) cá,C) chó","B,chó"',
  ])
  expect(linesOf(read)).toEqual([
    'single_choice: *chim | cá | voi',
    'single_choice: gà | *cá | mèo',
    'single_choice: gà | cá | chó (!keyConflict)',
  ])
})

test('right and wrong behind letters with a sign of another script', async () => {
  const read = await fromCsv(['题型,题目,选项1,选项2,答案', '判断题,鸟会在天空中飞翔吗这是对的,A、正确,B、错误,B'])
  expect(linesOf(read)).toEqual(['true_false: Đúng | *Sai'])
})

test('a list within the name of one column parts no row', async () => {
  const read = await fromCsv([
    'Câu hỏi;A;B;Đáp án;Lớp,Môn,Chương,Bài',
    `${asked[0]};chim;cá;A;6;x;y;z`,
    `${asked[1]};gà;cá;B;6;x;y;z`,
  ])
  expect(linesOf(read).map((line) => line.replace(/ \(.*/, ''))).toEqual([
    'single_choice: *chim | cá',
    'single_choice: gà | *cá',
  ])
})

const counted = (key: string) => [
  'Câu hỏi,Phương án 1,Phương án 2,Phương án 3,Đáp án',
  ...Array.from(
    { length: 12 },
    (_, index) => `Con vật số ${index} là con nào?,chim ${index},cá ${index},voi ${index},${index % 3}`,
  ),
  `Chim có biết bay hay không?,Đúng,Sai,,${key}`,
]

test('where keys count from zero, right and wrong are counted as well', async () => {
  expect(linesOf(await fromCsv(counted('1'))).at(-1)).toBe('true_false: Đúng | *Sai')
  expect(linesOf(await fromCsv(counted('2'))).at(-1)).toBe('true_false: Đúng | Sai (!countsFromZero)')
})

test('an index that reaches the last of several right options was counted from one', async () => {
  const read = await fromCsv([
    'Câu hỏi,Câu trả lời 1,Câu trả lời 2,Câu trả lời 3,Đáp án đúng (chỉ số)',
    `${asked[0]},chim,cá,voi,1`,
    'Những con vật nào biết bay?,chim,ong,,"1, 2"',
  ])
  expect(linesOf(read)).toEqual(['single_choice: *chim | cá | voi', 'multiple_choice: *chim | *ong'])
})

test('a place that a program has written as a fraction is a place, and a fraction that is offered is none', async () => {
  const read = await fromCsv([
    'Câu hỏi,A,B,C,Đáp án',
    `${asked[0]},chim,cá,voi,3.0`,
    `${asked[1]},gà,cá,mèo,2.0`,
    'Số nào bằng một cộng một?,1.0,2.0,3.0,2.0',
  ])
  expect(linesOf(read)).toEqual([
    'single_choice: chim | cá | *voi',
    'single_choice: gà | *cá | mèo',
    'single_choice: 1.0 | *2.0 | 3.0',
  ])
})

test('where wrong stands before right, 1 may mean either', async () => {
  const rows = (last: string) => [
    'Câu hỏi,Phương án 1,Phương án 2,Đáp án',
    'Chim có biết bay hay không?,Sai,Đúng,1',
    `Cá có biết bay hay không?,Sai,Đúng,${last}`,
  ]
  expect(linesOf(await fromCsv(rows('1')))[0]).toBe('true_false: Đúng | *Sai (!ambiguousKey)')
  expect(linesOf(await fromCsv(rows('2')))).toEqual(['true_false: Đúng | *Sai', 'true_false: *Đúng | Sai'])
})

test('a text that is written once above several questions stands with the first, and is told with the others', async () => {
  const read = await fromCsv([
    'Đoạn văn,Câu hỏi,A,B,Đáp án',
    'Lan nuôi một con chim và một con cá.,Con vật nào của Lan biết bay?,chim,cá,A',
    ',Con vật nào của Lan biết bơi?,chim,cá,B',
  ])
  expect(linesOf(read)).toEqual(['single_choice: *chim | cá', 'single_choice: chim | *cá (wordingDropped)'])
  expect(contents(read)).toEqual([
    'Lan nuôi một con chim và một con cá. Con vật nào của Lan biết bay?',
    'Con vật nào của Lan biết bơi?',
  ])
})

test('numbers below letters may be counted in any way, however few there are', async () => {
  const few = (first: string) =>
    fromCsv([`Câu hỏi,${first},Đáp án`, `${asked[0]},chim,cá,voi,1`, `${asked[1]},gà,cá,mèo,2`])
  expect(linesOf(await few('A,B,C'))[1]).toBe('single_choice: gà | cá | mèo (!countsFromZero)')
  expect(linesOf(await few('Phương án 1,Phương án 2,Phương án 3'))[1]).toBe('single_choice: gà | *cá | mèo')
})

test('the right one stands first where the others are counted from two', async () => {
  const head = 'Câu hỏi,Đáp án đúng,Đáp án 2,Đáp án 3'
  const read = await fromCsv([head, `${asked[0]},chim,cá,voi`, `${asked[1]},cá,gà,mèo`])
  expect(linesOf(read)).toEqual(['single_choice: *chim | cá | voi', 'single_choice: *cá | gà | mèo'])
  const counted = await fromCsv([head, `${asked[0]},2,chim,voi`, `${asked[1]},3,gà,cá`])
  expect(linesOf(counted).join('')).not.toContain('*2')
})

test('lines without a number below a question that has one are a part of it', async () => {
  const read = await fromCsv([
    'Serial No,Question,A,B,Answer',
    '1,Ai được giảm giá theo các điều sau?,An,Bình,A',
    ',Người dưới mười tám tuổi không được giảm giá.',
    ',Người trên năm mươi tuổi không được giảm giá.',
    '2,Con vật nào biết bay trên trời?,chim,cá,A',
  ])
  expect(linesOf(read)[0]).toBe('single_choice: *An | Bình (!textBelow)')
  expect(linesOf(read).at(-1)).toBe('single_choice: *chim | cá')
})

test('a letter in brackets before the text of the right one names it', async () => {
  const read = await fromCsv([
    'Câu hỏi,A,B,Đáp án',
    `${asked[0]},(A) chim,(B) cá,(A) chim`,
    `${asked[1]},(A) gà,(B) cá,(A) cá`,
  ])
  expect(linesOf(read)).toEqual(['single_choice: *chim | cá', 'single_choice: gà | cá (!keyConflict)'])
})

test('commas part what is offered where they do so in every row, and keys count it', async () => {
  const rows = (last: string) => [
    'Câu hỏi,Các phương án,Đáp án',
    ...['0', '1', '2', '1', '0', '2', '1', '2', '0', '2'].map(
      (key, at) => `Con vật số ${at} là con nào?,"chim ${at}, cá ${at}, voi ${at}",${key}`,
    ),
    `Con vật cuối cùng là con nào?,"${last}",1`,
  ]
  expect(linesOf(await fromCsv(rows('chim, cá, voi'))).at(-1)).toBe('single_choice: chim | *cá | voi')
  expect(linesOf(await fromCsv(rows('chim, hay gà, cá, voi'))).every((line) => line.includes('!optionsUnclear'))).toBe(
    true,
  )
})

test('without names the right one comes again, before columns that are the same everywhere', async () => {
  const rows = ['bay', 'bơi', 'sủa', 'gáy', 'hót', 'bò'].map((does, at) => {
    const offered = [`chim ${at}`, `cá ${at}`, `voi ${at}`]
    return `Con vật nào biết ${does} ở đây?,${offered.join(',')},${offered[at % 3]},trống,0`
  })
  expect(linesOf(await fromCsv(rows))[1]).toBe('single_choice: chim 1 | *cá 1 | voi 1 (columnsGuessed)')
})

test('a column that puts the others together is not what is asked', async () => {
  const [first, second] = asked
  const read = await fromCsv([
    'Câu trắc nghiệm,A,B,Đáp án,Câu hỏi|A|B|Đáp án',
    `${first},chim,cá,A,${first}|chim|cá|A`,
    `${second},gà,cá,B,${second}|gà|cá|B`,
  ])
  expect(contents(read)).toEqual(asked)
})

test('what is asked is guessed among names that nobody knows, and it is told', async () => {
  const read = await fromCsv(['Zabc,A,B,Đáp án', `${asked[0]},chim,cá,A`, `${asked[1]},gà,cá,B`])
  expect(linesOf(read)[0]).toBe('single_choice: *chim | cá (columnsGuessed)')
})

test('letters with a colon before all that is offered are none of it', async () => {
  const read = await fromCsv(['MCQ,Choices,Correct', `${asked[0]},a: chim | b: cá | c: voi,b`])
  expect(linesOf(read)).toEqual(['single_choice: chim | *cá | voi'])
})

test('full stops behind one of them say nothing', async () => {
  const read = await fromCsv(['Câu hỏi,A,B,Đáp án', `${asked[0]},Con chim..,Con cá..,Con chim.`])
  expect(linesOf(read)).toEqual(['single_choice: *Con chim.. | Con cá..'])
})
