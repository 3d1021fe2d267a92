import type { AssignedQuiz } from '@lms/contracts/attempts/attempts.ts'
import { formatNumber } from '../lib/formats.ts'

/** '1 / 3'; without a limit '1 / ∞'. */
export function attemptsText(used: number, maximum: number): string {
  return `${formatNumber(used)} / ${maximum === 0 ? '∞' : formatNumber(maximum)}`
}

type AssignedAction = 'start' | 'resume' | 'history'

/** What a student can do with a quiz that was given to them. */
export function actionOf({ status, number_of_attempts: used, quizz }: AssignedQuiz): AssignedAction {
  if (status === 'in_progress') return 'resume'
  if (status === 'not_started') return 'start'
  return quizz.maxAttempts === 0 || used < quizz.maxAttempts ? 'start' : 'history'
}
