import { describe, expect, test } from 'vitest'
import { givenOptions } from './given-options.ts'
import * as rules from './statistics.ts'

/**
 * The worked example. Five people, three questions of 10 points each, right or wrong:
 *
 *        Q1 Q2 Q3   score   rest of Q1, as a share of 20 points
 *   A     1  1  1     30    1.0
 *   B     1  1  0     20    0.5
 *   C     1  0  1     20    0.5
 *   D     0  1  0     10    0.5
 *   E     0  0  0      0    0.0
 *
 * Q1: facility 3/5 = 0.6.
 *   Σx = 3, Σy = 2.5, Σx² = 3, Σy² = 1 + 3 × 0.25 = 1.75, Σxy = 1 + 0.5 + 0.5 = 2
 *   r = (5 × 2 − 3 × 2.5) / √((5 × 3 − 9) (5 × 1.75 − 6.25)) = 2.5 / √(6 × 2.5) = 2.5 / √15 = 0.6455
 * Q2: facility 3/5; rests A 1, B 0.5, C 1, D 0, E 0: Σy = 2.5, Σy² = 2.25, Σxy = 1.5
 *   r = (7.5 − 7.5) / … = 0
 * Q3: facility 2/5; rests A 1, B 1, C 0.5, D 0.5, E 0: Σx = 2, Σy = 3, Σy² = 2.5, Σxy = 1.5
 *   r = (7.5 − 6) / √((10 − 4) (12.5 − 9)) = 1.5 / √21 = 0.3273
 */
const people = [
  [1, 1, 1],
  [1, 1, 0],
  [1, 0, 1],
  [0, 1, 0],
  [0, 0, 0],
]
const answerOf = (rights: number[], item: number): rules.ItemAnswer => ({
  marks: (rights[item] ?? 0) * 10,
  points: 10,
  score: rights.reduce((sum, right) => sum + right * 10, 0),
  total: 30,
  isAnswered: true,
  chosen: [rights[item] === 1 ? 'key' : 'distractor'],
  other: 0,
  seconds: null,
})
const sumsOfItem = (item: number): rules.ItemSums =>
  people.map((rights) => rules.sumsOf(answerOf(rights, item))).reduce(rules.addItems, rules.noItem)

test('the middle of the times is within a tenth, can be added up, and is nothing while nobody counted', () => {
  const took = (times: number[]) =>
    times.map((seconds) => rules.sumsOf({ ...answerOf([1, 1, 1], 0), seconds })).reduce(rules.addItems, rules.noItem)
  expect(rules.medianSeconds(rules.noItem)).toBeNull()
  for (const [times, middle] of [
    [[60], 60],
    [[5, 40, 3000], 40],
    [[10, 12, 14, 16, 900], 14],
  ] as const) {
    const median = rules.medianSeconds(took([...times])) ?? 0
    expect(Math.abs(median - middle) / middle).toBeLessThan(0.1)
  }
})

describe('the worked example', () => {
  test('has the facility that was reckoned by hand', () => {
    expect([0, 1, 2].map((item) => rules.facilityOf(sumsOfItem(item)))).toEqual([0.6, 0.6, 0.4])
  })

  test('has the discrimination that was reckoned by hand', () => {
    expect(rules.discriminationOf(sumsOfItem(0))).toBeCloseTo(2.5 / Math.sqrt(15), 10)
    expect(rules.discriminationOf(sumsOfItem(0))).toBeCloseTo(0.6455, 4)
    expect(rules.discriminationOf(sumsOfItem(1))).toBeCloseTo(0, 10)
    expect(rules.discriminationOf(sumsOfItem(2))).toBeCloseTo(1.5 / Math.sqrt(21), 10)
  })

  test('counts the options and the people', () => {
    expect(sumsOfItem(2)).toMatchObject({ people: 5, answered: 5, right: 2, chosen: { key: 2, distractor: 3 } })
  })

  test('is the same in whatever portions it is added', () => {
    const one = people.slice(0, 2).map((rights) => rules.sumsOf(answerOf(rights, 0)))
    const two = people.slice(2).map((rights) => rules.sumsOf(answerOf(rights, 0)))
    const together = rules.addItems(two.reduce(rules.addItems, rules.noItem), one.reduce(rules.addItems, rules.noItem))
    expect(together).toEqual(sumsOfItem(0))
  })
})

