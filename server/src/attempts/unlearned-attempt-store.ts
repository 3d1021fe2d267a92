import type { Queries } from '../platform/database/tables.ts'
import type { Attempt } from './attempt.ts'
import './attempt-tables.ts'

export async function insertUnlearned(tx: Queries, { id, quizId, studentId }: Attempt): Promise<void> {
  await tx.insertInto('unlearned_attempts').values({ attempt_id: id, quiz_id: quizId, student_id: studentId }).execute()
}

export async function isUnlearned(queries: Queries, attemptId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('unlearned_attempts')
    .select('attempt_id')
    .where('attempt_id', '=', attemptId)
    .executeTakeFirst()
  return row !== undefined
}

/** False when it was not there. */
export async function removeUnlearned(tx: Queries, attemptId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('unlearned_attempts')
    .where('attempt_id', '=', attemptId)
    .returning('attempt_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Those whose results the students may see now; the same rule as `disclosureTo`, for a student. */
export async function openedUnlearned(queries: Queries, now: string, limit: number): Promise<string[]> {
  const rows = await queries
    .selectFrom('unlearned_attempts as unlearned')
    .innerJoin('quizzes', 'quizzes.id', 'unlearned.quiz_id')
    .select('unlearned.attempt_id')
    .where((eb) =>
      eb.or([
        eb('quizzes.show_results_immediately', '=', true),
        eb('quizzes.deadline', '<=', now),
        eb.exists(
          eb
            .selectFrom('result_releases')
            .select('result_releases.quiz_id')
            .whereRef('result_releases.quiz_id', '=', 'unlearned.quiz_id'),
        ),
        eb.exists(
          eb
            .selectFrom('student_releases')
            .select('student_releases.quiz_id')
            .whereRef('student_releases.quiz_id', '=', 'unlearned.quiz_id')
            .whereRef('student_releases.student_id', '=', 'unlearned.student_id'),
        ),
      ]),
    )
    .orderBy('unlearned.attempt_id')
    .limit(limit)
    .execute()
  return rows.map(({ attempt_id }) => attempt_id)
}
