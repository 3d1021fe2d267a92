import { assignmentsAmong } from '../assignments/assignment-store.ts'
import type { Queries } from '../platform/database/tables.ts'
import type { Quiz } from '../quizzes/quiz.ts'
import { findQuizzes } from '../quizzes/quiz-store.ts'
import { runningPapersOf } from './attempt-store.ts'
import { readOwnSight } from './result-sight.ts'

/** At which of these quizzes this student has finished an attempt and sees its keys now. */
export async function keysShownTo(
  queries: Queries,
  studentId: string,
  quizIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  if (quizIds.length === 0) return new Set()
  const quizzes = await findQuizzes(queries, quizIds)
  const running = (await runningPapersOf(queries, studentId)).map(({ quizId }) => quizId)
  return keysShownAmong(queries, studentId, { quizzes, running }, now)
}

/** The same for who has read these quizzes, and those in the middle of which the student is. */
export async function keysShownAmong(
  queries: Queries,
  studentId: string,
  { quizzes, running }: { quizzes: readonly Quiz[]; running: readonly string[] },
  now: Date,
): Promise<Set<string>> {
  if (quizzes.length === 0) return new Set()
  const quizIds = quizzes.map(({ id }) => id)
  const sight = await readOwnSight(queries, studentId, quizzes, now)
  const assignments = new Map((await assignmentsAmong(queries, studentId, quizIds)).map((one) => [one.quizId, one]))
  const shown = quizzes.filter((quiz) => {
    const assignment = assignments.get(quiz.id)
    if (!assignment || assignment.lastAttemptId === null) return false
    const { attemptCount } = assignment
    const isSitting = running.includes(quiz.id)
    return sight(quiz, studentId, { attemptCount, isSitting }).keys
  })
  return new Set(shown.map(({ id }) => id))
}