describe('figures', () => {
  const asked = (right: number, of: number): rules.ItemSums =>
    Array.from({ length: of }, (_, index) => answerOf([index < right ? 1 : 0, index % 2, 0], 0))
      .map(rules.sumsOf)
      .reduce(rules.addItems, rules.noItem)

  test('say nothing where there is nothing to say', () => {
    expect(rules.facilityOf(rules.noItem)).toBeNull()
    expect(rules.discriminationOf(rules.noItem)).toBeNull()
    expect(rules.discriminationOf(asked(1, 1))).toBeNull()
    // Everybody right: nothing varies.
    expect(rules.discriminationOf(asked(6, 6))).toBeNull()
    // The only question of its paper: there is no rest.
    const alone = [1, 0].map((right) => rules.sumsOf({ ...answerOf([right], 0), score: right * 10, total: 10 }))
    expect(rules.discriminationOf(alone.reduce(rules.addItems, rules.noItem))).toBeNull()
  })

  test('take part of the points as part, and no answer as zero', () => {
    const half = rules.sumsOf({ ...answerOf([1, 0, 0], 0), marks: 5, score: 5 })
    const none = rules.sumsOf({ ...answerOf([0, 0, 0], 0), isAnswered: false, chosen: [] })
    const sums = rules.addItems(half, none)
    expect(sums).toMatchObject({ people: 2, answered: 1, right: 0 })
    expect(rules.facilityOf(sums)).toBe(0.25)
  })

  test('of several quizzes weigh each by its people', () => {
    const strong = sumsOfItem(0)
    const weak = rules.addItems(sumsOfItem(1), sumsOfItem(1))
    expect(rules.commonDiscrimination([strong, weak, rules.noItem])).toBeCloseTo((0.6455 * 5) / 15, 4)
    expect(rules.commonDiscrimination([])).toBeNull()
  })

  test('name a difficulty once enough people were asked', () => {
    expect(rules.observedDifficulty(asked(9, 9))).toBeNull()
    expect(rules.observedDifficulty(asked(15, 20))).toBe('easy')
    expect(rules.observedDifficulty(asked(14, 20))).toBe('medium')
    expect(rules.observedDifficulty(asked(8, 20))).toBe('medium')
    expect(rules.observedDifficulty(asked(7, 20))).toBe('hard')
  })

  test('suggest another label only where chance is no explanation', () => {
    expect(rules.suggestedDifficulty(asked(19, 20), 'easy')).toBeNull()
    expect(rules.suggestedDifficulty(asked(19, 20), 'hard')).toBe('easy')
    // 14 of 20 is 0.7 ± 0.1: it may well be an easy question.
    expect(rules.suggestedDifficulty(asked(14, 20), 'easy')).toBeNull()
    expect(rules.suggestedDifficulty(asked(140, 200), 'easy')).toBe('medium')
    expect(rules.suggestedDifficulty(asked(1, 5), 'easy')).toBeNull()
  })
})

test('papers fall into tenths, and everything right into the last', () => {
  const papers = [0, 9, 10, 29, 30].map((score) => rules.paperSumsOf({ score, total: 30, passed: score >= 15 }))
  const sums = papers.reduce(rules.addPapers, rules.noPaper)
  expect(sums.bands).toEqual([1, 0, 0, 2, 0, 0, 0, 0, 0, 2])
  expect(sums).toMatchObject({ people: 5, passed: 2 })
})

describe('what was given', () => {
  const options = ['a', 'b', 'c'].map((_id) => ({ _id, text: `<p>${_id}</p>` }))
  const choice = { type: 'multiple_choice', answers: options, ignoreAccents: false } as const

  test('is counted per option, and what is none of them as other', () => {
    expect(givenOptions(choice, ['a', 'c'])).toEqual({ chosen: ['a', 'c'], other: 0 })
    expect(givenOptions({ ...choice, type: 'single_choice' }, 'b')).toEqual({ chosen: ['b'], other: 0 })
    expect(givenOptions(choice, ['gone'])).toEqual({ chosen: [], other: 1 })
    expect(givenOptions(choice, null)).toEqual({ chosen: [], other: 0 })
    expect(givenOptions(choice, [])).toEqual({ chosen: [], other: 0 })
  })

  test('when typed is one of the accepted answers or other words, which are not kept', () => {
    const typed = {
      type: 'fill_blank',
      answers: [
        { _id: 'x', text: 'Hà Nội' },
        { _id: 'y', text: 'Thủ đô' },
      ],
      ignoreAccents: false,
    } as const
    expect(givenOptions(typed, ' hà  nội ')).toEqual({ chosen: ['x'], other: 0 })
    expect(givenOptions(typed, 'Lan ở Huế')).toEqual({ chosen: [], other: 1 })
  })

  test('when it is a number is counted as it is graded, and parts are no options', () => {
    const number = {
      type: 'numeric',
      answers: [{ _id: 'x', text: '3.14', tolerance: 0.01 }],
      ignoreAccents: false,
      parts: { unit: { text: 'cm', required: true, missingCosts: 50 } },
    } as const
    expect(givenOptions(number, '3,15 cm')).toEqual({ chosen: ['x'], other: 0 })
    expect(givenOptions(number, '4 cm')).toEqual({ chosen: [], other: 1 })
    const matching = { type: 'matching', answers: [], ignoreAccents: false } as const
    expect(givenOptions(matching, { a: 'b' })).toEqual({ chosen: [], other: 0 })
  })
})
