import { expect, test } from 'vitest'
import { plainLine } from '../../line-text.ts'
import type { Line, WordBlock } from '../../word-file.ts'
import { withCopiedOptions } from './copied-options.ts'

const lineOf = (text: string): Line => [{ kind: 'text', text, look: {} }]

function lines(...texts: string[]): string[] {
  const blocks = texts.map((text): WordBlock => ({ kind: 'line', line: lineOf(text) }))
  return withCopiedOptions(blocks).map((block) => (block.kind === 'line' ? plainLine(block.line) : ''))
}

function cells(...rows: string[][]): string[][] {
  const [block] = withCopiedOptions([{ kind: 'table', rows: rows.map((row) => row.map((text) => [lineOf(text)])) }])
  return block?.kind === 'table' ? block.rows.map((row) => row.map((own) => own.map(plainLine).join(' '))) : []
}

test('letters that are stuck to the text before them', () => {
  expect(lines('a. 5%b. 25%c. 45%d. 50%')).toEqual(['a. 5%\tb. 25%\tc. 45%\td. 50%'])
  expect(lines('1. A. dogB. catC. pigD. cow')).toEqual(['1. A. dog\tB. cat\tC. pig\tD. cow'])
  // Which 'c.' is meant is said by nobody.
  const doubtful = 'a. Bắcb. Nướcc. Dục. Namd. Tây'
  expect(lines(doubtful, 'a. one b. two c. three d. four')).toEqual([doubtful, 'a. one b. two c. three d. four'])
})

test('bars between cells, where all lines have them and none says an amount', () => {
  const rows = ['1. D |', '2. A. Huế | B. Vinh |', '3. B | |||', 'Ai? | |||']
  expect(lines(...rows)).toEqual(['1. D', '2. A. Huế\tB. Vinh', '3. B', 'Ai?'])
  expect(lines(...rows, 'Tính |x| với x = 2')).toEqual([...rows, 'Tính |x| với x = 2'])
})

test('cells of options in each other’s place', () => {
  expect(cells(['B. hai', 'A. một'], ['C. ba', 'D. bốn'])).toEqual([
    ['A. một', 'B. hai'],
    ['C. ba', 'D. bốn'],
  ])
  expect(cells(['B. hai', 'A. một'], ['C. ba', 'C. bốn'])).toEqual([
    ['B. hai', 'A. một'],
    ['C. ba', 'C. bốn'],
  ])
})

test('letters whose points got lost, and rows of keys, which have nothing else', () => {
  const rows = ['a next   b front   c behind', 'a cat   b dog   c cow']
  expect(lines(...rows)).toEqual(['a. next   b. front   c. behind', 'a. cat   b. dog   c. cow'])
  const keys = ['  A    B    B    C    C    D', '  A   A   B   D   C   D']
  expect(lines(...rows, ...keys).slice(2)).toEqual(keys)
})
