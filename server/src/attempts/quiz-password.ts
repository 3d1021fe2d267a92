import { attemptMessages as messages, startProblems } from '@lms/contracts/attempts/attempt-messages.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import { minutes } from '../platform/clock.ts'
import { forbidden, tooMany } from '../platform/http/errors.ts'
import type { Limits } from '../platform/limits/limits.ts'
import type { Quiz } from '../quizzes/quiz.ts'

/** Wrong ones, per person and quiz. */
const limit = { points: 20, windowMilliseconds: minutes(15) }

/**
 * A guess is counted before it is looked at, so that many at the same moment do not pass together, and the right one
 * waits with the others once there were too many: otherwise it would be known by its answer.
 */
export async function expectPassword(
  limits: Pick<Limits, 'count' | 'giveBack'>,
  actor: Actor,
  quiz: Pick<Quiz, 'id' | 'password'>,
  given: string | undefined,
): Promise<void> {
  if (quiz.password === null) return
  const wrong = forbidden('quiz_password_wrong', startProblems.quiz_password_wrong)
  if (given === undefined) throw wrong
  const key = `quiz-password ${actor.id} ${quiz.id}`
  const { allowed, retryAfterSeconds } = await limits.count(key, limit)
  if (!allowed) throw tooMany(retryAfterSeconds, 'too_many_requests', messages.passwordTries)
  if (given !== quiz.password) throw wrong
  await limits.giveBack(key)
}
