import type { AttemptHistory, KeyedQuestion } from './attempt-results.ts'
import { expect, test } from 'vitest'
import { countsOf, mayRetake, optionsOf } from './result-marks.ts'

const options = [
  { _id: '1', text: 'hai', isCorrect: true },
  { _id: '2', text: 'ba', isCorrect: false },
]
const question = (id: string): KeyedQuestion => ({
  _id: id,
  title: id,
  type: 'single_choice',
  content: '',
  points: 1,
  answers: options,
  explanation: '',
})

test('questions are correct, partly right, wrong or unanswered', () => {
  const questions = ['a', 'b', 'c', 'd', 'e'].map((id) => question(id))
  const answers = { a: '1', b: '2', d: [], e: '2' }
  expect(countsOf(questions, { answers, passed: ['a'], waiting: [], scores: { a: 1, b: 0, e: 0.5 } })).toMatchObject({
    correct: 1,
    partly: 1,
    wrong: 1,
    unanswered: 2,
  })
})

test('what a person marks waits, and is never wrong', () => {
  const questions = ['a', 'b', 'c', 'd'].map((id) => ({ _id: id, type: 'essay' as const }))
  const answers = { a: '<p>một</p>', b: '<p>hai</p>', c: '<p>ba</p>' }
  expect(countsOf(questions, { answers, passed: ['a'], waiting: ['b'], scores: { c: 1 } })).toEqual({
    correct: 1,
    waiting: 1,
    marked: 1,
    unanswered: 1,
    partly: 0,
    wrong: 0,
  })
})

test('the chosen option is found by its id or its text', () => {
  expect(optionsOf(question('a'), '2').map(({ isChosen }) => isChosen)).toEqual([false, true])
  expect(optionsOf(question('a'), 'hai').map(({ isChosen }) => isChosen)).toEqual([true, false])
  expect(optionsOf(question('a'), ['1', '2']).map(({ isChosen }) => isChosen)).toEqual([true, true])
})

test('a key that was not sent is not guessed', () => {
  const { explanation: _, ...paper } = question('a')
  const unkeyed = { ...paper, answers: options.map(({ _id, text }) => ({ _id, text })) }
  expect(optionsOf(unkeyed, '1').map(({ isCorrect }) => isCorrect)).toEqual([null, null])
})

test.each([
  [1, 2, true],
  [2, 2, false],
  [9, 0, true],
])('after %i of %i attempts another is %s', (used, maximum, isPossible) => {
  const history = { number_of_attempts: used, student_quiz: { quizz: { max_attempts: maximum } } }
  expect(mayRetake(history as AttemptHistory)).toBe(isPossible)
})
