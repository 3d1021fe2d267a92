import { expect, test } from 'vitest'
import { readPaper } from '../../../../../../../testing/samples/read-papers.ts'
import { formatOf } from '../../../../signs/format-of.ts'

async function read(...lines: string[]): Promise<string[]> {
  expect(formatOf(new TextEncoder().encode(lines.join('\n')), 'paper.md')).toBe('text')
  return readPaper(lines)
}

const animals = (first: string, second: string, third: string): string[] => [
  'Câu 1. Con nào biết bay?',
  `${first}A. chim`,
  'B. cá',
  'C. voi',
  'Câu 2. Con nào biết bơi?',
  'A. gà',
  `${second}B. cá`,
  'C. voi',
  'Câu 3. Con nào to nhất?',
  'A. gà',
  'B. cá',
  `${third}C. voi`,
]

test('one sign before the right letters of a whole file is a star', async () => {
  expect(await read(...animals('$', '$', '$'))).toEqual([
    'Con nào biết bay? / *chim | cá | voi',
    'Con nào biết bơi? / gà | *cá | voi',
    'Con nào to nhất? / gà | cá | *voi',
  ])
})

test('several signs, or one before most options, say nothing', async () => {
  expect((await read(...animals('$', '#', '@'))).filter((line) => !line.includes('!'))).toEqual([])
  const most = animals('$', '', '').map((line) => line.replace(/^([BC])\. (cá|gà|voi)$/u, '$$$1. $2'))
  expect((await read(...most)).filter((line) => !line.includes('!'))).toEqual([])
})

test('a number in a line of its own is not part of what is asked', async () => {
  const paper = ['1', 'Con nào biết bay?', 'A) chim', 'B) cá', 'a', '2', 'Con nào biết bơi?', 'A) gà', 'B) cá', 'b']
  expect(await read(...paper, '3', 'Con nào to nhất?', 'A) gà', 'B) voi', 'b')).toEqual([
    'Con nào biết bay? / *chim | cá',
    'Con nào biết bơi? / gà | *cá',
    'Con nào to nhất? / gà | *voi',
  ])
})

test('the letters of formulas in braces are no answers', async () => {
  const paper = [
    '## Câu 1',
    '',
    'Lực $\\vec{F}$ và $\\frac{1}{T}$ có đơn vị gì?',
    '',
    'A) niutơn',
    'B) mét',
    '',
    '**Đáp án: A**',
  ]
  expect(await read(...paper)).toEqual(['Lực $\\vec{F}$ và $\\frac{1}{T}$ có đơn vị gì? / *niutơn | mét'])
})

test('a box without a space is empty, and a rule across is not part of an option', async () => {
  const paper = ['1. Con nào biết bay?', '', '- [x] chim', '- [] cá', '', '_'.repeat(60), '', '2. Con nào to nhất?', '']
  expect(await read(...paper, '- [] gà', '- [x] voi')).toEqual([
    'Con nào biết bay? / *chim | cá',
    'Con nào to nhất? / gà | *voi',
  ])
})

test('keys in brackets are keys', async () => {
  const paper = animals('', '', '').map((line) => line.replace(/^([ABC])\./u, '$1)'))
  expect((await read(...paper, 'ĐÁP ÁN', '1.(a) 2.(b) 3.(c)')).map((line) => line.split(' / ')[1])).toEqual([
    '*chim | cá | voi',
    'gà | *cá | voi',
    'gà | cá | *voi',
  ])
})
