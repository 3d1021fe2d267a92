import { expect, test } from 'vitest'
import { fromCsv, linesOf } from '../../../../../testing/samples/read-tables.ts'

const head = 'Câu hỏi,A,B,C,D,Đáp án'
const usual = (at: number): string => `Con vật số ${at} là con nào?,chim ${at},cá ${at},voi ${at},gà ${at},A`
const saidOf = (line: string | undefined): string => /\((.*)\)$/.exec(line ?? '')?.[1] ?? ''

test('a comma in a sentence that nobody put in quotes moves the cells behind it', async () => {
  const read = await fromCsv([head, usual(1), 'Con vật này, theo em, biết bay không?,có,không,A', usual(2), usual(3)])
  expect(linesOf(read).map(saidOf)).toEqual(['', '!cellsShifted', '', ''])
})

test.each([
  ['quotes are written where they must be', [usual(1), 'Con vật này biết bay?, có,không,"ừ, có",sao,B', usual(2)]],
  ['a space stands behind every comma', [usual(1), usual(2)].map((line) => line.replaceAll(',', ', '))],
])('a space before a word is no such sign where %s', async (_, rows) => {
  expect(
    linesOf(await fromCsv([head, ...rows]))
      .map(saidOf)
      .join(''),
  ).toBe('')
})

test('a quote that closes in another row has put rows together', async () => {
  const rows = [usual(1), usual(2).replace(',cá', ',"cá'), usual(3).replace('cá 3', 'cá 3"'), usual(4)]
  expect(linesOf(await fromCsv([head, ...rows])).map(saidOf)).toEqual(['', '!rowsMerged', ''])
})

test('a quote that never closes is told beside what it holds', async () => {
  const read = await fromCsv([head, usual(1), usual(2).replace(',cá', ',"cá'), usual(3)])
  expect(linesOf(read)[1]).toContain('!rowsMerged')
})

test('a quote that never closes keeps its own row out, and none of those below', async () => {
  const rows = [usual(1), usual(2).replace(',cá', ',"cá'), ...[3, 4, 5, 6].map(usual)]
  expect(linesOf(await fromCsv([head, ...rows])).map(saidOf)).toEqual(['', '!rowsMerged', '', '', '', ''])
  const last = [...[1, 2, 3, 4].map(usual), usual(5).replace('Con vật', '"Con vật')]
  expect(linesOf(await fromCsv([head, ...last])).map(saidOf)).toEqual(['', '', '', '', '!rowsMerged'])
})

test('lines of a text that has commas are its own', async () => {
  const read = await fromCsv([head, usual(1), '"Đoạn sau in ra gì?\nf(a, b, c)\ng(x)",một,hai,ba,bốn,B', usual(2)])
  expect(linesOf(read).map(saidOf)).toEqual(['', '', ''])
})
