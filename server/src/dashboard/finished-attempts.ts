import type { Actor } from '@lms/contracts/permissions.ts'
import type { FinishedAttempt } from '../attempts/overview-store.ts'
import { readResultSight } from '../attempts/result-sight.ts'
import type { Queries } from '../platform/database/tables.ts'
import type { Quiz } from '../quizzes/quiz.ts'
import { findQuizzes } from '../quizzes/quiz-store.ts'

export interface SeenAttempt {
  attempt: FinishedAttempt
  quiz: Quiz
  /** Whether the reader may know how it went. */
  isShown: boolean
}

/** As the reader sees them. */
export async function seenBy(
  queries: Queries,
  reader: Actor,
  attempts: readonly FinishedAttempt[],
  now: Date,
): Promise<SeenAttempt[]> {
  const quizzes = await findQuizzes(queries, [...new Set(attempts.map(({ quizId }) => quizId))])
  const studentIds = [...new Set(attempts.map(({ studentId }) => studentId))]
  const sight = await readResultSight(queries, reader, { quizzes, studentIds }, now)
  const byId = new Map(quizzes.map((quiz) => [quiz.id, quiz]))
  return attempts.flatMap((attempt) => {
    const quiz = byId.get(attempt.quizId)
    return quiz ? [{ attempt, quiz, isShown: sight(quiz, attempt.studentId).result }] : []
  })
}

export function countPassed(seen: readonly SeenAttempt[]): number {
  return seen.filter(({ attempt, isShown }) => isShown && attempt.passed === true).length
}
