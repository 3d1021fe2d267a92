import { expect, test } from 'vitest'
import { readPaper as read } from '../../../../../../../testing/samples/read-papers.ts'

test('a dash behind the letter is its point, in a row, below each other or behind what is asked', async () => {
  const paper = [
    'A - Phần trắc nghiệm',
    'Câu 1 - Con vật nào biết bay?',
    ' A-Chó\tB - Chim\tC-Cá',
    'Cậu 2 - Con vật nào biết bơi?   A - Mèo\tB - Gà\tC - Vịt',
    'Câu 3 - Con vật nào ăn cỏ?',
    'A – Hổ',
    'B – Bò',
    'C – Cú',
    'B - Phần tự luận',
    'Câu 1 - Tả con vật mà em yêu thích.',
    'ĐÁP ÁN',
    'A - Phần trắc nghiệm',
    'Câu 1 – B',
    'Câu 2 – C',
    'Câu 3 – B',
  ]
  const seen = await read(paper)
  expect(seen.slice(0, 3).map((text) => text.replace(/ \/ wordingDropped.*/u, ''))).toEqual([
    'Con vật nào biết bay? / Chó | *Chim | Cá',
    'Con vật nào biết bơi? / Mèo | Gà | *Vịt',
    'Con vật nào ăn cỏ? / Hổ | *Bò | Cú',
  ])
})

test('one dashed list alone may be anything', async () => {
  const seen = await read([
    'Câu 1. Đọc:',
    'A - Huế',
    'B - Vinh',
    'C - Lào',
    'Câu 2. Ở đâu?',
    'A. Huế',
    'B. Vinh',
    'Đáp án: A',
  ])
  expect(seen[0]).toContain('A - Huế')
})

test('a small letter among large ones, and a number whose point went into the gap', async () => {
  const paper = [
    '1. Which one is an animal?',
    'A. pen\tB. cat\tc. cup\tD. bag',
    '2……is your name?',
    'A. How\tB. Who\tC. What\tD. Why',
    '3. It is ……',
    'A. a egg\tB. an egg\tC. eggs\tD. egg',
    'ANSWER KEY',
    '1. B 2. C 3. B',
  ]
  expect(await read(paper)).toEqual([
    'Which one is an animal? / pen | *cat | cup | bag',
    '……is your name? / How | Who | *What | Why',
    'It is …… / a egg | *an egg | eggs | egg',
  ])
})

test('two columns of options that were read downwards', async () => {
  const paper = ['Câu 1. Con vật nào biết bay?', 'A. Chó', 'C. Cá', 'B. Chim', 'D. Gấu', 'Đáp án: B']
  expect(await read(paper)).toEqual(['Con vật nào biết bay? / Chó | *Chim | Cá | Gấu'])
})
