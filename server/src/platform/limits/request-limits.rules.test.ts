import { expect, test } from 'vitest'
import { createRequestLimits } from './request-limits.ts'

function startLimits(perAccount = 10, perAddress = 5) {
  let time = Date.parse('2030-01-01T00:00:00Z')
  const limits = createRequestLimits({ perAccount, perAddress }, { now: () => new Date(time) })
  /** How many of so many pass. */
  const passing = (times: number, count: () => number): number =>
    Array.from({ length: times }, count).filter((wait) => wait === 0).length
  return { limits, passing, move: (seconds: number) => (time += seconds * 1000) }
}

test('an account and an address have so many a minute, and more when the minute has gone by', () => {
  const { limits, passing, move } = startLimits()
  expect(passing(30, () => limits.countAccount('an', '10.0.0.1'))).toBe(10)
  expect(passing(30, () => limits.countAddress('10.0.0.2'))).toBe(5)
  expect(passing(1, () => limits.countAccount('binh', '10.0.0.1'))).toBe(1)
  move(120)
  expect(passing(30, () => limits.countAccount('an', '10.0.0.1'))).toBe(10)
})

test('the end of a minute is no way to have twice as much', () => {
  const { limits, passing, move } = startLimits()
  move(59)
  expect(passing(30, () => limits.countAccount('an', 'x'))).toBe(10)
  move(2)
  expect(passing(30, () => limits.countAccount('an', 'x'))).toBeLessThan(2)
})

test('an address that many accounts are used from has as much more, and they do not use it up', () => {
  const { limits, passing } = startLimits()
  for (let pupil = 0; pupil < 40; pupil += 1) limits.countAccount(`pupil ${pupil}`, 'school')
  expect(passing(1000, () => limits.countAddress('school'))).toBe(1000)
  expect(passing(1000, () => limits.countAddress('elsewhere'))).toBe(5)
})

test('0 is no limit', () => {
  const { limits, passing } = startLimits(0, 0)
  expect(passing(5000, () => limits.countAccount('an', 'x'))).toBe(5000)
  expect(passing(5000, () => limits.countAddress('x'))).toBe(5000)
})
