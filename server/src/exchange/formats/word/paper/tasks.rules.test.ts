import { docx } from '../docx.ts'
import { paragraph, wordFile } from '../../../../../testing/samples/word-files.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { expect, test } from 'vitest'
import { readPaper as read } from '../../../../../testing/samples/read-papers.ts'

const paper = [
  'I. Choose the correct answer.',
  '1. What time ___ you get up?',
  'A. do    B. does   C. are',
  '2. She ___ to school.',
  'A. go    B. goes   C. going',
  'II. Odd one out.',
  '1. A. apple   B. banana   C. car   D. orange',
  'III. Read and write T or F.',
  'My name is Nam. I get up at six.',
  '1. Nam gets up at six.',
  '2. Nam is a teacher.',
  'IV. Reorder the words.',
  '1. is / name / your / What / ?',
]
const keys = ['KEY:', 'I. 1. A  2. B', 'II. 1. C', 'III. 1. T  2. F', 'IV. 1. What is your name?']

test('what is to be done stands above questions that count from one, and their keys behind all of them', async () => {
  expect(await read([...paper, ...keys])).toEqual([
    'Choose the correct answer. What time ___ you get up? / *do | does | are',
    'Choose the correct answer. She ___ to school. / go | *goes | going',
    'Odd one out. / apple | banana | *car | orange',
    'Read and write T or F. My name is Nam. I get up at six. Nam gets up at six. / *Đúng | Sai',
    'Read and write T or F. My name is Nam. I get up at six. Nam is a teacher. / Đúng | *Sai',
    'Reorder the words. is / name / your / What / ? / *What is your name?',
  ])
})

test('without keys nothing is guessed, and a key that fits nowhere is told', async () => {
  const bare = await read(paper)
  expect(bare[2]).toBe('Odd one out. / apple | banana | car | orange / !noKey')
  const odd = await read([...paper, ...keys.slice(0, 2), 'II. 1. C  2. D', 'Good luck!'])
  expect(odd[2]).toBe('Odd one out. / apple | banana | *car | orange')
  expect(odd.at(-1)).toContain('wordingDropped II. 1. C  2. D')
})

test('numerals before anything else are headings as before', async () => {
  const history = [
    'I. LỊCH SỬ',
    '1. Ai đánh giặc Ân?',
    'A. Thánh Gióng',
    'B. Sơn Tinh',
    'II. ĐỊA LÍ',
    '2. Sông nào dài?',
  ]
  expect((await read([...history, 'A. Sông Hồng', 'B. Sông Đáy', 'KEY: A']))[0]).not.toContain('LỊCH SỬ Ai')
})

test('the key above a new number one is that of the question above', async () => {
  const asked = ['count', 'push', 'pop'].flatMap((right) =>
    [1, 2].flatMap((number) => [
      `[${number}] Hàm nào là ${right} ${number}?`,
      'A. count',
      'B. push',
      'C. pop',
      `ANSWER: ${right === 'count' ? 'A' : right === 'push' ? 'B' : 'C'}`,
      '',
    ]),
  )
  const { items } = await docx.read(wordFile(asked.map((line) => paragraph(line)).join('')))
  expect(items.map(({ item }) => textOf(item.content))).toEqual(
    ['count', 'push', 'pop'].flatMap((right) => [1, 2].map((number) => `Hàm nào là ${right} ${number}?`)),
  )
  expect(items.map(({ item }) => item.answers.findIndex(({ isCorrect }) => isCorrect))).toEqual([0, 0, 1, 1, 2, 2])
})

test('what is to be done above a number in a line of its own is no part of each question below', async () => {
  const asked = (number: number): string[] => [
    `QUESTION ${number}`,
    `Which number is ${number}?`,
    'A. nine',
    'B. five',
    'Answer: A',
  ]
  const told = await read([...asked(1), ...asked(2), 'Circle the correct letter.', ...asked(3), ...asked(4)])
  expect(told.map((text) => text.split(' / ')[0])).toEqual([1, 2, 3, 4].map((number) => `Which number is ${number}?`))
})
