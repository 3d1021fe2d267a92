import { expect, test } from 'vitest'
import { readPaper as read } from '../../../../../../../testing/samples/read-papers.ts'

const asked = ['Câu 1. Con vật nào biết bay?', 'Đáp án: B']
const paper = (...options: string[]): string[] => [asked[0] ?? '', ...options, asked[1] ?? '']

test('a letter without its point among others that have theirs', async () => {
  const taken = ['Con vật nào biết bay? / Chó | *Chim | Cá']
  expect(await read(paper('A Chó', 'B. Chim', 'C. Cá'))).toEqual(taken)
  expect(await read(paper('A Chó', 'B. Chim   C. Cá'))).toEqual(taken)
  expect(await read(paper('A. Chó', 'B Chim', 'C. Cá'))).toEqual(taken)
})

test('those behind it do not fall with it', async () => {
  const block = (number: number, first: string): string[] => [
    String(number),
    'Con vật nào biết bay?',
    first,
    'B. Chim',
    'C. Cá',
    'b',
  ]
  const lines = [...block(1, 'A. Chó'), ...block(2, 'A Chó'), ...block(3, 'A. Chó'), ...block(4, 'A. Chó')]
  expect(await read(lines)).toEqual(Array.from({ length: 4 }, () => 'Con vật nào biết bay? / Chó | *Chim | Cá'))
})

test('a sentence that begins with such a letter is what is asked', async () => {
  const lines = ['Câu 1. Read:', 'A bird can fly.', 'A. Yes', 'B. No', 'C. Never', 'Đáp án: A']
  expect(await read(lines)).toEqual(['Read: A bird can fly. / *Yes | No | Never'])
})
