import { dialectOf } from '../../platform/database/dialect.ts'
import { type Queries, json } from '../../platform/database/tables.ts'
import { newId } from '../../platform/ids.ts'
import { type CompletedAttempt, isCompleted } from '../attempt.ts'
import { columns, toAttempt } from '../attempt-store.ts'
import { type Grade, waitingIn } from '../rules/grading.ts'
import type { Paper } from '../rules/paper.ts'
import type { OldResult } from '../attempt-tables.ts'

export interface Regradable {
  attempt: CompletedAttempt
  paper: Paper
}

/** Completed attempts that count, in the order of their ids, so many after this one. */
export async function completedAfter(
  queries: Queries,
  { quizId, after, limit, isLocked }: { quizId: string; after: string; limit: number; isLocked: boolean },
): Promise<Regradable[]> {
  const rows = await queries
    .selectFrom('attempts')
    .innerJoin('attempt_papers', 'attempt_papers.attempt_id', 'attempts.id')
    .select([...columns, 'attempt_papers.paper'])
    .where('quiz_id', '=', quizId)
    .where('purpose', '=', 'assigned')
    .where('state', '=', 'completed')
    .where('attempts.id', '>', after)
    .orderBy('attempts.id')
    .limit(limit)
    .$if(isLocked && dialectOf(queries) === 'postgres', (query) => query.forUpdate('attempts'))
    .execute()
  return rows.flatMap(({ paper, ...row }) => {
    const attempt = toAttempt(row)
    return isCompleted(attempt) ? [{ attempt, paper }] : []
  })
}

/** The old score stays readable. */
export async function saveRegrade(
  tx: Queries,
  attempt: CompletedAttempt,
  { marks, score, total, passed }: Grade,
  { isChanged, by, now }: { isChanged: boolean; by: string; now: string },
): Promise<void> {
  await tx
    .updateTable('attempts')
    .set({
      score,
      total_points: total,
      passed,
      marks: json(marks),
      pending: waitingIn(marks).length,
      ...(isChanged && { previous_score: attempt.score }),
    })
    .where('id', '=', attempt.id)
    .execute()
  if (!isChanged) return
  const old: OldResult = { score: attempt.score, total: attempt.totalPoints, passed: attempt.passed }
  await tx
    .insertInto('attempt_regrades')
    .values({
      id: newId(),
      attempt_id: attempt.id,
      old_result: json(old),
      new_result: json({ score, total, passed }),
      regraded_by: by,
      created_at: now,
    })
    .execute()
}
