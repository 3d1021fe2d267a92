import { expect, test } from 'vitest'
import { readWord } from '../../../../../../testing/samples/read-papers.ts'
import { paragraph, table } from '../../../../../../testing/samples/word-files.ts'

const rowsOf = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()))

test('a table of one column is a paper with a line in each row', async () => {
  const rows = rowsOf(`
Q1. Con vật nào đẻ trứng?
1. Con bò
2. Con gà
Correct Answer : 2
Q2. Con vật nào có sừng?
1. Con bò
2. Con gà
Correct Answer : 1
Q3. Con vật nào bơi giỏi?
1. Con gà
2. Con cá
Correct Answer : 2
Q4. Gà có bốn chân.
Correct Answer : False`)
  expect(await readWord([table(rows)])).toEqual([
    'Con vật nào đẻ trứng? / Con bò | *Con gà',
    'Con vật nào có sừng? / *Con bò | Con gà',
    'Con vật nào bơi giỏi? / Con gà | *Con cá',
    'Gà có bốn chân. / Đúng | *Sai',
  ])
})

const labelled = (number: number, key: string): string[][] =>
  rowsOf(`
${number} | Con vật số ${number} tên gì?
A | bò
B | gà
C | cá
${key}`)

test('numbers and letters in a column of their own stand before what is beside them', async () => {
  const papers = [table(labelled(1, ' | Kunci Jawaban: B')), paragraph(''), table(labelled(2, 'Đáp án | C'))]
  expect(await readWord(papers)).toEqual([
    'Con vật số 1 tên gì? / bò | *gà | cá',
    'Con vật số 2 tên gì? / bò | gà | *cá',
  ])
  const whole = [table([...labelled(1, 'Key: | A'), ...labelled(2, 'Key: | B')])]
  expect(await readWord(whole)).toEqual([
    'Con vật số 1 tên gì? / *bò | gà | cá',
    'Con vật số 2 tên gì? / bò | *gà | cá',
  ])
})

test('a table in a question stays one', async () => {
  const rows = rowsOf(`
1 | Con bò kêu thế nào?
A | be be
B | ò ò`)
  const asked = ['Câu 1. Ghép số với chữ trong bảng.', 'Câu 2. Đọc bảng trên.'].map((text) => paragraph(text))
  expect((await readWord([asked[0] ?? '', table(rows), asked[1] ?? ''])).join()).not.toContain('*')
  const framed = rowsOf(`
1. Đọc thầm bài văn.
2. Gạch chân tên các con vật.
3. Viết lại tên chúng.
4. Nộp bài.`)
  const items = await readWord([
    paragraph('Câu 1. Làm theo các bước:'),
    table(framed),
    paragraph('Câu 2. Vẽ một con vật.'),
  ])
  expect(items).toHaveLength(2)
})
