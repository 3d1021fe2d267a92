import { describe, expect, test } from 'vitest'
import { inGivenOrder, moved, withPart, wordCount } from './given-parts.ts'

describe('what is given part by part', () => {
  test('grows, changes and is taken back', () => {
    const first = withPart(undefined, 'a', 'x')
    expect(first).toEqual({ a: 'x' })
    expect(withPart(first, 'b', false)).toEqual({ a: 'x', b: false })
    expect(withPart({ a: 'x', b: true }, 'a', null)).toEqual({ b: true })
    expect(withPart(first, 'a', '')).toBeNull()
    expect(withPart(['not', 'parts'], 'a', 'x')).toEqual({ a: 'x' })
  })

  test('is an order of which nothing gets lost', () => {
    const items = ['a', 'b', 'c'].map((_id) => ({ _id }))
    const ids = (given: string[] | null) => inGivenOrder(items, given).map(({ _id }) => _id)
    expect(ids(null)).toEqual(['a', 'b', 'c'])
    expect(ids(['c', 'a'])).toEqual(['c', 'a', 'b'])
    expect(ids(['x', 'b'])).toEqual(['b', 'a', 'c'])
    expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  })

  test('is counted in words', () => {
    expect(wordCount('  Con mèo\nnhà em ')).toBe(4)
    expect(wordCount('')).toBe(0)
  })
})
