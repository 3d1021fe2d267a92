import { expect, test } from 'vitest'
import { QuestionClock } from './question-clock.ts'

test('each question has its own seconds, and what is not looked at has none', () => {
  let now = 0
  const clock = new QuestionClock({ one: 10 }, () => now)
  clock.look('one')
  now += 4000
  clock.look('two')
  now += 2400
  expect(clock.seconds()).toEqual({ one: 14, two: 2 })
  clock.look(null)
  now += 60_000
  clock.look('two')
  now += 1000
  expect(clock.seconds()).toEqual({ one: 14, two: 3 })
})
