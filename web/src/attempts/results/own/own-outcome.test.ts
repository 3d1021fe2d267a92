import type { AttemptHistory } from '@lms/contracts/attempts/attempt-results.ts'
import type { PaperQuestion } from '@lms/contracts/attempts/attempts.ts'
import { expect, test } from 'vitest'
import { ownOutcome } from './own-outcome.ts'

const question = (id: string): PaperQuestion => ({
  _id: id,
  title: id,
  type: 'single_choice',
  content: '',
  points: 10,
  answers: [],
})

interface Done {
  /** Points per question; null: not answered. */
  points: readonly (number | null)[]
  status?: 'passed' | 'failed'
  before?: number
}

function history({ points, status = 'failed', before }: Done): AttemptHistory {
  const ids = points.map((_, place) => `q${place}`)
  const score = points.reduce<number>((sum, each) => sum + (each ?? 0), 0)
  const figures = { total_score: score, status, submissionTime: 60, createdAt: '', number_of_attempts: 1 }
  const attempt = (id: string, got: number) => ({
    _id: id,
    number: 1,
    total_score: got,
    totalPoints: 10 * points.length,
    status,
    createdAt: '',
  })
  return {
    _id: 'this',
    ...figures,
    student_quiz: {
      _id: 'assignment',
      quizz: {
        _id: 'quiz',
        title: 'Bài',
        max_attempts: 1,
        totalPoints: points.length * 10,
        scale: 'sum',
        passingScore: 50,
        questions: ids.map(question),
      },
      student: { _id: 'child', name: 'Trần Bảo An', username: 'an' },
      ...figures,
    },
    list_question_passed: ids.filter((_, place) => points[place] === 10),
    student_answers: Object.fromEntries(ids.flatMap((id, place) => (points[place] === null ? [] : [[id, 'x']]))),
    question_steps: {},
    question_scores: Object.fromEntries(ids.map((id, place) => [id, points[place] ?? 0])),
    attempts: [...(before === undefined ? [] : [attempt('before', before)]), attempt('this', score)],
    pending_questions: [],
    given_marks: {},
    automatic: null,
    timeRanOut: false,
    rating: null,
    resultsShown: true,
    keysShown: true,
  }
}

test('a flower for every question: open, half open, asleep', () => {
  expect(ownOutcome(history({ points: [10, 5, 0, null] }))).toMatchObject({
    mood: 'learning',
    right: 1,
    partly: 1,
    answered: 3,
    again: [2, 3, 4],
    flowers: ['bloom', 'opening', 'bud', 'bud'],
  })
})

test.each([
  ['perfect', { points: [10, 10], status: 'passed' }],
  ['great', { points: [10, 10, 10, 10, 0], status: 'passed' }],
  ['passed', { points: [10, 0], status: 'passed' }],
  ['learning', { points: [10, 0, 0] }],
  ['hard', { points: [0, 0, null] }],
  ['empty', { points: [null, null] }],
] as const)('sounds %s', (mood, done) => {
  expect(ownOutcome(history(done)).mood).toBe(mood)
})

test('is told as better only when it is', () => {
  expect(ownOutcome(history({ points: [10, 10], before: 5.5 })).better).toBe(14.5)
  expect(ownOutcome(history({ points: [10, 0], before: 10 })).better).toBeNull()
  expect(ownOutcome(history({ points: [10, 0] })).better).toBeNull()
})

test('of many questions the shares stay what they are', () => {
  const points = Array.from({ length: 120 }, (_, place) => (place % 2 === 0 ? 10 : 0))
  const { flowers } = ownOutcome(history({ points }))
  expect(flowers).toHaveLength(30)
  expect(flowers.filter((stage) => stage === 'bloom')).toHaveLength(15)
})

test('without the paper the score alone blooms; without a score something is sown', () => {
  const whole = history({ points: [10, 10, 0, 0] })
  const { quizz } = whole.student_quiz
  const closed = { ...whole, student_quiz: { ...whole.student_quiz, quizz: { ...quizz, questions: [] } } }
  expect(ownOutcome(closed).flowers.filter((stage) => stage === 'bloom')).toHaveLength(5)
  const withheld = ownOutcome({ ...closed, total_score: null, status: null })
  expect(withheld).toMatchObject({ mood: 'withheld', again: [] })
  expect(new Set(withheld.flowers)).toEqual(new Set(['sprout']))
})
