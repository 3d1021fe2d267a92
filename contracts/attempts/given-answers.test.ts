import { describe, expect, test } from 'vitest'
import { isAnotherAnswer, isSameGiven } from './given-answers.ts'

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
    ['<p>Mèo</p><img src="/a.jpg" alt="">', '<p>Mèo</p><img src="/a.jpg" alt="" />'],
    ['một<br>hai', 'một<br />hai'],
    ['<p>một&nbsp;"hai"</p>', '<p>một\u00A0&quot;hai&quot;</p>'],
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
    ['<p>a</p>', '<p>b</p>'],
    ['<p>1 &lt; 2</p>', '<p>1 < 2</p>'],
  ])('%j and %j are not', (one, other) => {
    expect(isSameGiven(one, other)).toBe(false)
    expect(isSameGiven(other, one)).toBe(false)
  })
})

test('who goes on writing, or fills in the next part, has not changed the answer', () => {
  for (const [before, after] of [
    ['Hà', 'Hà Nội'],
    ['Hà Nội', 'Hà'],
    [null, 'a'],
    ['a', null],
    [['a'], ['a', 'b']],
    [{ one: 'a' }, { one: 'a', two: 'b' }],
    [{ one: true }, { one: true, two: false }],
  ] as const)
    expect(isAnotherAnswer(before, after), JSON.stringify([before, after])).toBe(false)
  for (const [before, after] of [
    ['Huế', 'Hà Nội'],
    [['a', 'b'], ['a']],
    [{ one: 'a' }, { one: 'b' }],
    [{ one: true }, { one: false }],
  ] as const)
    expect(isAnotherAnswer(before, after), JSON.stringify([before, after])).toBe(true)
})
