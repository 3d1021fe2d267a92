import { expect, test } from 'vitest'
import { accidents, outcomeOfAccident, usualPapers } from '../../../../testing/ways/accidents/accident-papers.ts'

/** In the middle of the paper; `npm run bench:accidents` tries all places and papers. */
const inTheMiddle = 4
const papersEach = 3

test('what happens to one question of a paper makes neither it nor another one wrong', async () => {
  const wrong: string[] = []
  for (const [at, name] of Object.keys(accidents).entries())
    for (let turn = 0; turn < papersEach; turn += 1) {
      const paper = usualPapers[(at * 7 + turn * 29) % usualPapers.length]
      const outcome = paper ? await outcomeOfAccident(paper, name, inTheMiddle) : null
      wrong.push(
        ...(outcome?.wrong ?? []).map((text) => `${name} ~ ${Object.values(paper ?? {}).join(' ~ ')}: ${text}`),
      )
    }
  expect(wrong).toEqual([])
})
