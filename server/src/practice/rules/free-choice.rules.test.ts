import { expect, test } from 'vitest'
import { seededRandom } from '../../platform/seeded-random.ts'
import { chooseFreely } from './free-choice.ts'

const now = new Date('2026-11-16T08:00:00.000Z')
const daysAgo = (days: number): string => new Date(now.getTime() - days * 86_400_000).toISOString()

test('what is new or was wrong comes before what was right, and what was met lately last', () => {
  const candidates = [
    { questionId: 'right long ago', metAt: daysAgo(9), wasRight: true },
    { questionId: 'wrong long ago', metAt: daysAgo(9), wasRight: false },
    { questionId: 'new', metAt: null, wasRight: false },
    { questionId: 'wrong today', metAt: daysAgo(0), wasRight: false },
    { questionId: 'right today', metAt: daysAgo(1), wasRight: true },
  ]
  for (let seed = 0; seed < 20; seed += 1) {
    const choose = (size: number) => new Set(chooseFreely(candidates, { now, size, random: seededRandom(seed) }))
    expect(choose(2)).toEqual(new Set(['new', 'wrong long ago']))
    expect(choose(3)).toEqual(new Set(['new', 'wrong long ago', 'right long ago']))
    expect(choose(4).has('wrong today')).toBe(true)
    expect(choose(20).size).toBe(5)
  }
})
