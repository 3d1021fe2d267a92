import { stickerReasons } from '@lms/contracts/garden/stickers.ts'
import { expect, test } from 'vitest'
import { type FinishedQuiz, earnedADay, earnedNow, meritsOfPractice, meritsOfQuiz } from './earned-stickers.ts'

const now = new Date('2030-05-08T10:00:00.000Z')
const hoursAgo = (count: number) => new Date(now.getTime() - count * 3_600_000).toISOString()

const done = (changes: Partial<FinishedQuiz> = {}): FinishedQuiz => ({
  quizzes: 2,
  asked: 4,
  answered: 3,
  hasComeBack: false,
  assignmentId: 'this-quiz',
  isAllDone: false,
  week: [hoursAgo(0)],
  ...changes,
})
const reasons = (changes: Partial<FinishedQuiz>) => meritsOfQuiz(done(changes)).map(({ reason }) => reason)

test.each<[string, Partial<FinishedQuiz>, string[]]>([
  ['nothing in particular', {}, []],
  ['the first quiz of all', { quizzes: 1 }, ['first_quiz']],
  ['coming back after one that went badly', { hasComeBack: true }, ['came_back']],
  ['the tenth', { quizzes: 10 }, ['milestone']],
  ['the last that was open', { isAllDone: true, week: [hoursAgo(30), hoursAgo(0)] }, ['week_done']],
  ['the only one that was ever open', { isAllDone: true }, []],
  ['a third day', { week: [hoursAgo(60), hoursAgo(59), hoursAgo(25), hoursAgo(0)] }, ['regular']],
  ['three on one day', { week: [hoursAgo(3), hoursAgo(2), hoursAgo(0)] }, []],
  ['answering everything', { asked: 5, answered: 5 }, ['all_answered']],
  ['an empty sheet', { quizzes: 1, answered: 0, hasComeBack: true, isAllDone: true }, []],
])('%s', (_, changes, expected) => {
  expect(reasons(changes)).toEqual(expected)
})

test('practice is worth one, and doing mistakes again another', () => {
  expect(meritsOfPractice({ mistakesOf: null }).map(({ reason }) => reason)).toEqual(['practised'])
  expect(meritsOfPractice({ mistakesOf: 'attempt' })[0]).toEqual({ reason: 'redone', occasion: 'attempt' })
})

test('nothing earns the same twice, and what has no occasion rests for some days', () => {
  const [first] = meritsOfQuiz(done({ quizzes: 1 }))
  if (!first) throw new Error('The first quiz earns nothing')
  expect(earnedNow([first], [{ ...first, createdAt: hoursAgo(900) }], now)).toEqual([])
  const answered = { reason: 'all_answered', occasion: null } as const
  const before = (hours: number) => [{ ...answered, occasion: 'then', createdAt: hoursAgo(hours) }]
  expect(earnedNow([answered], before(7 * 24 - 1), now)).toEqual([])
  expect(earnedNow([answered], before(7 * 24 + 1), now)).toEqual([answered])
})

test('a day brings a few', () => {
  const merits = stickerReasons.map((reason) => ({ reason, occasion: 'x' }))
  expect(earnedNow(merits, [], now)).toHaveLength(earnedADay)
  const today = [{ reason: 'redone' as const, occasion: 'y', createdAt: hoursAgo(1) }]
  expect(earnedNow(merits, today, now)).toHaveLength(earnedADay - 1)
})
