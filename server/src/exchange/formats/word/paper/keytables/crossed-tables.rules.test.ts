import { expect, test } from 'vitest'
import { readWord } from '../../../../../../testing/samples/read-papers.ts'
import { paragraph, red, table } from '../../../../../../testing/samples/word-files.ts'

const animals = ['chó', 'mèo', 'gà', 'bò', 'vịt', 'dê']
const right = [1, 2, 0, 1, 2, 0]
const food = ['cỏ', 'thịt', 'cám']

const asked = (label: (place: number) => string): string[] =>
  animals.flatMap((animal, at) => [
    paragraph(`Câu ${at + 1}: Con ${animal} ăn gì?`),
    ...food.map((text, place) => paragraph(`${label(place)}${text}`)),
  ])
const lettered = (place: number): string => `${'ABC'[place] ?? ''}. `
const crosses = (crossed: readonly number[]): string[][] =>
  ['A', 'B', 'C'].map((letter, place) => [letter, ...crossed.map((own) => (own === place ? 'X' : ''))])
const numbers = animals.map((_, at) => String(at + 1))
const expected = animals.map(
  (animal, at) =>
    `Con ${animal} ăn gì? / ${food.map((text, place) => (place === right[at] ? '*' : '') + text).join(' | ')}`,
)

test('one cross below each number says the letter of its row, whichever side the letters are on', async () => {
  const head = paragraph('ĐÁP ÁN')
  const grid = [['', ...numbers], ...crosses(right)]
  const turned = ['', ...numbers].map((_, column) => grid.map((row) => row[column] ?? ''))
  for (const rows of [grid, turned]) expect(await readWord([...asked(lettered), head, table(rows)])).toEqual(expected)
})

test('two crosses below a number, or none, are no keys', async () => {
  const twice = [['', ...numbers], ...crosses(right).map((row) => row.with(1, 'X'))]
  const none = [['', ...numbers], ...crosses(right).map((row) => row.with(2, ''))]
  for (const rows of [twice, none]) {
    const read = await readWord([...asked(lettered), paragraph('ĐÁP ÁN'), table(rows)])
    expect(read.some((own) => own.includes('*'))).toBe(false)
  }
})

test('a number that is red before one of the options is the sign of the right one', async () => {
  const marked = animals.flatMap((animal, at) => [
    paragraph(`Câu ${at + 1}: Con ${animal} ăn gì?`),
    ...food.map((text, place) =>
      place === right[at] ? paragraph([red, `(${place + 1})`], ` ${text}`) : paragraph(`(${place + 1}) ${text}`),
    ),
  ])
  expect(await readWord(marked)).toEqual(expected)
})
