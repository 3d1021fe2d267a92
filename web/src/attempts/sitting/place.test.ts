import { expect, test } from 'vitest'
import { placeIn } from './place.ts'

const paper = { attemptId: 'a1', questionIds: ['q1', 'q2', 'q3'], answers: { q1: 'x' } }

test('a child comes back to the question where it was', () => {
  expect(placeIn(paper, 'a1 q3')).toBe(2)
})

test('without a place of this attempt it is the first unanswered question', () => {
  expect(placeIn(paper, '')).toBe(1)
  expect(placeIn(paper, 'a0 q3')).toBe(1)
  expect(placeIn(paper, 'a1 gone')).toBe(1)
})

test('with everything answered it is the first question', () => {
  expect(placeIn({ ...paper, answers: { q1: 'x', q2: 'y', q3: 'z' } }, '')).toBe(0)
})
