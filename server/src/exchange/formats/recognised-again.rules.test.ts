import { exchangeFiles, exportFormats } from '@lms/contracts/exchange/exchange.ts'
import { type QuestionType, questionTypes } from '@lms/contracts/question-types/registry.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { someItem, someItemOf } from '../../../testing/records/exchange-item.ts'
import { stagedItem } from '../threads/staging.ts'
import type { Item } from './item.ts'
import { readers, writers } from './registry.ts'
import { formatOf } from './signs/format-of.ts'

/** The same ones in every run, three of each type. */
function sampled(type: QuestionType): Item[] {
  const own = someItemOf(type) ?? someItem.filter((item) => item.type === type)
  return fc.sample(own, { seed: 11, numRuns: 3 })
}

const items = questionTypes.flatMap(sampled)

test.each(exportFormats)('every question that %s carries is recognised when it comes back', async (format) => {
  const { carries, write } = await writers[format]()
  const carried = items.filter(({ type }) => carries(type))
  const fingerprints = (read: readonly Item[]): string[] =>
    read.map((item) => stagedItem({ item, problems: [], place: '' }, new Map()).fingerprint)
  const bytes = await write(carried, new Map())
  const name = `cau-hoi.${exchangeFiles[format].ending}`
  const again = await (await readers[formatOf(bytes, name)]()).read(bytes)
  expect(again.items.map(({ item }) => item.type)).toEqual(carried.map(({ type }) => type))
  expect(fingerprints(again.items.map(({ item }) => item))).toEqual(fingerprints(carried))
})

test('only gaps inside a text have no form in GIFT; every other format carries every type', async () => {
  const left = await Promise.all(
    exportFormats.map(async (format) => {
      const { carries } = await writers[format]()
      return questionTypes.filter((type) => !carries(type)).map((type) => `${format}: ${type}`)
    }),
  )
  expect(left.flat()).toEqual(['gift: cloze'])
})
