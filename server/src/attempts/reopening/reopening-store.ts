import type { Queries } from '../../platform/database/tables.ts'
import '../attempt-tables.ts'

/** From the earliest to the latest time that a wrong clock showed or left out. */
export interface Period {
  since: string
  until: string
}

export interface ClosedByTime {
  id: string
  studentId: string
  quizId: string
  startedAt: string
  endsAt: string
}

/** Those whose end came before they were handed in, that are the last of their students, and that nobody has marked. */
export async function closedByTime(queries: Queries, { since, until }: Period): Promise<ClosedByTime[]> {
  const rows = await queries
    .selectFrom('attempts')
    .innerJoin('assignments', (join) =>
      join
        .onRef('assignments.id', '=', 'attempts.assignment_id')
        .onRef('assignments.attempt_count', '=', 'attempts.number'),
    )
    .select(['attempts.id', 'attempts.student_id', 'attempts.quiz_id', 'started_at', 'ends_at'])
    .where('state', '=', 'completed')
    .where('purpose', '=', 'assigned')
    .where('finished_at', '>=', since)
    .where('finished_at', '<=', until)
    .whereRef('finished_at', '=', 'ends_at')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('answer_marks')
            .select('answer_marks.attempt_id')
            .whereRef('answer_marks.attempt_id', '=', 'attempts.id')
            .where('share', 'is not', null),
        ),
      ),
    )
    .orderBy('ends_at')
    .orderBy('attempts.id')
    .execute()
  return rows.map(({ id, student_id, quiz_id, started_at, ends_at }) => ({
    id,
    studentId: student_id,
    quizId: quiz_id,
    startedAt: started_at,
    endsAt: ends_at ?? started_at,
  }))
}

export async function saveReopened(
  tx: Queries,
  id: string,
  { startedAt, endsAt }: Pick<ClosedByTime, 'startedAt' | 'endsAt'>,
): Promise<void> {
  await tx
    .updateTable('attempts')
    .set({
      state: 'running',
      started_at: startedAt,
      ends_at: endsAt,
      finished_at: null,
      score: null,
      total_points: null,
      passed: null,
      marks: null,
      previous_score: null,
      pending: 0,
    })
    .where('id', '=', id)
    .execute()
}
