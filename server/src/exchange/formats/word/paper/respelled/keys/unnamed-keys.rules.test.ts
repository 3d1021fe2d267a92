import { expect, test } from 'vitest'
import { plainLine, textLine } from '../../../line-text.ts'
import { withUnnamedKeys } from './unnamed-keys.ts'

function read(...texts: string[]): string[] {
  return withUnnamedKeys(texts.map((text) => ({ kind: 'line', line: textLine(text) }))).map((block) =>
    block.kind === 'line' ? plainLine(block.line) : '',
  )
}

const keysIn = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => (line.startsWith('Đáp án: ') ? [line.slice('Đáp án: '.length)] : []))

const question = (number: number, ...below: string[]): string[] => [
  `Was bellt (${number})?`,
  'A: Huhn',
  'B: Hund',
  'C: Katze',
  ...below,
]

const paper = (below: readonly string[]): string[] => below.flatMap((key, at) => question(at + 1, key))

test('a number alone below the options of every question says which of them is right', () => {
  const lines = read(...paper(['2', '3', '1', '2', '2', '1']))
  expect(keysIn(lines)).toEqual(['B', 'C', 'A', 'B', 'B', 'A'])
  expect(lines.filter((line) => /^\d$/u.test(line))).toEqual([])
})

test('numbers from zero to the last option are keys', () => {
  expect(keysIn(read(...paper(['0', '1', '2', '1', '0', '2'])))).toEqual(['A', 'B', 'C', 'B', 'A', 'C'])
  expect(keysIn(read(...paper(['0', '1', '0', '1', '0', '1'])))).toEqual([])
})

test('of fewer than five questions all have their number', () => {
  expect(keysIn(read(...paper(['2', '3', '1', '2'])))).toEqual(['B', 'C', 'A', 'B'])
  expect(keysIn(read(...paper(['2', '3', '1', 'Warum?'])))).toEqual([])
})

test('points, pages and numbers beyond the options are no keys', () => {
  for (const numbers of [
    ['1', '1', '1', '1', '1', '1'],
    ['1', '1', '2', '2', '3', '3'],
    ['1', '2', '1', '2', '1', '2'],
    ['2', '3', '1', '4', '2', '1'],
  ])
    expect(keysIn(read(...paper(numbers)))).toEqual([])
})

test('a number that an option says is not counted', () => {
  const lines = paper(['2', '3', '1', '2', '2', '1'])
  const last = ['Wie viele?', 'A: 3', 'B: 5', 'C: 7', '3']
  expect(keysIn(read(...lines, ...last))).toEqual(['B', 'C', 'A', 'B', 'B', 'A'])
})

const inBrackets = (number: number, end: string): string =>
  `${number}. 首都是哪一個? (A)順化 (B)河內 (C)榮市 (D)峴港。${end}`

test('a letter in brackets behind the last option is the key, and where it is explained goes with it', () => {
  const lines = ['(B，1-6-3)', '(A，2-1)', '(D，1-4)', '(B， 3- 3-2)', '(C)'].map((end, at) => inBrackets(at + 1, end))
  expect(keysIn(read(...lines))).toEqual(['B', 'A', 'D', 'B', 'C'])
  expect(read(...lines)[0]).toBe('1. 首都是哪一個? (A)順化 (B)河內 (C)榮市 (D)峴港。')
})

test('nothing but the letter behind the last option is the key where no question is without', () => {
  const animals = (...ends: string[]): string[] => ends.map((end, at) => `${at + 1}. Ai sủa? A. Gà B. Chó C. Mèo${end}`)
  expect(keysIn(read(...animals(' (B)', ' (A)', ' (C)', ' (B)')))).toEqual(['B', 'A', 'C', 'B'])
  expect(keysIn(read(...animals(' (B)', ' (A)', ' (C)', ' (B)', ' (A)', '')))).toEqual([])
  expect(keysIn(read(...animals(' (A)', ' (A)', ' (A)', ' (B)')))).toEqual([])
})

