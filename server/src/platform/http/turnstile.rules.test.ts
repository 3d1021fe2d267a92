import { expect, test } from 'vitest'
import { afterNewcomers, createTurnstile } from './turnstile.ts'

function startTurnstile() {
  const turns: (() => void)[] = []
  const begun: string[] = []
  const turnstile = createTurnstile({
    perTurn: 2,
    longestQueue: 5,
    mostWaitingEach: 3,
    nextTurn: (begin) => turns.push(begin),
  })
  return {
    come: (address: string, name: string) => turnstile.pass(address, () => begun.push(name)),
    /** Those that began since the last one. */
    turn() {
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
