import { expect, test } from 'vitest'
import { fromCsv, linesOf } from '../../../../../testing/samples/read-tables.ts'

const usual = ['chim', 'cá', 'voi', 'mèo']
const table = (rows: readonly (readonly string[])[]): string[] => [
  'Câu hỏi,A,B,C,D,Đáp án',
  ...rows.map((cells, at) => [`Con vật số ${at + 1} là con nào?`, ...cells].join(',')),
]
const letters = ['A', 'B', 'C', 'D', 'B'].map((key) => [...usual, key])
const texts = ['chim', 'cá', 'voi', 'mèo', 'cá'].map((key) => [...usual, key])
const places = ['1', '2', '3', '4', '2'].map((key) => [...usual, key])
const lastOf = async (rows: readonly (readonly string[])[]): Promise<string> =>
  linesOf(await fromCsv(table(rows))).at(-1) ?? ''

test('a number below words is no place, and below places it is no text because its place is empty', async () => {
  expect(await lastOf([...texts, ['2', '3', '', '1', '4']])).toContain('(!ambiguousKey)')
  expect(await lastOf([...places, ['2', '3', '', '1', '3']])).toContain('(!ambiguousKey)')
})

test('letters in a run go up and are written alike: others are a word', async () => {
  expect(await lastOf([...letters, [...usual, 'BD']])).toBe('multiple_choice: chim | *cá | voi | *mèo')
  expect(await lastOf([...letters, [...usual, 'Ba']])).toContain('(!wrongLetter)')
})

test('a letter and its own text are one key, and a list of them several', async () => {
  for (const key of ['B cá', 'cá (B)', 'cá - B', 'Đáp án đúng là B', '-> B', 'B ✓', '(2)', 'PA 2', '#2'])
    expect(await lastOf([...letters, [...usual, key]])).toBe('single_choice: chim | *cá | voi | mèo')
  expect(await lastOf([...letters, [...usual, 'B. cá; D. mèo']])).toBe('multiple_choice: chim | *cá | voi | *mèo')
})

test('what says its own place in every option is a label in whatever form', async () => {
  const read = 'single_choice: chim | *cá | voi | mèo'
  const labels: readonly ((letter: string, place: number) => string)[] = [
    (letter) => letter,
    (letter) => `${letter}/`,
    (letter) => `${letter} -`,
    (letter) => `${letter}. ${letter}.`,
    (letter) => `PA ${letter}:`,
    (_, place) => `${place + 1}.`,
    (_, place) => `${['i', 'ii', 'iii', 'iv'][place] ?? ''}.`,
  ]
  for (const label of labels) {
    const options = usual.map((text, at) => `${label('ABCD'[at] ?? '', at)} ${text}`)
    expect(await lastOf([...letters, [...options, 'B']])).toBe(read)
  }
})

test('letters before names may be initials', async () => {
  expect(await lastOf([...letters, ['V. Lênin', 'Ph. Ăngghen', 'C. Mác', 'D. Ricardo', 'C']])).toContain(
    '(!optionsUnclear)',
  )
  expect(await lastOf([...letters, ['Lênin', 'Ăngghen', 'C. Mác', 'Hêghen', 'C']])).toBe(
    'single_choice: Lênin | Ăngghen | *C. Mác | Hêghen',
  )
})

test('what is told to whoever answers is no name of the columns below it', async () => {
  const read = await fromCsv([
    ',Chọn đáp án đúng nhất,,,',
    'STT,Câu hỏi,Đáp án A,Đáp án B,Đáp án',
    '1,Con nào bay?,chim,cá,A',
    '2,Con nào bơi?,chim,cá,B',
  ])
  expect(linesOf(read)).toEqual(['single_choice: *chim | cá', 'single_choice: chim | *cá'])
})

test('names that come again in another order move the cells below them', async () => {
  const rows = table(letters)
  const moved = ['Câu hỏi,Đáp án,A,B,C,D', 'Con nào kêu?,D,chim,cá,voi,mèo']
  expect(linesOf(await fromCsv([...rows, ...moved])).at(-1)).toBe('single_choice: chim | cá | voi | *mèo')
})

test('what was to be chosen from stands unread in the question: nothing is typed', async () => {
  const rows = ['chim', 'cá', 'voi'].map((key, at) => `"Con vật số ${at} là con nào?\nchim\ncá\nvoi",${key}`)
  expect(linesOf(await fromCsv(['Câu hỏi,Đáp án', ...rows])).every((line) => line.includes('!optionsMissing'))).toBe(
    true,
  )
})
