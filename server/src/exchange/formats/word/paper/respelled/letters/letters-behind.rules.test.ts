import { expect, test } from 'vitest'
import { readWord } from '../../../../../../../testing/samples/read-papers.ts'
import { paragraph, red } from '../../../../../../../testing/samples/word-files.ts'

const asked = (number: string, text: string, letter: string, look = red): string[] => [
  paragraph(`${number} ${text} `, [look, letter]),
  paragraph('A gà'),
  paragraph('B chó'),
]

test('a letter in a color behind what is asked is the key of the options below it', async () => {
  const paper = [
    ...asked('1.', 'Con nào đẻ trứng?', 'A'),
    ...asked('2-', 'con nào sủa?', 'B'),
    ...asked('3.', 'Con nào gáy?', 'A'),
    ...asked('4.', 'Con nào có vitamin', 'C'),
  ]
  expect(await readWord(paper)).toEqual([
    'Con nào đẻ trứng? / *gà | chó',
    'con nào sủa? / gà | *chó',
    'Con nào gáy? / *gà | chó',
    'Con nào có vitamin C / gà | chó / noKey',
  ])
})

test('a letter that looks like the others belongs to what is asked', async () => {
  const paper = ['1.', '2.', '3.'].flatMap((number) => asked(number, 'Con nào cần vitamin', 'A', ''))
  expect(await readWord(paper)).not.toContainEqual(expect.stringContaining('*'))
})
