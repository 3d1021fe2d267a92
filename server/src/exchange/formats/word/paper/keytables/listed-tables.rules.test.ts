import { expect, test } from 'vitest'
import { plainLine, textLine } from '../../line-text.ts'
import type { WordBlock } from '../../word-file.ts'
import { withListedTables } from './listed-tables.ts'

function line(text: string): WordBlock {
  return { kind: 'line', line: textLine(text) }
}

/** Rows as 'a | b | c'. */
function table(...rows: string[]): WordBlock {
  return { kind: 'table', rows: rows.map((row) => row.split('|').map((cell) => [textLine(cell.trim())])) }
}

function listed(...blocks: WordBlock[]): string[] {
  const paper = [line('Câu 1. Cho số 12.'), line('ĐÁP ÁN')]
  return withListedTables([...paper, ...blocks])
    .slice(paper.length)
    .map((block) => (block.kind === 'line' ? plainLine(block.line) : 'table'))
}

const statements = ['Câu 1: a) Đ; b) S; c) Đ; d) S', 'Câu 2: a) S; b) Đ; c) Đ; d) S']

test('a row of points or levels is no part of the keys, above them or below', () => {
  const keys = ['Câu 1: 3', 'Câu 2: Hà Nội', 'Câu 3: 27']
  const [number, said, points] = ['Câu | 1 | 2 | 3', 'Đáp án | 3 | Hà Nội | 27', 'Điểm | 1 | 0,5 | 2']
  expect(listed(table(number, said, points))).toEqual(keys)
  expect(listed(table(number, points, said))).toEqual(keys)
  expect(listed(table(number, said, 'Mức | 1 | 2 | 3'))).toEqual(keys)
  expect(listed(table('1 | 2 | 3', '3 | Hà Nội | 27', '1đ | 1đ | 2đ'))).toEqual(keys)
  expect(listed(table('1 | 3 | 1đ', '2 | Hà Nội | 1đ', '3 | 27 | 2đ'))).toEqual(keys)
})

test('a table beside itself is one list', () => {
  const [head, first, second] = [
    'Câu | Đáp án | Điểm | Câu | Đáp án | Điểm',
    '1 | 27 | 1 | 3 | Huế | 1',
    '2 | 56 | 1 | 4 | 2 | 1',
  ]
  expect(listed(table(head, first, second))).toEqual(['Câu 1: 27', 'Câu 2: 56', 'Câu 3: Huế', 'Câu 4: 2'])
})

test('numbers beside their keys are counted along the rows or down the columns', () => {
  const keys = ['Câu 1: 27', 'Câu 2: 56', 'Câu 3: Huế', 'Câu 4: 2']
  expect(listed(table('1 | 27 | 2 | 56', '3 | Huế | 4 | 2'))).toEqual(keys)
  expect(listed(table('Câu 1 | 27 | Câu 3 | Huế', 'Câu 2 | 56 | Câu 4 | 2'))).toEqual(keys)
})

test('what is true of each statement, in the tables that schools use for it', () => {
  const ministry = ['1 | a) | Đ | 2 | a) | S', ' | b) | S | | b) | Đ', ' | c) | Đ | | c) | Đ', ' | d) | S | | d) | S']
  expect(listed(table('Câu | Lệnh hỏi | Đáp án (Đ/S) | Câu | Lệnh hỏi | Đáp án (Đ/S)', ...ministry))).toEqual(
    statements,
  )
  expect(
    listed(table('Câu 1 | a | b | c | d', ' | Đ | S | Đ | S', 'Câu 2 | a | b | c | d', ' | S | Đ | Đ | S')),
  ).toEqual(statements)
  expect(listed(table('Câu 1 | Câu 2', 'a | b | c | d | a | b | c | d', 'Đ | S | Đ | S | S | Đ | Đ | S'))).toEqual(
    statements,
  )
  expect(
    listed(table('Câu | 1 | 2', 'Ý | a | b | c | d | a | b | c | d', 'Đáp án | Đ | S | Đ | S | S | Đ | Đ | S')),
  ).toEqual(statements)
  expect(listed(table('Câu | 1 | 1 | 2 | 3', 'Ý | a | b | | ', 'Đáp án | B | D | C | 7'))).toEqual([
    'Câu 1: a) B',
    'b) D',
    'Câu 2: C',
    'Câu 3: 7',
  ])
  expect(listed(table('1a | 1b | 1c | 1d | 2a | 2b | 2c | 2d', 'Đ | S | Đ | S | S | Đ | Đ | S'))).toEqual(statements)
  expect(listed(table('Ý | 1 | 2', 'a | Đ | S', 'b | S | Đ', 'c | Đ | Đ', 'd | S | S'))).toEqual(statements)
  expect(
    listed(table('Câu 1 | | Câu 2 | ', 'a | Đ | a | S', 'b | S | b | Đ', 'c | Đ | c | Đ', 'd | S | d | S')),
  ).toEqual(statements)
  expect(listed(table('Câu 1 | a | b | c | d', 'Đúng | x | | x | ', 'Sai | | x | | x'))).toEqual(statements.slice(0, 1))
  expect(listed(line('Câu 1:'), table('a | b | c | d', 'Đ | S | Đ | S'))).toEqual(['Câu 1:', 'a) Đ; b) S; c) Đ; d) S'])
})

