import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Recall, dueAt, recallOf, remembered, retention } from './forgetting.ts'

const day = 86_400_000
const answer = { isRight: true, withHint: false, isSlow: false }

test('right is good, slow or with a hint is hard, wrong is again', () => {
  expect(recallOf([answer])).toBe('right')
  expect(recallOf([{ ...answer, isSlow: true }])).toBe('laboured')
  expect(recallOf([{ ...answer, withHint: true }])).toBe('laboured')
  expect(recallOf([{ ...answer, isRight: false }])).toBe('wrong')
})

test('of several together four of five are firm, and half of them are something', () => {
  const wrong = { ...answer, isRight: false }
  expect(recallOf([answer, answer, answer, answer, wrong])).toBe('right')
  expect(recallOf([answer, answer, answer, { ...answer, isSlow: true }, wrong])).toBe('laboured')
  expect(recallOf([answer, wrong])).toBe('laboured')
  expect(recallOf([answer, wrong, wrong])).toBe('wrong')
})

test('what is right when it is due is asked again after a longer while each time', () => {
  let memory = remembered(null, 'right', 0)
  const intervals = [dueAt(memory)]
  for (let times = 0; times < 4; times++) {
    const at = dueAt(memory)
    memory = remembered(memory, 'right', at)
    intervals.push(dueAt(memory) - at)
  }
  expect(intervals).toEqual(intervals.toSorted((one, other) => one - other))
  expect((intervals.at(-1) ?? 0) / day).toBeGreaterThan(30)
})

test('what is wrong comes back the next day', () => {
  const firm = remembered(remembered(null, 'right', 0), 'right', 10 * day)
  const forgotten = remembered(firm, 'wrong', 40 * day)
  expect(forgotten.stability).toBeLessThan(firm.stability)
  expect(dueAt(remembered(null, 'wrong', 0))).toBeLessThan(day)
})

test('a laboured answer is worth less than a quick one and more than a wrong one', () => {
  const learned = remembered(null, 'right', 0)
  const [wrong, laboured, right] = (['wrong', 'laboured', 'right'] as const).map(
    (recall) => remembered(learned, recall, 3 * day).stability,
  )
  expect(wrong).toBeLessThan(laboured ?? 0)
  expect(laboured).toBeLessThan(right ?? 0)
})

test('memory only fades, and stays plain numbers whatever happens', () => {
  const someReviews = fc.array(
    fc.record({
      recall: fc.constantFrom<Recall>('right', 'laboured', 'wrong'),
      days: fc.double({ min: 0, max: 400, noNaN: true }),
    }),
    { minLength: 1, maxLength: 20 },
  )
  fc.assert(
    fc.property(someReviews, (reviews) => {
      let [memory, now] = [remembered(null, 'right', 0), 0]
      for (const { recall, days } of reviews) memory = remembered(memory, recall, (now += days * day))
      expect(JSON.parse(JSON.stringify(memory))).toEqual(memory)
      expect(dueAt(memory)).toBeGreaterThan(memory.at)
      expect(retention(memory, now)).toBe(1)
      expect(retention(memory, now + 2 * day)).toBeLessThan(retention(memory, now + day))
    }),
  )
})
