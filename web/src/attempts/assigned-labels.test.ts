import type { AssignedQuiz } from '@lms/contracts/attempts/attempts.ts'
import { expect, test } from 'vitest'
import { actionOf, attemptsText } from './assigned-labels.ts'

test('a limit of 0 reads as infinity', () => {
  expect(attemptsText(2, 0)).toBe('2 / ∞')
  expect(attemptsText(2, 3)).toBe('2 / 3')
})

test.each([
  ['not_started', 0, 1, 'start'],
  ['in_progress', 1, 1, 'resume'],
  ['completed', 1, 2, 'start'],
  ['completed', 7, 0, 'start'],
  ['completed', 2, 2, 'history'],
] as const)('%s after %i of %i attempts offers %s', (status, used, maxAttempts, action) => {
  const assigned = { status, number_of_attempts: used, quizz: { maxAttempts } } as AssignedQuiz
  expect(actionOf(assigned)).toBe(action)
})
