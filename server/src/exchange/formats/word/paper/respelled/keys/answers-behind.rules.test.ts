import { expect, test } from 'vitest'
import { plainLine, textLine } from '../../../line-text.ts'
import type { WordBlock } from '../../../word-file.ts'
import { withAnswersBehind } from './answers-behind.ts'

const line = (text: string): WordBlock => ({ kind: 'line', line: textLine(text) })
const asked = ['1. ____ is a bird.', '2. A ____ has four legs.', 'It barks.', '3. What lives in water?']
const answers = ['1. Sparrow', '2. dog', '3. The carp']

const read = (...lines: string[]): string[] =>
  withAnswersBehind(lines.map(line)).map((block) => (block.kind === 'line' ? plainLine(block.line) : '|'))

test.each(['ANSWER', 'Answers:', 'Soluzioni', 'Lösungen', 'Helyes válaszok'])(
  'short lines with the numbers of the questions below %s are what is to be typed',
  (head) => {
    expect(read('QUIZ', ...asked, '', head, ...answers)).toEqual([
      'QUIZ',
      '1. ____ is a bird.',
      'Đáp án: Sparrow',
      '2. A ____ has four legs.',
      'It barks.',
      'Đáp án: dog',
      '3. What lives in water?',
      '',
      'Đáp án: The carp',
    ])
  },
)

test.each([
  ['one less', [...asked, 'ANSWER', ...answers.slice(0, 2)]],
  ['a text below them', [...asked, 'ANSWER', ...answers, 'See you next week.']],
  ['letters of options', [...asked, 'ANSWER', '1. A', '2. B', '3. C']],
  ['what is asked in turn', [...asked, 'ANSWER', '1. Sparrow', '2. dog', '3. Which one?']],
  ['options above', ['1. Which?', 'A. One', 'B. Two', ...asked.slice(1), 'ANSWER', ...answers]],
  ['pairs to be found', ['Match the words.', ...asked, 'ANSWER', ...answers]],
  ['another word', [...asked, 'EXERCISES', ...answers]],
])('with %s nothing is said', (_, lines) => {
  expect(read(...lines)).toEqual(lines)
})
