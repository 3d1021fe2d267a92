import { expect, test } from 'vitest'
import { sharedEvenly, totalPointsOf, withoutSection } from './asking.ts'

const questions = [
  { _id: 'a', points: 10 },
  { _id: 'b', points: 5 },
]

test('a paper is worth what its questions are in this quiz, and what is drawn', () => {
  expect(totalPointsOf(questions, { draws: [], placing: {} })).toBe(15)
  expect(totalPointsOf(questions, { draws: [{ count: 3 }], placing: { a: { points: 0.5 } } })).toBe(8.5)
})

test('points are shared evenly over all of a paper, and sections stay', () => {
  const { placing, draws } = sharedEvenly(questions, { draws: [{ count: 2 }], placing: { b: { section: 1 } } }, 'ten')
  expect(placing).toEqual({ a: { points: 2.5 }, b: { points: 2.5, section: 1 } })
  expect(draws).toEqual([{ count: 2, points: 2.5 }])
})

test('without a section nothing is in it any more, and what is behind it moves up', () => {
  const asking = { draws: [{ count: 1, section: 2 }], placing: { a: { section: 0 }, b: { section: 1, points: 2 } } }
  expect(withoutSection(asking, 1)).toEqual({
    draws: [{ count: 1, section: 1 }],
    placing: { a: { section: 0 }, b: { points: 2 } },
  })
})
