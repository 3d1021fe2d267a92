import { expect, test } from 'vitest'
import { plainLine } from '../../../line-text.ts'
import type { Line, WordBlock } from '../../../word-file.ts'
import { withoutPages } from './copied-pages.ts'

const lineOf = (text: string): Line => [{ kind: 'text', text, look: {} }]

/** '#2 text' is a point of a list to which a program draws its number. */
function blockOf(text: string): WordBlock {
  const [, number, own = ''] = /^#(\d) ?(.*)$/u.exec(text) ?? []
  if (number === undefined) return { kind: 'line', line: lineOf(text) }
  return { kind: 'line', list: '1', line: [...lineOf(`${number}. `), ...lineOf(own)] }
}

function lines(...texts: string[]): string[] {
  return withoutPages(texts.map(blockOf))
    .map((block) => (block.kind === 'line' ? plainLine(block.line) : ''))
    .filter((text) => text !== '')
}

const page = (number: number, right: number): string[] => [
  `Question: ${number}`,
  'Con vật nào sủa?',
  ...['gà', 'chó', 'mèo'].flatMap((animal, at) => [
    `#${at + 1}${at === right ? ' Correct Answer' : at === 2 ? ' Incorrect Answer' : ''}`,
    animal,
  ]),
  'Answered',
]

test('options of a page that have numbers in lines of their own, and no letters', () => {
  expect(lines(...page(1, 1), ...page(2, 0), ...page(3, 1), 'Continue', 'Bài sau').slice(-6)).toEqual([
    'Con vật nào sủa?',
    'A. gà',
    '*B. chó',
    'C. mèo',
    '--- Hết ---',
    'Bài sau',
  ])
})

test('where none or two of them are right, or a text is missing, nothing gets a letter', () => {
  const wrong = page(3, 5)
  expect(lines(...page(1, 1), ...page(2, 0), ...wrong)).not.toContain('*A. gà')
  const cut = page(4, 1).filter((text) => text !== 'chó')
  expect(lines(...page(1, 1), ...page(2, 0), ...page(3, 1), ...cut).slice(-2)).toEqual(['3. Incorrect Answer', 'mèo'])
})
