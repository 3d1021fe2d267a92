import { expect, test } from 'vitest'
import { trendOf } from './verdict.ts'

const watch = (values: readonly number[]) => trendOf({ name: 'heap', values, share: 0.05, least: 4 }).isGrowing
const during = (length: number, at: (minute: number) => number) => Array.from({ length }, (_, minute) => at(minute))
/** As uneven as memory is. */
const uneven = (minute: number): number => ((minute * 7) % 5) - 2

test('a leak is seen, steady or in steps', () => {
  expect(watch(during(60, (minute) => 80 + minute / 2 + uneven(minute)))).toBe(true)
  expect(watch(during(60, (minute) => 80 + 10 * Math.floor(minute / 10) + uneven(minute)))).toBe(true)
})

test('warming up, moving about and one high sample are no leak', () => {
  expect(watch(during(60, (minute) => 80 + uneven(minute)))).toBe(false)
  expect(watch(during(60, (minute) => 60 + Math.min(minute, 20) * 2))).toBe(false)
  expect(watch(during(60, (minute) => (minute === 57 ? 400 : 80)))).toBe(false)
  expect(watch(during(60, (minute) => 120 - minute / 2))).toBe(false)
})

test('what is allowed is a share of what is there, and never less than a little', () => {
  const grows = (from: number, by: number) => watch(during(60, (minute) => from + (minute / 60) * by))
  expect(grows(20, 9)).toBe(false)
  expect(grows(400, 40)).toBe(false)
  expect(grows(100, 40)).toBe(true)
})
