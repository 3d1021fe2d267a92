import { expect, test } from 'vitest'
import { askedOfParts, outcomeOfParts, usualPartWay } from '../../../../../../testing/ways/part-ways.ts'
import { describePapersInParts } from '../../../../../../testing/ways/papers-in-parts.ts'

/** Each key once; beside all three of them by `npm run test:imports`. */
describePapersInParts((at) => at % 3 === 0)

test('stars around names in a text for Word say that they were bold, also where the keys stand in tables', async () => {
  const way = { ...usualPartWay, number: '**Câu 1.**', key: 'list: tables with the numbers across' }
  expect(await outcomeOfParts(way)).toMatchObject({ right: askedOfParts(way), wrong: [] })
})
