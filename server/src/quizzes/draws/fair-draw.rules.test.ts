import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '../../platform/seeded-random.ts'
import { drawFrom, fairDraw } from './fair-draw.ts'

const candidates = Array.from({ length: 60 }, (_, number) => ({
  id: `q${number}`,
  version: 1,
  expected: (number % 20) / 20,
}))

test('every paper is about equally hard, and every question can be drawn', () => {
  const means = Array.from({ length: 200 }, (_, seed) => {
    const drawn = fairDraw(candidates, 10, seededRandom(seed))
    return drawn.reduce((sum, { expected }) => sum + expected, 0) / drawn.length
  })
  expect(Math.max(...means) - Math.min(...means)).toBeLessThan(0.1)
  const met = new Set(
    Array.from({ length: 200 }, (_, seed) => fairDraw(candidates, 10, seededRandom(seed)).map(({ id }) => id)).flat(),
  )
  expect(met.size).toBe(candidates.length)
})

test('nothing is drawn twice, nothing that is there already, and never more than is wanted', () => {
  const pool = fc.record({
    count: fc.integer({ min: 1, max: 12 }),
    candidates: fc.subarray(candidates),
  })
  fc.assert(
    fc.property(fc.array(pool, { maxLength: 5 }), fc.subarray(candidates), fc.nat(), (pools, there, seed) => {
      const known = new Set(there.map(({ id }) => id))
      const drawn = drawFrom(pools, known, seededRandom(seed))
      const ids = drawn.flat().map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.some((id) => known.has(id))).toBe(false)
      for (const [index, each] of drawn.entries()) expect(each.length).toBeLessThanOrEqual(pools[index]?.count ?? 0)
    }),
  )
})

test('a narrow pool is not emptied by a wide one', () => {
  const narrow = candidates.slice(0, 3)
  const pools = [
    { count: 57, candidates },
    { count: 3, candidates: narrow },
  ]
  const [wide = [], few = []] = drawFrom(pools, new Set(), seededRandom(1))
  expect([wide.length, few.length]).toEqual([57, 3])
})
