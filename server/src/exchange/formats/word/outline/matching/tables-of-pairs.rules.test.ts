import { expect, test } from 'vitest'
import { readWord } from '../../../../../../testing/samples/read-papers.ts'
import { paragraph, table } from '../../../../../../testing/samples/word-files.ts'

const lines = (...texts: string[]): string[] => texts.map((text) => paragraph(text))

test('a table with two columns below an exercise is matched where its list names a letter for each number', async () => {
  const seen = await readWord([
    ...lines('Exercise 1: Choose the odd one out.', '1. A. pen   B. ruler   C. cat', '2. A. red   B. two   C. blue'),
    ...lines('Exercise 2: Match the questions with their answers.'),
    table([
      ['A', 'B'],
      ['1. How old are you?', 'a. I am fine.'],
      ['2. How are you?', 'b. It is a book.'],
      ['3. What is this?', 'c. I am nine.'],
    ]),
    ...lines('ĐÁP ÁN', 'Exercise 1:', '1. C', '2. B', 'Exercise 2:', '1. c   2. a   3. b'),
  ])
  expect(seen).toEqual([
    'Choose the odd one out. / pen | ruler | *cat',
    'Choose the odd one out. / red | *two | blue',
    'Match the questions with their answers. / ',
  ])
})

test('letters that stand beside no number belong to nobody, and large ones are no options', async () => {
  const seen = await readWord([
    ...lines('Question I. Choose the best answer.', '1. I ___ nine.', 'A. am   B. is   C. are'),
    ...lines('Question II. Which notice says this?'),
    table([
      ['1. Be quiet here.', 'A. CLOSED ON MONDAYS'],
      ['2. You cannot come in today.', 'B. WET PAINT'],
      ['', 'C. NO TALKING'],
    ]),
    ...lines('ĐÁP ÁN', 'Question II (1 điểm): 1 – C; 2 – A', 'Question I.', '1. A'),
  ])
  expect(seen).toEqual(['Choose the best answer. I ___ nine. / *am | is | are', 'Which notice says this? / '])
})

test('a column where children write what belongs to what is room', async () => {
  const seen = await readWord([
    ...lines('Câu 1. Thủ đô của Việt Nam là gì?', 'A. Huế   B. Hà Nội', 'Câu 2. Nối cột A với cột B cho phù hợp'),
    table([
      ['A', 'B', 'Nối'],
      ['1. Cá', 'a. bay trên trời', '1 + ….'],
      ['2. Chim', 'b. bơi dưới nước', '2 + ….'],
    ]),
    ...lines('ĐÁP ÁN', 'Câu 1. B', 'Câu 2. 1 + b, 2 + a'),
  ])
  expect(seen).toEqual(['Thủ đô của Việt Nam là gì? / Huế | *Hà Nội', 'Nối cột A với cột B cho phù hợp / '])
})
