import { expect, test } from 'vitest'
import { linesOf } from '../../../../../testing/samples/read-tables.ts'
import { xlsxFile } from '../../../../../testing/samples/spreadsheets.ts'
import { xlsx } from '../xlsx.ts'

const head = ['Câu hỏi', 'A', 'B', 'C', 'Đáp án']
const row = (at: number, first = `chim ${at}`): string[] => [
  `Con vật thứ ${at} là con nào?`,
  first,
  `cá ${at}`,
  `voi ${at}`,
  'B',
]

test('a row that nobody sees is asked about, and its neighbours are not', async () => {
  const read = await xlsx.read(xlsxFile({ a: [head, row(1), row(2), row(3)] }, { unseen: [3] }))
  expect(linesOf(read)).toEqual([
    'single_choice: chim 1 | *cá 1 | voi 1',
    'single_choice: chim 2 | *cá 2 | voi 2 (!rowHidden)',
    'single_choice: chim 3 | *cá 3 | voi 3',
  ])
})

test('an option whose cell goes over two questions is asked about in both', async () => {
  const read = await xlsx.read(xlsxFile({ a: [head, row(1), row(2), row(3, ''), row(4)] }, { merges: ['B3:B4'] }))
  expect(linesOf(read).map((line) => line.includes('!optionMerged'))).toEqual([false, true, true, false])
})

const stacked = (at: number): string[][] =>
  ['chim', 'cá', 'voi', 'gà'].map((word, place) => [
    place === 0 ? `Con vật thứ ${at} là con nào?` : '',
    `${word} ${at}`,
    place === at % 4 ? 'x' : '',
  ])

test('so is one that covers what stood below it, and none where all are as high or only the question is', async () => {
  const [first, second, , fourth] = stacked(1)
  const rows = [['Câu hỏi', 'Lựa chọn', 'Đúng'], first, second, ['', '', ''], fourth, ...stacked(2), ...stacked(3)]
  const sample = { a: rows.map((cells) => cells ?? []) }
  const [read] = linesOf(await xlsx.read(xlsxFile(sample, { merges: ['B3:B4'] })))
  expect(read).toBe('single_choice: chim 1 | *cá 1 | gà 1 (!optionMerged)')
  const whole = { a: [['Câu hỏi', 'Lựa chọn', 'Đúng'], ...stacked(1), ...stacked(2), ...stacked(3)] }
  const over = linesOf(await xlsx.read(xlsxFile(whole, { merges: ['A2:A5', 'A6:A9', 'A10:A13'] })))
  expect(over[0]).toBe('single_choice: chim 1 | *cá 1 | voi 1 | gà 1')
  const twice = [head, row(1), row(2, 'chim 2')].flatMap((cells) => [cells, cells.map(() => '')])
  const merges = [1, 3, 5].flatMap((at) =>
    ['A', 'B', 'C', 'D', 'E'].map((letter) => `${letter}${at}:${letter}${at + 1}`),
  )
  const high = linesOf(await xlsx.read(xlsxFile({ a: twice }, { merges })))
  expect(high).toEqual(['single_choice: chim 1 | *cá 1 | voi 1', 'single_choice: chim 2 | *cá 2 | voi 2'])
})
