import { expect, test } from 'vitest'
import { asExpected, corpus, samplesIn, seenIn } from '../../../testing/imports/corpus.ts'

const samples = samplesIn(corpus)

test('every file of the corpus says what is to come of it', () => {
  expect(samples.filter(({ expected }) => expected === null).map(({ name }) => name)).toEqual([])
})

test.each(samples)('$name', async ({ file, expected }) => {
  if (expected) expect(asExpected(await seenIn(file), expected)).toEqual(expected)
})
