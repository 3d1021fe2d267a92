import type { StartProblem } from '@lms/contracts/attempts/attempt-messages.ts'

interface Opening {
  isActive: boolean
  releaseDate: string | null
  deadline: string | null
  maxAttempts: number
}

/** Why an attempt cannot begin now, apart from the password; null when it can. */
export function startProblem(
  quiz: Opening,
  { attemptCount }: { attemptCount: number },
  now: Date,
): Exclude<StartProblem, 'quiz_password_wrong'> | null {
  if (!quiz.isActive) return 'quiz_inactive'
  if (quiz.releaseDate !== null && Date.parse(quiz.releaseDate) > now.getTime()) return 'quiz_not_released'
  if (quiz.deadline !== null && Date.parse(quiz.deadline) <= now.getTime()) return 'quiz_closed'
  return quiz.maxAttempts > 0 && attemptCount >= quiz.maxAttempts ? 'no_attempts_left' : null
}
