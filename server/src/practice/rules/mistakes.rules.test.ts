import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRightOn, mistakeAfter } from './mistakes.ts'
import { isSlow, paced, usualSeconds } from './pace.ts'
import type { Mistake, Pace } from './states.ts'

const hour = 3_600_000
/** A morning in Vietnam. */
const morning = Date.UTC(2030, 4, 6, 1)

function after(answers: readonly (readonly [isRight: boolean, at: number])[]): Mistake | undefined {
  let mistake: Mistake | undefined
  for (const [isRight, at] of answers) mistake = mistakeAfter(mistake, isRight, at).mistake
  return mistake
}

test('a mistake stays until it was right on two days', () => {
  expect(after([[true, morning]])).toBeUndefined()
  const wrong = [false, morning] as const
  expect(after([wrong])).toEqual({ since: morning, rightOn: null })
  const rightToday = [wrong, [true, morning + hour], [true, morning + 2 * hour]] as const
  expect(after(rightToday)).toMatchObject({ since: morning })
  expect(isRightOn(after(rightToday) ?? { since: 0, rightOn: null }, morning + 3 * hour)).toBe(true)
  expect(after([...rightToday, [true, morning + 24 * hour]])).toBeUndefined()
})

test('wrong again begins anew, and midnight is that of Vietnam', () => {
  const evening = morning + 15 * hour
  const night = morning + 17 * hour
  expect(
    after([
      [false, morning],
      [true, evening],
      [false, night],
      [true, night],
    ]),
  ).toMatchObject({ since: morning })
  expect(
    after([
      [false, morning],
      [true, evening],
      [true, night],
    ]),
  ).toBeUndefined()
})

test('however it went, what is no mistake was right on the last two days on which it was answered', () => {
  const someAnswers = fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 100 })), { maxLength: 12 })
  fc.assert(
    fc.property(someAnswers, (steps) => {
      let at = morning
      const answers = steps.map(([isRight, hours]) => [isRight, (at += hours * hour)] as const)
      const lastWrong = answers.findLastIndex(([isRight]) => !isRight)
      const days = new Set(answers.slice(lastWrong + 1).map(([, time]) => Math.floor((time + 7 * hour) / (24 * hour))))
      expect(after(answers) === undefined).toBe(lastWrong < 0 || days.size >= 2)
    }),
  )
})

test('an answer is slow when it took twice as long as usual, once enough were seen', () => {
  let pace: Pace | undefined
  for (const seconds of [20, 20, 20, 20]) ({ pace } = paced(pace, seconds))
  expect(isSlow(pace ? { pace } : {}, 500)).toBe(false)
  ;({ pace } = paced(pace, 20))
  const question = pace ? { pace } : {}
  expect(usualSeconds(question)).toBeCloseTo(20)
  expect([39, 41].map((seconds) => isSlow(question, seconds))).toEqual([false, true])
  expect(isSlow(question, null)).toBe(false)
  expect(paced(pace, null)).toEqual({ pace })
})
