import type { MarkedAnswer } from '@lms/contracts/attempts/marking.ts'
import { expect, test } from 'vitest'
import { draftOf, isMissing, offeredPoints, sendable, totalOf } from './mark-draft.ts'

const answer = {
  question: {
    points: 5,
    rubric: [
      { _id: 'a', text: 'Đủ ý', points: 6 },
      { _id: 'b', text: 'Rõ ràng', points: 4 },
    ],
  },
  mark: null,
  revision: 3,
} as unknown as MarkedAnswer

test('a mark is sent once every criterion has points', () => {
  const draft = draftOf(answer)
  expect(sendable(answer, draft)).toBeNull()
  const half = { ...draft, criteria: { a: 6, b: null } }
  expect(sendable(answer, half)).toBeNull()
  expect(totalOf(answer, half)).toBeNull()
  const whole = { ...draft, criteria: { a: 5.25, b: 2 }, comment: ' Tốt ' }
  expect(sendable(answer, whole)).toEqual({ criteria: { a: 5.25, b: 2 }, comment: 'Tốt', revision: 3 })
  expect(totalOf(answer, whole)).toEqual({ given: 7.25, most: 10, points: 3.63 })
  const tooMany = { ...draft, criteria: { a: 7, b: 2 } }
  expect(sendable(answer, tooMany)).toBeNull()
  expect(totalOf(answer, tooMany)).toBeNull()
  expect([draft, half, tooMany].map((each) => isMissing(answer, each))).toEqual([true, true, false])
  expect(sendable(answer, { ...draft, criteria: { a: 0.1, b: 2 } })).toBeNull()
})

test('few points are offered one by one, many as nothing, half and all', () => {
  expect(offeredPoints(3)).toEqual([0, 1, 2, 3])
  expect(offeredPoints(10)).toEqual([0, 5, 10])
  expect(offeredPoints(7)).toEqual([0, 3.5, 7])
})
