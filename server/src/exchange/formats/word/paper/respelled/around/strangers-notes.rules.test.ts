import { expect, test } from 'vitest'
import { readPaper as read, readWord } from '../../../../../../../testing/samples/read-papers.ts'
import { paragraph, red, table } from '../../../../../../../testing/samples/word-files.ts'

test('where a source stands below every question it is none of the last option', async () => {
  const question = (number: number, ref: string) => [
    `${number}. Ai giữ chìa khóa kho số ${number}?`,
    '*a. Thủ kho.',
    'b. Bảo vệ.',
    'c. Kế toán.',
    ref,
    '',
  ]
  const read1 = 'Ai giữ chìa khóa kho số 1? / *Thủ kho. | Bảo vệ. | Kế toán. / wordingDropped Ref.: QT 3 11.4'
  const read2 = 'Ai giữ chìa khóa kho số 2? / *Thủ kho. | Bảo vệ. | Kế toán. / wordingDropped Ref. QT 4.7'
  expect(await read([...question(1, 'Ref.: QT 3 11.4'), ...question(2, 'Ref. QT 4.7')])).toEqual([read1, read2])
})

test('codes in brackets before every question are told and left out', async () => {
  const paper = (first: string) => [
    `Câu 1. ${first}Nước sôi ở bao nhiêu độ?`,
    'A. 50',
    '*B. 100',
    'Câu 2. [Nhiệt] [B] [VL1.2] Nước đóng băng ở bao nhiêu độ?',
    '*A. 0',
    'B. 10',
  ]
  expect(await read(paper('[Nhiệt] [H] [VL1.1] '))).toEqual([
    'Nước sôi ở bao nhiêu độ? / 50 | *100 / wordingDropped [Nhiệt] [H] [VL1.1]',
    'Nước đóng băng ở bao nhiêu độ? / *0 | 10 / wordingDropped [Nhiệt] [B] [VL1.2]',
  ])
})

test('a picture that is only named in brackets is missed', async () => {
  const [first, second] = await read([
    'Câu 1. Hình sau là hình gì?',
    '[IMAGE: img/1.png]',
    '*A. Vuông',
    'B. Tròn',
    'Câu 2. Số nào lớn hơn?',
    'A. 1',
    '*B. 2',
  ])
  expect(first).toContain('!pictureUnreadable')
  expect(second).toBe('Số nào lớn hơn? / 1 | *2')
})

test('the name of a gap before what is typed into it is no part of it', async () => {
  const [first] = await read([
    '1. 队列的特点是____。',
    '正确答案：第1空:先进先出',
    '2. 栈的特点是____。',
    '正确答案：后进先出',
  ])
  expect(first).toContain('/ *先进先出')
})

test('a box before «đáp án khác» is one to choose', async () => {
  const paper = ['Câu 1: Số nào lớn hơn 1?', '- [x] hai', '- [ ] đáp án khác', 'Câu 2: Số nào nhỏ hơn 1?']
  expect(await read([...paper, '- [ ] hai', '- [x] đáp án khác'])).toEqual([
    'Số nào lớn hơn 1? / *hai | đáp án khác',
    'Số nào nhỏ hơn 1? / hai | *đáp án khác',
  ])
})

test('a list that counts from 101 on is the keys of these questions, not of as many papers', async () => {
  const numbers = Array.from({ length: 8 }, (_, at) => 101 + at)
  const lines = numbers.flatMap((number) => [`Câu ${number}. Số liền sau số ${number} là:`, 'A. nhỏ hơn', 'B. lớn hơn'])
  const rows = [numbers.slice(0, 4), 'BBAB'.split(''), numbers.slice(4), 'BABB'.split('')]
  const keys = table(rows.map((row) => row.map(String)))
  const items = await readWord([...lines.map((line) => paragraph(line)), paragraph('ĐÁP ÁN'), keys])
  expect(items.map((item) => (item.includes('*lớn hơn') ? 'B' : 'A')).join('')).toBe('BBABBABB')
  expect(items.every((item) => /\*/u.test(item))).toBe(true)
})

test('«[CÂU 3]» begins a question', async () => {
  const lines = [1, 2, 3].flatMap((number) => [`[CÂU ${number}] ${number} + 1 bằng mấy?`, '*A. hơn một', 'B. không'])
  expect(await read(lines)).toEqual([1, 2, 3].map((number) => `${number} + 1 bằng mấy? / *hơn một | không`))
})

test('signs of notes that somebody pasted into Word are read as in notes', async () => {
  const question = (number: number) => [
    `### **${number}. Số nào đứng sau số ${number}?**`,
    '- A) Số bé hơn',
    '- B) Số lớn hơn',
    '- **Correct Answer:** B) Số lớn hơn',
    '---',
  ]
  const lines = [...question(1), ...question(2)].map((line) => paragraph(line))
  expect(await readWord(lines)).toEqual([1, 2].map((one) => `Số nào đứng sau số ${one}? / Số bé hơn | *Số lớn hơn`))
})

