import { expect, test } from 'vitest'
import { readWord } from '../../../../../../../testing/samples/read-papers.ts'
import { highlight, paragraph } from '../../../../../../../testing/samples/word-files.ts'

const read = async (...paragraphs: string[]): Promise<string[]> => readWord(paragraphs)

const one = (number: string): string =>
  paragraph(`${number} Con vật nào biết bay?\nA. Chó\n`, [highlight, 'B. Chim'], '\nC. Cá')
const taken = 'Con vật nào biết bay? / Chó | *Chim | Cá'
const several = (asked: string): string =>
  paragraph(`${asked}\n`, [highlight, '1. Gà'], '\n2. Chó\n', [highlight, '3. Vịt'], '\n4. Mèo')
const four = ['1.1.1,', '1.1.2,', '1.2.1,', '1.2.2,'].map(one)

test('numbers of lessons and of the questions in them begin questions', async () => {
  expect(await read(...four, one('2.1.1,'))).toEqual(Array.from({ length: 5 }, () => taken))
})

test('numbers before options where several are right are letters', async () => {
  expect(await read(...four, several('2.1.1, Con vật nào đẻ trứng?\nCheck 2 options.'))).toEqual([
    ...Array.from({ length: 4 }, () => taken),
    'Con vật nào đẻ trứng? Check 2 options. / *Gà | Chó | *Vịt | Mèo',
  ])
  const wrong = await read(...four, several('2.1.1, Con vật nào đẻ trứng?\nCheck 3 options.'))
  expect(wrong.at(-1)).toContain('keyUnclear')
})

test('a question without a number below them is one of its own', async () => {
  const unnumbered = one('').replace(' Con', 'Con')
  expect(await read(...four, several('2.1.1, Con vật nào đẻ trứng?'), unnumbered)).toEqual([
    ...Array.from({ length: 4 }, () => taken),
    'Con vật nào đẻ trứng? / *Gà | Chó | *Vịt | Mèo',
    taken,
  ])
})

test('statements above letters stay what is asked about', async () => {
  const about = paragraph('2.1.1, Cho hai ý:\n1. Gà bay\n2. Cá bơi\nÝ nào đúng?\nA. Ý một\n', [highlight, 'B. Ý hai'])
  expect((await read(...four, about)).at(-1)).toBe('Cho hai ý: 1. Gà bay 2. Cá bơi Ý nào đúng? / Ý một | *Ý hai')
})
