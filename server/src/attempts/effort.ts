import type { FinishedQuiz } from '../garden/rules/earned-stickers.ts'
import { days, later } from '../platform/clock.ts'
import type { Queries } from '../platform/database/tables.ts'
import { findQuizzes } from '../quizzes/quiz-store.ts'
import type { Ending } from './attempt-result-store.ts'
import type { AttemptWithPaper } from './attempt-store.ts'
import { finishedSince, openAssignmentsOf } from './overview-store.ts'
import type { Sitting } from './rules/sitting.ts'

/** One that has more left than this has not done everything. */
const lookedAt = 20

/** What somebody put into an attempt that is over, beside what else they did; `all`: of this quiz, of which is known how they went. */
export async function effortOf(
  tx: Queries,
  { attempt, paper }: Pick<AttemptWithPaper, 'attempt' | 'paper'>,
  sitting: Sitting,
  all: readonly Ending[],
  now: Date,
): Promise<Omit<FinishedQuiz, 'quizzes'>> {
  const { studentId } = attempt
  const earlier = all.filter(({ id }) => id !== attempt.id)
  const week = await finishedSince(tx, [studentId], later(now, -days(7)).toISOString())
  return {
    asked: paper.length,
    answered: Object.keys(sitting.answers).length,
    hasComeBack: earlier.length > 0 && earlier.every(({ passed }) => !passed),
    assignmentId: attempt.assignmentId ?? '',
    isAllDone: !(await hasOpenWork(tx, studentId, now)),
    week: week.map(({ finishedAt }) => finishedAt),
  }
}

async function hasOpenWork(tx: Queries, studentId: string, now: Date): Promise<boolean> {
  const open = await openAssignmentsOf(tx, [studentId], lookedAt)
  if (open.length === lookedAt) return true
  const quizzes = await findQuizzes(tx, [...new Set(open.map(({ quizId }) => quizId))])
  const isPast = (moment: string | null): boolean => moment !== null && Date.parse(moment) <= now.getTime()
  return quizzes.some(
    ({ deletedAt, isActive, releaseDate, deadline }) =>
      deletedAt === null && isActive && (releaseDate === null || isPast(releaseDate)) && !isPast(deadline),
  )
}
