import { expect, test } from 'vitest'
import {
  keyedPapers,
  keylessPapers,
  placedPapers,
  someOf,
  takenFrom,
  unreadOf,
} from '../../../../testing/ways/way-sets.ts'

test('the same questions are read in the ways in which people write them, or asked about', async () => {
  expect(await unreadOf(someOf(keyedPapers))).toEqual({ asked: [], wrong: [] })
})

test('nothing is taken from a paper that says no key, whatever looks like one', async () => {
  expect(await takenFrom(someOf(keylessPapers))).toEqual([])
})

test('options that stand beside each other are those that they are below each other', async () => {
  expect(await unreadOf(someOf(placedPapers, 2))).toEqual({ asked: [], wrong: [] })
})