test('what stands between empty lines above its letters is asked, whatever it ends with', async () => {
  const asked = ['Con trâu là con vật', 'Cây lúa trồng ở', 'Mặt trời mọc ở phía', 'Một năm có', 'Con cá sống', 'Chim']
  const typed = [...asked, '7. Con gà đẻ', ...asked]
  const lines = typed.flatMap((text) => [text, 'a. điều thứ nhất', '*b. điều thứ hai', 'c. điều thứ ba', ''])
  expect(await read(lines)).toEqual(
    typed.map((text) => `${text.replace('7. ', '')} / điều thứ nhất | *điều thứ hai | điều thứ ba`),
  )
})

test('sentences with a gap beside each other are as many questions', async () => {
  const paper = [
    'I. Complete the sentences',
    '1. I can see an ________.       2. I am a ________.',
    '3. They love to ________.',
    'II. Reorder the letters',
    '1. a b n a a n-> ............    2. h s i f-> ............',
    'ĐÁP ÁN',
    'I. Complete the sentences',
    '1. elephant',
    '2. teacher',
    '3. swim',
    'II. Reorder the letters',
    '1. banana',
    '2. fish',
  ]
  expect((await read(paper)).map((item) => item.split(' / ')[1])).toEqual(
    ['elephant', 'teacher', 'swim', 'banana', 'fish'].map((word) => `*${word}`),
  )
})

test('a formula that is lost in what several are asked about keeps all of them out', async () => {
  const below = ['**Câu 1.** Số nào lớn hơn?', 'A. 1', '*B. 2', '**Câu 2.** Số nào nhỏ hơn?', '*A. 1', 'B. 2']
  const above = (line: string) => ['**Đọc đoạn sau và trả lời câu 1, 2.**', line, ...below]
  const formula = await read(above('Cho đồ thị y = ![m](m.png) cắt trục hoành.'))
  expect(formula.map((item) => item.includes('!pictureUnreadable'))).toEqual([true, true])
  const picture = await read(above('![m](m.png)'))
  expect(picture.map((item) => item.includes(' pictureUnreadable'))).toEqual([true, true])
  const parts = ['**Câu 1.** Cho biểu thức M = ![m](m.png) với x > 0.', 'a) Thu gọn M.', 'b) Tính M khi x = 4.']
  const keys = ['ĐÁP ÁN', 'Câu 1.', 'a) x + 1', 'b) 5', 'Câu 2. B']
  const parted = await read([...parts, '**Câu 2.** Số nào lớn hơn?', 'A. 1', 'B. 2', '', ...keys])
  expect(parted.map((item) => item.includes('!pictureUnreadable'))).toEqual([true, true, false])
})

test('the table of a program that mixes papers is as many questions, and the cross says which is right', async () => {
  const rows = (number: number, right: number) => [
    [`Câu ${number}`, '1', '', `Số nào đứng sau số ${number}?`, ''],
    ...['số bé hơn', 'số lớn hơn', 'số không'].map((text, at) => [
      `${'ABC'[at]})`,
      '',
      '',
      text,
      at === right ? 'x' : '',
    ]),
  ]
  const items = (keys: readonly number[]) =>
    readWord([table([['Dòng 1', 'Chương', '', '', ''], ...keys.flatMap((right, at) => rows(at + 1, right))])])
  expect(await items([1, 1])).toEqual([
    'Số nào đứng sau số 1? / số bé hơn | *số lớn hơn | số không / wordingDropped',
    'Số nào đứng sau số 2? / số bé hơn | *số lớn hơn | số không',
  ])
  expect((await items([1, -1]))[1]).toBe('Số nào đứng sau số 2? / số bé hơn | số lớn hơn | số không / noKey')
})

test('the mark of programs that mix papers is none of the last option, and its color says nothing', async () => {
  const question = (number: number, right: string) => [
    paragraph(`Câu ${number}. Nước sôi ở bao nhiêu độ trong nồi số ${number}?`),
    ...['50', '80', '100'].map((option, at) => {
      const line = `${'ABC'[at]}. ${option}`
      const shown: string | [string, string] = option === right ? [red, line] : line
      return at === 2 ? paragraph(shown, [red, ' [<br>]']) : paragraph(shown)
    }),
  ]
  expect(await readWord([...question(1, '80'), ...question(2, '100')])).toEqual([
    'Nước sôi ở bao nhiêu độ trong nồi số 1? / 50 | *80 | 100',
    'Nước sôi ở bao nhiêu độ trong nồi số 2? / 50 | 80 | *100',
  ])
})
