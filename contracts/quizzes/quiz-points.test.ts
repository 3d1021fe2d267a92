import fc from 'fast-check'
import { expect, test } from 'vitest'
import { evenPoints, markOn, writtenMark } from './quiz-points.ts'

test('points are told on the scale of their quiz, to the nearest quarter, as schools write them', () => {
  expect(writtenMark(markOn('ten', { score: 29, total: 40 }))).toBe('7,25/10')
  expect(writtenMark(markOn('ten', { score: 29, total: 40 }), 'en')).toBe('7.25/10')
  expect(markOn('ten', { score: 7.125, total: 10 })).toEqual({ mark: 7.25, of: 10 })
  expect(markOn('hundred', { score: 1, total: 3 })).toEqual({ mark: 33.25, of: 100 })
  expect(markOn('sum', { score: 12.5, total: 20 })).toEqual({ mark: 12.5, of: 20 })
  expect(markOn('ten', { score: 0, total: 0 })).toEqual({ mark: 0, of: 10 })
})

test('even points add up to the scale as far as quarters go, and differ by a quarter at most', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.constantFrom('ten', 'hundred'), (count, scale) => {
      const points = evenPoints(count, scale)
      expect(points).toHaveLength(count)
      const sum = points.reduce((total, each) => total + each, 0)
      const wanted = scale === 'ten' ? 10 : 100
      expect(sum).toBe(count * 0.25 > wanted ? count * 0.25 : wanted)
      expect(Math.max(...points) - Math.min(...points)).toBeLessThanOrEqual(0.25)
    }),
  )
})
