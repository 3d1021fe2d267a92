import { expect, test } from 'vitest'
import { withGuard, withoutGuard } from './formula-guard.ts'

test.each([
  '=1+1',
  '+84',
  '-2',
  '@SUM(A1)',
  ';=1+1',
  '; rồi sao',
  '＝1+1',
  '＋1',
  '－1',
  '＠A1',
  '\t=1',
  '\n=1',
  '\r\n=1',
  ' \t =1',
  '\u00A0=1',
  '=1\n=2',
  "'=1",
])('a cell that begins as %j is text in every spreadsheet program, and comes back as it was', (cell) => {
  expect(withGuard(cell)).toBe(`'${cell}`)
  expect(withoutGuard(withGuard(cell))).toBe(cell)
})

test.each(['An', 'a = b', "'tis", '3-2', '', ' An'])('%j stays as it is', (cell) => {
  expect(withGuard(cell)).toBe(cell)
  expect(withoutGuard(cell)).toBe(cell)
})
