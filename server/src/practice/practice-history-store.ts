import { isOneOf } from '../platform/database/search.ts'
import type { Queries } from '../platform/database/tables.ts'
import { type PracticeAnswer, type PracticeSession, toAnswer, toSession } from './practice-store.ts'
import './practice-tables.ts'

/** All of one person's, oldest first, with what was answered. */
export async function allPracticeOf(
  queries: Queries,
  studentId: string,
): Promise<(PracticeSession & { answers: PracticeAnswer[] })[]> {
  const sessions = await queries
    .selectFrom('practice_sessions')
    .selectAll()
    .where('student_id', '=', studentId)
    .orderBy('id')
    .execute()
  const ids = sessions.map(({ id }) => id)
  const answers = await queries
    .selectFrom('practice_answers')
    .selectAll()
    .where(isOneOf(queries, 'session_id', ids))
    .orderBy('answered_at')
    .execute()
  const bySession = Map.groupBy(answers, ({ session_id }) => session_id)
  return sessions.map((row) => ({ ...toSession(row), answers: (bySession.get(row.id) ?? []).map(toAnswer) }))
}
