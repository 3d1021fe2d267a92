import { expect, test } from 'vitest'
import { fromCsv, linesOf } from '../../../../../testing/samples/read-tables.ts'

test.each([
  ['Вопрос', 'Вариант А,Вариант Б,Вариант В,Вариант Г', 'Ответ', 'АБВГ'],
  ['Питання', 'А,Б,В,Г', 'Правильна відповідь', 'АБВГ'],
  ['السؤال', 'أ,ب,ج,د', 'الإجابة الصحيحة', 'أبجد'],
  ['คำถาม', 'ก,ข,ค,ง', 'เฉลย', 'กขคง'],
  ['Kérdés', 'A válasz,B válasz,C válasz,D válasz', 'Helyes válasz betűjele', 'ABCD'],
  ['Soru', 'A Şıkkı,B Şıkkı,C Şıkkı,D Şıkkı', 'Doğru Şık', 'ABCD'],
  ['Pregunta', '"a)","b)","c)","d)"', 'Letra correcta', 'abcd'],
])('below %s, %s the key is a letter of that alphabet', async (asked, options, key, letters) => {
  const read = await fromCsv([
    `${asked},${options},${key}`,
    ...Array.from(letters, (letter, at) => `Con vật số ${at} là con gì?,chim,cá,voi,gà,${letter}`),
  ])
  expect(linesOf(read)).toEqual([
    'single_choice: *chim | cá | voi | gà',
    'single_choice: chim | *cá | voi | gà',
    'single_choice: chim | cá | *voi | gà',
    'single_choice: chim | cá | voi | *gà',
  ])
})

test('a letter of the other keyboard that looks like another one is asked about', async () => {
  const read = await fromCsv([
    'Вопрос,А,Б,В,Г,Ответ',
    'Какая птица ночью видит?,сова,дрозд,гусь,утка,А',
    'Какая рыба опасна людям?,карп,сом,акула,лещ,B',
    'Какие звери спят зимой?,барсук,волк,медведь,лось,А и В',
  ])
  expect(linesOf(read)).toEqual([
    'single_choice: *сова | дрозд | гусь | утка',
    'single_choice: карп | сом | акула | лещ (!wrongLetter)',
    'multiple_choice: *барсук | волк | *медведь | лось',
  ])
})

test('and in another language parts two letters', async () => {
  const said = async (key: string): Promise<string> =>
    linesOf(await fromCsv(['Question,A,B,C,D,E,Answer', `Which of them are blue?,sky,grass,sea,sun,coal,${key}`]))[0] ??
    ''
  const both = 'multiple_choice: *sky | grass | *sea | sun | coal'
  for (const key of ['A e C', 'A und C', 'A i C', 'A et C', 'a y c', '1 und 3']) expect(await said(key)).toBe(both)
  expect(await said('a e c')).toBe('single_choice: sky | grass | sea | sun | coal (!wrongLetter)')
})

test.each([
  ['السؤال,الخيار 1,الخيار 2,الخيار 3,الإجابة الصحيحة', ['أ', 'ب', 'ج']],
  ['問題,選択肢1,選択肢2,選択肢3,正解', ['ア', 'イ', 'ウ']],
  ['Question,Option 1,Option 2,Option 3,Answer', ['I', 'II', 'III']],
])('letters of another alphabet below the key alone are those of places: %s', async (head, signs) => {
  const rows = [1, 0, 2, 1, 0].map((at, row) => `Con vật thứ ${row} là con nào?,chim,cá,voi,${signs[at]}`)
  expect(linesOf(await fromCsv([head, ...rows])).slice(0, 3)).toEqual([
    'single_choice: chim | *cá | voi',
    'single_choice: *chim | cá | voi',
    'single_choice: chim | cá | *voi',
  ])
})

test('what is offered or typed may be such letters as well', async () => {
  const typed = ['3,III', '2,II', '5,V', '4,IV'].map((line) => line.replace(/^/, 'Viết bằng chữ số La Mã số '))
  expect(linesOf(await fromCsv(['Câu hỏi,Đáp án', ...typed]))[0]).not.toContain('C')
  const offered = ['III', 'II', 'I', 'III'].map((key, row) => `Số La Mã thứ ${row} là số nào?,III,II,I,${key}`)
  const read = linesOf(await fromCsv(['Câu hỏi,A,B,C,Đáp án', ...offered]))
  expect(read[0]).toBe('single_choice: *III | II | I')
})
