import { expect, test } from 'vitest'
import { plainLine, textLine } from '../../../line-text.ts'
import type { WordBlock } from '../../../word-file.ts'
import { withKeyListsNamed } from './bare-key-lists.ts'

const line = (text: string): WordBlock => ({ kind: 'line', line: textLine(text) })
const table = (...rows: string[][]): WordBlock => ({
  kind: 'table',
  rows: rows.map((row) => row.map((text) => [textLine(text)])),
})
const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1)
const letter = (number: number): string => 'ABC'[number % 3] ?? ''

const paper = (count: number): WordBlock[] =>
  numbers(count).flatMap((number) => [`${number}. Welches Tier bellt?`, 'A. Huhn', 'B. Hund', 'C. Katze'].map(line))

function keysIn(...blocks: WordBlock[]): string[] {
  const read = withKeyListsNamed(blocks).map((block) => (block.kind === 'line' ? plainLine(block.line) : '|'))
  const head = read.indexOf('BẢNG ĐÁP ÁN')
  return head === -1 ? [] : read.slice(head + 1)
}

const expected = (count: number): string[] => numbers(count).map((number) => `${number}. ${letter(number)}`)

test('numbers with a letter each behind the last question are its keys, in lines or with heads between them', () => {
  const list = numbers(12).map((number) => line(`${number}\t${letter(number)}\t`))
  expect(keysIn(...paper(12), ...list)).toEqual(expected(12))
  const head = line('Nummer\tZeichen')
  expect(keysIn(...paper(12), head, ...list.slice(0, 6), head, ...list.slice(6))).toEqual([
    'Nummer\tZeichen',
    ...expected(12),
  ])
  expect(
    keysIn(
      ...paper(12),
      line(
        numbers(12)
          .map((number) => `${number}. ${letter(number)}`)
          .join('  '),
      ),
    ),
  ).toEqual(expected(12))
})

test('few are enough where each question has one of them', () => {
  const list = numbers(6).map((number) => line(`Câu ${number}: ${letter(number)}`))
  expect(keysIn(...paper(6), ...list)).toEqual(expected(6))
  expect(keysIn(...paper(7), ...list)).toEqual([])
})

test('a list in columns is read across and told in the order of its numbers', () => {
  const rows = numbers(6).map((number) => line(`${number}\t${letter(number)}\t${number + 6}\t${letter(number + 6)}`))
  expect(keysIn(...paper(12), ...rows)).toEqual(expected(12))
})

test('below a word for keys fewer are enough, and other columns may stand beside them', () => {
  const rows = numbers(6).map((number) => [String(number), 'wissen', letter(number)])
  const named = table(['Nr.', 'Bereich', 'Lösung'], ...rows)
  expect(keysIn(...paper(6), line('FÜR LEHRER: LÖSUNGEN'), named)).toEqual(['FÜR LEHRER: LÖSUNGEN', ...expected(6)])
  expect(keysIn(...paper(6), table(['Nr.', 'Bereich', 'Stufe'], ...rows))).toEqual([])
  expect(keysIn(...paper(6), line('Antworten'), table(['Nr.', 'Bereich', 'Schwierigkeit'], ...rows))).toEqual([])
})

test('a number twice, one that is missing, a letter that no option has, or too few of them are no keys', () => {
  const list = (count: number): string[] => numbers(count).map((number) => `${number}  ${letter(number)}`)
  const after = (...texts: string[]): string[] => keysIn(...paper(12), ...texts.map(line))
  expect(after(...list(12), '3  A')).toEqual([])
  expect(after(...list(12).filter((_, at) => at !== 4))).toEqual([])
  expect(after(...list(11), '12  F')).toEqual([])
  expect(after(...list(10))).toEqual([])
  expect(keysIn(...paper(4), ...list(4).map(line))).toEqual([])
  expect(after('Level', ...list(12))).toEqual([])
})

test('two columns of letters, and a list above the last question, are left alone', () => {
  const rows = numbers(12).map((number) => [String(number), letter(number), letter(number + 1)])
  expect(keysIn(...paper(12), line('Lösungen'), table(['Nr.', 'Lösung', 'Lösung'], ...rows))).toEqual([])
  const list = numbers(12).map((number) => line(`${number}\t${letter(number)}`))
  expect(keysIn(...list, ...paper(12))).toEqual([])
})
