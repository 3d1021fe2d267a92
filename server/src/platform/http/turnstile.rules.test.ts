import { expect, test } from 'vitest'
import { afterNewcomers, createTurnstile } from './turnstile.ts'

function startTurnstile(most = 2) {
  let time = 0
  const turns: (() => void)[] = []
  const begun: string[] = []
  const turnstile = createTurnstile({
    perTurn: { fewest: 2, most },
    longestTurn: 10,
    now: () => time,
    longestQueue: most > 2 ? 100 : 5,
    mostWaitingEach: most > 2 ? 100 : 3,
    nextTurn: (begin) => turns.push(begin),
  })
  return {
    come: (address: string, name: string) => turnstile.pass(address, () => begun.push(name)),
    /** Those that began since the last one. */
    turn(lasted = 1) {
      time += lasted
      turns.shift()?.()
      return begun.splice(0)
    },
    begun: () => begun.splice(0),
    turns,
  }
}

test('a few begin at once; the rest wait, and addresses take turns', () => {
  const { come, begun, turn, turns } = startTurnstile()
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) come('a', name)
  come('b', 'b1')
  expect(begun()).toEqual(['a1', 'a2'])
  expect(turn()).toEqual(['a3', 'b1'])
  // Who comes now does not overtake those who wait.
  come('c', 'c1')
  expect([turn(), turn()]).toEqual([['a4', 'c1'], ['a5']])
  expect(turn()).toEqual([])
  expect(turns).toHaveLength(0)
  come('a', 'a6')
  expect(begun()).toEqual(['a6'])
})

test('as long as turns are short, more begin in each; after a long one half as many', () => {
  const { come, begun, turn } = startTurnstile(5)
  for (let index = 0; index < 40; index += 1) come('a', String(index))
  expect(begun()).toHaveLength(2)
  expect([turn(), turn(), turn(), turn()].map((some) => some.length)).toEqual([3, 4, 5, 5])
  expect(turn(11)).toHaveLength(2)
  expect([turn(11), turn()].map((some) => some.length)).toEqual([2, 3])
})

test('those who would wait too long are told to come back, and one address does not fill the row', () => {
  const { come, turn } = startTurnstile()
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) come('a', name)
  const refusal = expect.objectContaining({ code: 'overloaded', details: { retryAfterSeconds: 5 } })
  expect(() => come('a', 'a6')).toThrow(refusal)
  come('b', 'b1')
  come('c', 'c1')
  expect(() => come('d', 'd1')).toThrow(refusal)
  turn()
  come('d', 'd2')
})

function standAtTheDoor(hasNewcomer: () => boolean) {
  const looks: (() => void)[] = []
  let hasBegun = false
  afterNewcomers(hasNewcomer, (look) => looks.push(look))(() => (hasBegun = true))
  /** Looks until the work inside goes on, and says how often. */
  return function untilBegun(): number {
    for (let count = 1; ; count += 1) {
      looks.shift()?.()
      if (hasBegun) return count
    }
  }
}

test('those who stand outside are let in before the work inside goes on', () => {
  const arriving = [true, true, true, false, true]
  expect(standAtTheDoor(() => arriving.shift() ?? false)()).toBe(4)
  expect(standAtTheDoor(() => false)()).toBe(1)
})

test('a flood of newcomers does not stop the work inside', () => {
  expect(standAtTheDoor(() => true)()).toBe(501)
})
