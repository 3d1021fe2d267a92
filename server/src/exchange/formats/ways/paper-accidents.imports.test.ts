import { expect, test } from 'vitest'
import { lookedPapers, usualPapers } from '../../../../testing/ways/accidents/accident-papers.ts'
import { wrongAfterAccidents, wrongAfterPairs } from '../../../../testing/ways/accidents/accident-trials.ts'

test('what happens to one question of a paper makes neither it nor another one wrong', async () => {
  expect(await wrongAfterAccidents(usualPapers, 10)).toEqual([])
})

test('what happens to two questions of a paper makes none wrong', async () => {
  expect(await wrongAfterPairs(usualPapers, 400)).toEqual([])
})

test('what happens to one or two questions of a paper whose key is a look makes none wrong', async () => {
  expect(await wrongAfterAccidents(lookedPapers, 6)).toEqual([])
  expect(await wrongAfterPairs(lookedPapers, 200)).toEqual([])
})
