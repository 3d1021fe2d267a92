import { expect, test } from 'vitest'
import { plainLine } from '../../../line-text.ts'
import type { WordBlock } from '../../../word-file.ts'
import { withKeysAbove } from './keys-above.ts'

/** '* text' is a point of a list. */
function lines(...texts: string[]): string[] {
  const blocks = texts.map((text): WordBlock => {
    const isPoint = text.startsWith('* ')
    return { kind: 'line', line: [{ kind: 'text', text: isPoint ? text.slice(2) : text, look: {} }], isPoint }
  })
  return withKeysAbove(blocks).map((block) => (block.kind === 'line' ? plainLine(block.line) : ''))
}

const asked = (number: number, key: string, ...between: string[]): string[] => [
  '+ans',
  key,
  `${number}. Con vật nào sủa?`,
  ...between,
  '* gà',
  '* chó',
  '',
]

test('a key above its question goes below the options that it chooses from', () => {
  const paper = lines(...asked(1, '2'), ...asked(2, '1'), ...asked(3, 'B', 'Nó có bốn chân.'))
  expect(paper.join(' / ').split(/ \/ (?=\d\.)/u)).toEqual([
    '1. Con vật nào sủa? / A. gà / B. chó /  / Đáp án: B',
    '2. Con vật nào sủa? / A. gà / B. chó /  / Đáp án: A',
    '3. Con vật nào sủa? / Nó có bốn chân. / A. gà / B. chó /  / Đáp án: B',
  ])
})

test('where a word has no key below it, or another line stands above the first, nothing is moved', () => {
  const paper = [...asked(1, '2'), ...asked(2, '1'), ...asked(3, '0')]
  expect(lines(...paper)).toEqual(paper.map((text) => text.replace(/^\* /u, '')))
  const titled = ['Bài một', ...asked(1, '2'), ...asked(2, '1'), ...asked(3, '2')]
  expect(lines(...titled)[1]).toBe('+ans')
})

test('of two lists in a question neither gets letters', () => {
  const paper = [...asked(1, '2'), ...asked(2, '1'), ...asked(3, '2', '* một', 'và')]
  expect(lines(...paper).slice(-6)).toEqual(['một', 'và', 'gà', 'chó', '', 'Đáp án: B'])
})