test('parts of the paper head the keys below them, beside them or in a column of their own', () => {
  const keys = ['PHẦN I', 'Câu 1: B', 'Câu 2: C', 'PHẦN II', 'Câu 1: 3,5', 'Câu 2: -2']
  expect(listed(table('PHẦN I', 'Câu | 1 | 2', 'ĐA | B | C', 'PHẦN II', 'Câu | 1 | 2', 'ĐA | 3,5 | -2'))).toEqual(keys)
  expect(listed(table('PHẦN I | Câu | 1 | 2', ' | ĐA | B | C', 'PHẦN II | Câu | 1 | 2', ' | ĐA | 3,5 | -2'))).toEqual(
    keys,
  )
  expect(listed(table('Câu | PHẦN I | PHẦN II', '1 | B | 3,5', '2 | C | -2'))).toEqual(keys)
})

test('boxes of an answer sheet are one number', () => {
  expect(listed(line('Câu 2:'), table('- | 2 | | '))).toEqual(['Câu 2:', '-2'])
  expect(listed(table('Câu 1 | 3 | , | 5 | ', 'Câu 2 | - | 2 | | '))).toEqual(['Câu 1: 3,5', 'Câu 2: -2'])
})

test('a table whose cells stand below each other is one', () => {
  const cells = ['Câu 1', 'Câu 2', 'Câu 3', 'B', 'D', 'A'].map((text) => line(text))
  expect(listed(...cells)).toEqual(['table'])
  expect(listed(...['Câu', '1', '2', '3', 'Đáp án', 'B', 'D', 'A'].map((text) => line(text)))).toEqual(['table'])
  expect(listed(...['1', '2', '3', 'B', 'D'].map((text) => line(text)))).not.toContain('table')
})

test('three digits without a box to spare may be three numbers', () => {
  expect(listed(line('Câu 1:'), table('2 | 4 | 6'))).toEqual(['Câu 1:', 'table'])
  expect(listed(table('Câu 1 | 2 | 4 | 6', 'Câu 2 | 1 | 3 | 5'))).toEqual(['table'])
  expect(listed(table('Câu 1 | 1 | 9 | 4 | 5', 'Câu 2 | 7 | | | '))).toEqual(['Câu 1: 1945', 'Câu 2: 7'])
})

test('what is asked stays a table, and so does what nobody knows for certain', () => {
  const years = table('Năm | 2019 | 2020 | 2021', 'Số cây | 120 | 150 | 170')
  expect(withListedTables([line('Câu 1. Cho bảng sau:'), years])).toContain(years)
  const room = table('Câu | 1 | 2 | 3', 'Đáp án | | | ')
  expect(withListedTables([line('Câu 1. Tính 1 + 1.'), room])).toContain(room)
  expect(listed(table('Câu | 1 | 2 | 3', 'Đáp án | B | C | A', 'Điểm | 1 | 1 | 1'))).toEqual(['table'])
  expect(listed(table('1 | 27', '2 | 56'))).toEqual(['table'])
})

test('letters below numbers inside a question are what is asked about', () => {
  const code = table('1 | 2 | 3', 'A | B | C')
  const read = withListedTables([line('Câu 3. Cho bảng mã sau:'), code])
  expect(read.map((block) => (block.kind === 'line' ? plainLine(block.line) : 'table'))).toEqual([
    'Câu 3. Cho bảng mã sau:',
    '1 | 2 | 3',
    'A | B | C',
  ])
})

test('what is typed for each part stands in a line of its own', () => {
  expect(listed(table('Câu | Ý | Đáp án | Điểm', '1 | a | 27 | 0,5', ' | b | lẻ | 0,5', '2 | | 56 | 1'))).toEqual([
    'Câu 1: a) 27',
    'b) lẻ',
    'Câu 2: 56',
  ])
})

test('cells that were merged move what stands behind them: nobody believes such a table', () => {
  const [told] = listed(table('Câu | 1 | 2 | 3 | 4', 'Đáp án | A | B | C'))
  expect(told).toBe('Bảng đáp án có ô gộp hoặc số lạ')
  expect(listed(table('Câu | 0 | 1 | 2', 'Đáp án | A | B | C'))).toEqual([told])
  expect(listed(table('1 | 2 | 3 | 4', 'A | B | C'))).toEqual([told])
  expect(listed(table('1 | 2 | 3', '3 | 4 | 27', '1 | 1 | 2'))).toEqual([told])
  expect(listed(table('1 | 27 | 0,5', '2 | 56 | 1', '3 | 18 | 1'))).toEqual([told])
  expect(listed(table('Câu | Đáp án | Câu | Đáp án', '1 | A | 3 | B', '2 | A | C'))).toEqual([told])
})
