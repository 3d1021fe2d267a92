import { expect, test } from 'vitest'
import type { Line, WordBlock } from '../../word/word-file.ts'
import { withoutResults } from './printed-results.ts'

const lineOf = (text: string): WordBlock => ({
  kind: 'line',
  line: text.split(/(?=[\u{F00C}\u{F00D}])/u).map((part): Line[number] => ({ kind: 'text', text: part, look: {} })),
})

function shown(lines: readonly string[]): string[] {
  return withoutResults(lines.map(lineOf)).map((block) =>
    block.kind === 'line' ? block.line.map((piece) => (piece.kind === 'text' ? piece.text : '[?]')).join('') : '',
  )
}

const asked = (number: number, state: string, pick: string, key: readonly string[]): string[] => [
  `Question ${number}`,
  state,
  'Mark 1.00 out of 1.00',
  'Which planet is red?',
  'a. Venus',
  `b. Mars${pick}`,
  ...key,
]
const key = ['The correct answer is: Mars']

test('how a pupil did and what the pupil picked is no part of the questions of a printed result', () => {
  const result = [
    ...asked(1, 'Correct', '\u{F00C}', key),
    ...asked(2, 'Incorrect', '\u{F00D}', key),
    ...asked(3, 'Complete', '', key),
  ]
  const plain = ['Which planet is red?', 'a. Venus', 'b. Mars', ...key]
  expect(shown(result)).toEqual([1, 2, 3].flatMap((number) => [`Question ${number}`, ...plain]))
})

test('an answer below its words belongs to the question above it', () => {
  const below = ['Your answer is incorrect.', 'The correct answer is:', 'Mars']
  const result = [1, 2, 3].flatMap((number) => asked(number, 'Incorrect', '', below))
  expect(shown(result).filter((text) => text.includes('answer'))).toEqual(
    [1, 2, 3].map(() => 'The correct answer is: Mars'),
  )
})

test('without the right answer beside it a sign of a pick may mean anything, and so it does in any other file', () => {
  const silent = [1, 2, 3].flatMap((number) => asked(number, 'Incorrect', '\u{F00D}', []))
  expect(shown(silent).filter((text) => text.startsWith('b.'))).toEqual(['b. Mars[?]', 'b. Mars[?]', 'b. Mars[?]'])
  const other = ['Question 1', 'Complete', 'the sentence: I … a book.', 'a. read\u{F00C}', 'b. reads']
  expect(shown(other)).toEqual(['Question 1', 'Complete', 'the sentence: I … a book.', 'a. read[?]', 'b. reads'])
})
