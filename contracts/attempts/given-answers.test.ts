import { describe, expect, test } from 'vitest'
import { isSameGiven } from './given-answers.ts'

describe('given answers', () => {
  test.each([
    ['a', 'a'],
    [
      ['a', 'b'],
      ['a', 'b'],
    ],
    [
      { a: 'x', b: true },
      { b: true, a: 'x' },
    ],
    [[], []],
    [null, null],
    [null, undefined],
  ])('%j and %j are the same', (one, other) => {
    expect(isSameGiven(one, other)).toBe(true)
    expect(isSameGiven(other, one)).toBe(true)
  })

  test.each([
    ['a', 'A'],
    ['a', 'a '],
    ['', null],
    ['a', ['a']],
    ['a,b', ['a', 'b']],
    [['a,b'], ['a', 'b']],
    [['a'], ['a', 'b']],
    [
      ['a', 'a'],
      ['a', 'b'],
    ],
    [[], null],
    [
      ['a', 'b'],
      ['b', 'a'],
    ],
    [{ a: 'x' }, { a: 'y' }],
    [{ a: true }, { a: true, b: false }],
    [{ a: 'true' }, { a: true }],
    [{ 0: 'a' }, ['a']],
    [{}, null],
    ['a', undefined],
  ])('%j and %j are not', (one, other) => {
    expect(isSameGiven(one, other)).toBe(false)
    expect(isSameGiven(other, one)).toBe(false)
  })
})
