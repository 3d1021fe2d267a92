import { expect, test } from 'vitest'
import { readPaper as read } from '../../../../../../../testing/samples/read-papers.ts'

const asked = [
  { question: 'Thủ đô của nước ta là gì?', options: ['Huế', 'Hà Nội', 'Vinh'], right: 1 },
  { question: 'Con vật nào biết bay?', options: ['Chó', 'Mèo', 'Chim'], right: 2 },
  { question: 'Nước nào lớn nhất?', options: ['Nga', 'Lào', 'Nhật'], right: 0 },
  { question: 'Mùa nào nóng nhất?', options: ['Xuân', 'Hạ', 'Đông'], right: 1 },
]
const taken = [
  'Thủ đô của nước ta là gì? / Huế | *Hà Nội | Vinh',
  'Con vật nào biết bay? / Chó | Mèo | *Chim',
  'Nước nào lớn nhất? / *Nga | Lào | Nhật',
  'Mùa nào nóng nhất? / Xuân | *Hạ | Đông',
]

function blocks(keyOf: (right: number, options: readonly string[]) => string, gap: readonly string[] = ['']): string[] {
  return asked.flatMap(({ question, options, right }) => [question, ...options, keyOf(right, options), ...gap])
}

test('what is asked, its options and a key below them, block by block', async () => {
  expect(await read(blocks((right) => 'ABC'[right] ?? ''))).toEqual(taken)
  expect(await read(blocks((right, options) => options[right] ?? ''))).toEqual(taken)
  expect(await read(blocks((right) => `Đáp án: ${'abc'[right]}`))).toEqual(taken)
  expect(await read(blocks((right) => String(right + 1)))).toEqual(taken)
  expect(await read(blocks((right) => String(right)))).toEqual(taken)
})

test('the same without empty lines, where every so many lines are one question', async () => {
  expect(await read(blocks((right) => 'ABC'[right] ?? '', []))).toEqual(taken)
})

test('numbers of options without empty lines, also where the options are numbers, unless they may count from zero or rise like levels', async () => {
  expect(await read(blocks((right) => String(right + 1), []))).toEqual(taken)
  const sums = (...keys: string[]): string[] => keys.flatMap((key, at) => [`Cộng ${at} với 1`, '1', '2', '4', key])
  expect(await read(sums('3', '2', '1', '3'))).toEqual([
    'Cộng 0 với 1 / 1 | 2 | *4',
    'Cộng 1 với 1 / 1 | *2 | 4',
    'Cộng 2 với 1 / *1 | 2 | 4',
    'Cộng 3 với 1 / 1 | 2 | *4',
  ])
  expect(await read(sums('1', '2', '3', '3'))).toEqual([])
  const open = asked.flatMap(({ question, options }, at) => [question, ...options, String((at % 2) + 1)])
  expect((await read(open)).filter((one) => one.includes('*'))).toEqual([])
})

test('a heading above all of them is told', async () => {
  const headed = await read(['ÔN TẬP TUẦN 3', '', ...blocks((right) => 'ABC'[right] ?? '')])
  expect(headed).toEqual([`${taken[0]} / wordingDropped ÔN TẬP TUẦN 3`, ...taken.slice(1)])
})

test('a block of another shape is asked about, and numbers that may count from zero say no key', async () => {
  const [first = '', ...others] = blocks((right) => 'ABC'[right] ?? '')
  const longer = [...others, '', 'Ai viết Truyện Kiều?', 'Hãy chọn một.', 'Nguyễn Du', 'Nguyễn Trãi', 'Tố Hữu', 'A']
  expect((await read([first, ...longer]))[4]).toContain('/ !')
  const open = asked
    .slice(0, 4)
    .flatMap(({ question, options, right }, at) => [
      question,
      ...options,
      String(at === 1 ? 1 : Math.max(right, 1)),
      '',
    ])
  expect(await read(open)).toEqual(taken.map((line) => `${line.replace('*', '')} / !noKey`))
})

test('a sign behind the right line instead of a key', async () => {
  const signed = (sign: string): string[] =>
    asked.flatMap(({ question, options, right }) => [
      question,
      ...options.map((text, at) => (at === right ? text + sign : text)),
      '',
    ])
  for (const sign of [' +', ' (đúng)', ' *', ' <- đáp án']) expect(await read(signed(sign))).toEqual(taken)
})

test('behind lettered options as well, where nearly all questions have one', async () => {
  const lettered = asked.flatMap(({ question, options, right }, number) => [
    `${number + 1}. ${question}`,
    ...options.map((text, at) => `${'ABC'[at]}. ${text}${at === right ? ' (+)' : ''}`),
  ])
  expect(await read(lettered)).toEqual(taken)
  const once = lettered.map((line) => (line.includes('Nga') ? line : line.replace(' (+)', '')))
  expect((await read(once))[2]).toBe('Nước nào lớn nhất? / Nga (+) | Lào | Nhật / !noKey')
})

test('numbers before what is asked and signs before what is to be chosen', async () => {
  const signed = asked.flatMap(({ question, options, right }, number) => [
    `${number + 1}. ${question}`,
    ...options.map((text, at) => `${at === right ? '+' : '-'}${text}`),
  ])
  expect(await read([...signed, '5. Hai cộng hai là mấy?', '-3', '+4', '-5'])).toEqual([
    ...taken,
    'Hai cộng hai là mấy? / 3 | *4 | 5',
  ])
})

test('a number and a subject above what is asked and a level below the letter are none of the options', async () => {
  const records = (head: (at: number) => string[], end: string[]): string[] =>
    asked.flatMap(({ question, options, right }, at) => [...head(at), question, ...options, 'ABC'[right] ?? '', ...end])
  expect(await read(records(() => ['Môn: Kiến thức chung lớp 5'], []))).toEqual(taken)
  expect(await read(records((at) => [String(at + 1), 'Kiến thức chung'], ['0', '']))).toEqual(taken)
  const unknown = await read(records((at) => [`Phần của bạn ${'Anh Bình Chi Dung'.split(' ')[at]}`], ['']))
  expect(unknown.every((line) => line.includes(' / !'))).toBe(true)
})

test('a line that repeats above options asks, where the last of them is right as well', async () => {
  const odd = [
    ['lion', 'tiger', 'table', 'C'],
    ['red', 'blue', 'run', 'C'],
    ['pen', 'swim', 'book', 'B'],
    ['milk', 'desk', 'chair', 'A'],
  ].flatMap((lines) => ['Choose the odd one out', ...lines, ''])
  expect((await read(odd))[0]).toBe('Choose the odd one out / lion | tiger | *table')
})

test('a slip in one of many records keeps that one out, not all', async () => {
  const record = (at: number) => [String(at + 1), `Số nào đứng sau số ${at}?`, `Số ${at - 1}`, `Số ${at + 1}`, 'B']
  const lettered = ['21', 'Số nào đứng sau số 20?', 'A) Số 19', 'B) Số 21', 'B']
  const damaged = ['22T', 'Số nào đứng sau số 21?', 'Số 20', 'Số 22', 'B']
  const records = Array.from({ length: 40 }, (_, at) => (at < 20 ? record(at) : record(at + 2)))
  records.splice(20, 0, lettered, damaged)
  const items = await read(records.flat())
  expect(items).toHaveLength(42)
  expect(items[0]).toBe('Số nào đứng sau số 0? / Số -1 | *Số 1')
  expect(items[20]).toContain('!')
  expect(items[21]).toBe('Số nào đứng sau số 21? / Số 20 | *Số 22')
})
