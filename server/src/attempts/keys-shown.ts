import { assignmentsAmong } from '../assignments/assignment-store.ts'
import type { Queries } from '../platform/database/tables.ts'
import { findQuizzes } from '../quizzes/quiz-store.ts'
import { releasesOf } from './attempt-result-store.ts'
import { runningPapersOf } from './attempt-store.ts'
import { disclosureOf } from './rules/disclosure.ts'

/** At which of these quizzes this student has finished an attempt and sees its keys now. */
export async function keysShownTo(
  queries: Queries,
  studentId: string,
  quizIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const quizzes = await findQuizzes(queries, quizIds)
  const releases = await releasesOf(queries, quizIds)
  const assignments = new Map((await assignmentsAmong(queries, studentId, quizIds)).map((one) => [one.quizId, one]))
  const sat = new Set((await runningPapersOf(queries, studentId)).map(({ quizId }) => quizId))
  const shown = quizzes.filter((quiz) => {
    const assignment = assignments.get(quiz.id)
    if (!assignment || assignment.lastAttemptId === null) return false
    const { attemptCount } = assignment
    return disclosureOf(quiz, { isReleased: releases.has(quiz.id), attemptCount, isSitting: sat.has(quiz.id) }, now)
      .keys
  })
  return new Set(shown.map(({ id }) => id))
}
