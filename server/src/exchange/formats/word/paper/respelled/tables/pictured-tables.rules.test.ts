import { expect, test } from 'vitest'
import { textLine } from '../../../line-text.ts'
import type { Line, WordBlock } from '../../../word-file.ts'
import { withPicturesInPlace } from './pictured-tables.ts'

const drawn = (name: string): Line => [{ kind: 'picture', part: name, alt: '' }]

/** Texts, and pictures in brackets. */
const cellOf = (text: string): Line[] =>
  text === '' ? [] : text.split(' / ').map((own) => (own.startsWith('[') ? drawn(own.slice(1, -1)) : textLine(own)))

const tableOf = (rows: string[][]): WordBlock => ({ kind: 'table', rows: rows.map((row) => row.map(cellOf)) })

const shown = (blocks: readonly WordBlock[]): string[] =>
  blocks.map((block) =>
    block.kind === 'table'
      ? 'table'
      : block.line
          .map((piece) => (piece.kind === 'text' ? piece.text : `[${'part' in piece ? piece.part : ''}]`))
          .join(''),
  )

test.each([
  [
    [
      ['A. Bò', 'B. Cá'],
      ['[bò]', '[cá]'],
    ],
    ['A. Bò[bò]', 'B. Cá[cá]'],
  ],
  [[['A. Bò / B. Cá / C. Ong', '[hình]']], ['[hình]', 'A. Bò', 'B. Cá', 'C. Ong']],
  [
    [
      ['a) Nó bay.', '', '[hình]'],
      ['b) Nó bơi.', '', ''],
    ],
    ['[hình]', 'a) Nó bay.', 'b) Nó bơi.'],
  ],
])('options and pictures in %j are lines', (rows, lines) => {
  expect(shown(withPicturesInPlace([tableOf(rows)]))).toEqual(lines)
})

test.each([
  [
    [
      ['A. Bò', '[một]'],
      ['[hai]', 'B. Cá'],
    ],
  ],
  [
    [
      ['A. Bò', 'B. Cá'],
      ['[bò]', 'con cá'],
    ],
  ],
  [
    [
      ['A. Bò', '[bò]'],
      ['B. Cá', '[cá]'],
    ],
  ],
  [[['A. ', '[bò]', 'B. ', '[cá]']]],
  [
    [
      ['a) Nó bay.', 'Đ'],
      ['b) Nó bơi.', 'S'],
    ],
  ],
])('whose picture it is in %j nobody says', (rows) => {
  expect(shown(withPicturesInPlace([tableOf(rows)]))).toEqual(['table'])
})

test('a picture that hangs before the name of a question is a part of it', () => {
  const blocks: WordBlock[] = [
    { kind: 'line', line: [...drawn('cân'), ...textLine('Câu 5. Đây là gì?')] },
    { kind: 'line', line: [...drawn('cân'), ...textLine('Hình 5')] },
  ]
  expect(shown(withPicturesInPlace(blocks))).toEqual(['Câu 5. Đây là gì?[cân]', '[cân]Hình 5'])
})
