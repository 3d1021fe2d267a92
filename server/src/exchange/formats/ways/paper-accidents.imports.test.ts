import { expect, test } from 'vitest'
import { wrongAfterAccidents } from '../../../../testing/ways/accidents/accident-papers.ts'

test('what happens to one question of a paper makes neither it nor another one wrong', async () => {
  expect(await wrongAfterAccidents(10)).toEqual([])
})
