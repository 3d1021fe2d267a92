import { expect, test } from 'vitest'
import { lookedPapers, outcomeOfAccidents, usualPapers } from '../../../../testing/ways/accidents/accident-papers.ts'
import { wrongAfterAccidents, wrongAfterPairs } from '../../../../testing/ways/accidents/accident-trials.ts'

test('what happens to one question of a paper makes neither it nor another one wrong', async () => {
  expect(await wrongAfterAccidents(usualPapers, 1)).toEqual([])
})

test('what happens to two questions of a paper makes none wrong', async () => {
  expect(await wrongAfterPairs(usualPapers, 12)).toEqual([])
})

test('what happens to two questions of a paper whose key is a look makes none wrong', async () => {
  expect(await wrongAfterPairs(lookedPapers, 12)).toEqual([])
})

const paper = (key: string, option: string, number = 'Câu 1:') => ({ key, number, option, between: '' })

test.each([
  ['option: glued to the next', 5, paper('behind  ✓', 'a) '), 12],
  ['option: last two glued', 12, paper('behind  (x)', 'A. '), 12],
  ['option: last two glued', 12, paper('behind  (x)', '- '), 11],
  ['option: Đ for D', 12, paper('before ✅ ', 'A. '), 12],
  ['option: wrapped', 12, paper('before ✅ ', ''), 11],
  ['option: page inside', 12, paper('list BCAD', ''), 12],
  ['option: a fifth', 12, paper('list 1. B in lines without a head', ''), 11],
  ['option: label twice', 6, paper('before ✅ ', 'A) '), 11],
  ['stem: second sentence', 5, paper('list Câu 1. Chọn B. …', 'a) ', '1.'), 11],
  ['stem: lines counted 1.', 1, paper('below Đáp án: B\nGiải thích: …', 'A.', '1.'), 12],
  ['above: no line end', 12, paper('stem (B)', 'A) ', 'Câu 1:⏎'), 10],
  ['above: options of nobody', 12, paper('below => B', '- ', '1.'), 11],
])('%s at %i of %o: %i questions are read, and none is wrong', async (name, place, own, right) => {
  expect(await outcomeOfAccidents(own, [{ name, at: place - 1 }])).toMatchObject({ right, wrong: [] })
})
