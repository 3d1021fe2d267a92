import type { OpenQuiz } from '@lms/contracts/dashboard/dashboard.ts'
import { openAssignmentsOf } from '../attempts/overview-store.ts'
import type { Queries } from '../platform/database/tables.ts'
import type { Quiz } from '../quizzes/quiz.ts'
import { findQuizzes } from '../quizzes/quiz-store.ts'
import { toOpenQuiz } from './dashboard-view.ts'

/** More than a family has open at once. */
const readAtMost = 2000

/** What each of these students was given, can see and has not finished once; what is being sat, whatever became of it. */
export async function openQuizzesOf(
  queries: Queries,
  studentIds: readonly string[],
  mayOpen: (quiz: Quiz) => boolean,
  now: Date,
): Promise<Map<string, OpenQuiz[]>> {
  const assignments = await openAssignmentsOf(queries, studentIds, readAtMost)
  const quizIds = [...new Set(assignments.map(({ quizId }) => quizId))]
  const quizzes = new Map((await findQuizzes(queries, quizIds)).map((quiz) => [quiz.id, quiz]))
  const open = new Map<string, OpenQuiz[]>(studentIds.map((id) => [id, []]))
  for (const assignment of assignments) {
    const quiz = quizzes.get(assignment.quizId)
    if (!quiz || !(assignment.status === 'in_progress' || isGiven(quiz, now))) continue
    open.get(assignment.studentId)?.push(toOpenQuiz(assignment, quiz, mayOpen(quiz), now))
  }
  return open
}

function isGiven({ deletedAt, isActive, releaseDate }: Quiz, now: Date): boolean {
  return deletedAt === null && isActive && (releaseDate === null || Date.parse(releaseDate) <= now.getTime())
}