test('a unit in brackets behind every option is none', () => {
  const lines = Array.from({ length: 6 }, (_, at) => [
    `${at + 1}. Cường độ là`,
    ...[1, 2, 3, 4].map((value, place) => `${'ABCD'[place]}. ${value} (${at % 2 === 0 ? 'A' : 'C'})`),
  ]).flat()
  expect(read(...lines)).toEqual(lines)
  const last = lines.map((line) => (/^[ABC]\./u.test(line) ? line.replace(/ \(.*/u, '') : line))
  expect(read(...last)).toEqual(last)
})

const asked = (number: number, key: string): string[] => [
  `${number}、哪一个是首都${key}`,
  'A. 顺化',
  'B. 河内',
  'C. 荣市',
]

test('letters in brackets behind what is asked are its keys', () => {
  const lines = ['（B）', '（ A ）', '（ABC）', '（A、C）', '（C）'].flatMap((key, at) => asked(at + 1, key))
  expect(keysIn(read(...lines))).toEqual(['B', 'A', 'ABC', 'AC', 'C'])
  expect(read(...lines)[0]).toBe('1、哪一个是首都')
})

test('a plane, a letter that no option has, and brackets of few questions are part of what is asked', () => {
  const planes = ['(ABC)', '(A)', '(AB)', '(B)', '(C)'].flatMap((key, at) => [
    `${at + 1}. Khoảng cách đến mặt phẳng ${key}`,
    'A. 1',
    'B. 2',
    'C. 3',
  ])
  const beyond = ['（B）', '（A）', '（D）', '（A）', '（C）'].flatMap((key, at) => asked(at + 1, key))
  const few = ['（B）', '（A）', '（）', '', '', '（C）'].flatMap((key, at) => asked(at + 1, key))
  for (const lines of [planes, beyond, few]) expect(read(...lines)).toEqual(lines)
})

test('a number alone below the word for a solution is the key, and what explains it stays', () => {
  const solved = (numbers: readonly string[]): string[] =>
    numbers.flatMap((key, at) => question(at + 1, 'Lời giải', key, 'Man hört es.'))
  const lines = read(...solved(['2', '3', '1', '2', '2', '1']))
  expect(lines.slice(0, 7)).toEqual([...question(1), 'Đáp án: B', 'Lời giải', 'Man hört es.'])
  expect(keysIn(lines)).toEqual(['B', 'C', 'A', 'B', 'B', 'A'])
  // Truths are 0 and 1, and steps count.
  for (const numbers of [
    ['0', '1', '1', '0', '1', '0'],
    ['1', '1', '1', '1', '1', '1'],
    ['2', '3', '1', '4', '2', '1'],
  ])
    expect(keysIn(read(...solved(numbers)))).toEqual([])
})

test('what a solution says once more is not said twice, and another letter is heard as well', () => {
  const lines = ['2', '3', '1', '2', '2'].flatMap((key, at) => question(at + 1, 'Lời giải', key))
  const last = (letter: string): string[] => question(6, 'Lời giải', '1', `Đáp án: ${letter}`)
  expect(keysIn(read(...lines, ...last('A')))).toEqual(['B', 'C', 'A', 'B', 'B', 'A'])
  expect(keysIn(read(...lines, ...last('C')))).toEqual(['B', 'C', 'A', 'B', 'B', 'A', 'C'])
})

test('a letter in brackets before the reason right below the options is the key', () => {
  const reasons = ['b', 'c', 'a', 'b', 'b'].map((letter) => `(${letter}) - Man hört es.`)
  const lines = read(...paper(reasons))
  expect(lines.slice(0, 6)).toEqual([...question(1), 'Đáp án: B', 'Lời giải: Man hört es.'])
  expect(keysIn(lines)).toEqual(['B', 'C', 'A', 'B', 'B'])
  // Parts of what comes next, a letter that no option has, and the same one everywhere.
  const parts = reasons.flatMap((reason, at) => question(at + 1, reason, '(c) - Und warum?'))
  const beyond = ['b', 'e', 'a', 'b', 'b'].map((letter) => `(${letter}) - Man hört es.`)
  const same = Array.from({ length: 6 }, () => '(b) - Man hört es.')
  for (const other of [parts, paper(beyond), paper(same)]) expect(read(...other)).toEqual(other)
})
