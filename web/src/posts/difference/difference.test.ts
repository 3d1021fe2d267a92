import fc from 'fast-check'
import { expect, test } from 'vitest'
import { differenceOf } from './difference.ts'

const without = (change: 'gone' | 'new', before: string, after: string): string =>
  differenceOf(before, after)
    .filter((part) => part.change !== change)
    .map(({ text }) => text)
    .join('')

test('says which words went and which came', () => {
  expect(differenceOf('Chào năm mới', 'Chào năm học mới').filter(({ change }) => change !== 'same')).toEqual([
    { text: 'học ', change: 'new' },
  ])
})

test('words in a row are one change', () => {
  expect(differenceOf('Bản đang đăng ở đây', 'Bản mới hơn ở đây')).toEqual([
    { text: 'Bản ', change: 'same' },
    { text: 'đang đăng', change: 'gone' },
    { text: 'mới hơn', change: 'new' },
    { text: ' ở đây', change: 'same' },
  ])
})

test('both texts can be read from it again, whatever they are', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      expect(without('new', before, after)).toBe(before)
      expect(without('gone', before, after)).toBe(after)
    }),
  )
})

test('long texts that have nothing in common are given up on, and still whole', () => {
  const words = (seed: number): string =>
    Array.from({ length: 20_000 }, (_, index) => `${(index * seed) % 9973}`).join(' ')
  const [before, after] = [words(7), words(31)]
  expect(without('new', before, after)).toBe(before)
  expect(without('gone', before, after)).toBe(after)
})
