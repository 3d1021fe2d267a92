import { expect, test } from 'vitest'
import { plainLine, textLine } from '../../../line-text.ts'
import { withKeysNamed } from './named-keys.ts'

const animals = ['pies', 'kot', 'koń']

const question = (number: number, ...below: string[]): string[] => [
  `${number}. Które zwierzę szczeka (${number})?`,
  ...animals.map((name, at) => `${'abc'[at]}) ${name}`),
  ...below,
]

function read(...texts: string[]): string[] {
  return withKeysNamed(texts.map((text) => ({ kind: 'line', line: textLine(text) }))).map((block) =>
    block.kind === 'line' ? plainLine(block.line) : '',
  )
}

const paper = (below: (number: number) => string[]): string[] =>
  Array.from({ length: 6 }, (_, at) => question(at + 1, ...below(at + 1))).flat()
const letter = (number: number): string => 'abc'[number % 3] ?? ''
const keysIn = (lines: readonly string[]): string[] => lines.filter((line) => line.startsWith('Đáp án'))

test('a line with the same word and a letter below every question is its key', () => {
  expect(keysIn(read(...paper((number) => [`Poprawna: ${letter(number)})`])))).toEqual([
    'Đáp án: B',
    'Đáp án: C',
    'Đáp án: A',
    'Đáp án: B',
    'Đáp án: C',
    'Đáp án: A',
  ])
})

test('a word that nobody knows is one for the key where the texts behind the letters are those of the options', () => {
  const said = (number: number): string => `Tocna: ${letter(number)}) ${animals[number % 3]}`
  expect(keysIn(read(...paper((number) => [said(number)])))).toHaveLength(6)
  expect(keysIn(read(...paper((number) => [`Tocna: ${letter(number)}`])))).toEqual([])
})

test('the rest of a long text behind the letter goes with it, and a key at the end of the last option is seen', () => {
  const lines = paper((number) => [`Poprawna: ${letter(number)}) ${animals[number % 3]}`])
  const wrapped = lines.map((line) => line.replace(/^b\) kot$/u, 'b) kot z miasta'))
  const typed = wrapped.flatMap((line) => (line === 'Poprawna: b) kot' ? [line, 'z miasta'] : [line]))
  const last = [...question(7).slice(0, -1), 'c) koń Poprawna: c)']
  expect(read(...typed, ...last).filter((line) => line === 'z miasta')).toEqual([])
  expect(read(...typed, ...last).slice(-2)).toEqual(['c) koń', 'Đáp án: C'])
})

test('a text of another option, a level, what somebody chose and what is wrong are no keys', () => {
  for (const word of ['Poziom', 'Twoja odpowiedź', 'Wrong answer', 'Niepoprawna', 'Level', 'Your answer'])
    expect(keysIn(read(...paper((number) => [`${word}: ${letter(number)}`])))).toEqual([])
  expect(keysIn(read(...paper(() => ['Poprawna: a) kot'])))).toEqual([])
})

test('two words below every question, or a letter that is always the same, say nothing for certain', () => {
  expect(
    keysIn(read(...paper((number) => [`Poprawna: ${letter(number)}`, `Odpowiedzi: ${letter(number + 1)}`]))),
  ).toEqual([])
  expect(keysIn(read(...paper(() => ['Poprawna: a'])))).toEqual([])
})

test('a question whose line says another text, or that has two of them, keeps them, and what contradicts itself is told', () => {
  const odd = paper((number) => [`Poprawna: ${letter(number)}`])
  const lines = [
    ...odd,
    ...odd,
    ...odd,
    ...odd,
    ...odd,
    ...question(31, 'Poprawna: a) ptak'),
    ...question(32, 'Poprawna: a', 'Poprawna: b'),
    ...question(33, 'Poprawna: a) kot'),
  ]
  expect(read(...lines).filter((line) => line.startsWith('Poprawna'))).toEqual([
    'Poprawna: a) ptak',
    'Poprawna: a',
    'Poprawna: b',
  ])
  expect(keysIn(read(...lines)).at(-1)).toBe('Đáp án: a) kot')
})
