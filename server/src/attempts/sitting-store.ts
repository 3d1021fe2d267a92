import { sql } from 'kysely'
import { prepared } from '../platform/database/prepared.ts'
import { countUpToCap } from '../platform/database/hit-count.ts'
import { searchWords } from '../platform/database/search.ts'
import { type Queries, json } from '../platform/database/tables.ts'
import { type PageRequest, offsetOf } from '../platform/pagination.ts'
import { titledQuizIds } from '../quizzes/quiz-points-store.ts'
import type { Assignment } from '../assignments/assignment.ts'
import { type AssignmentRow, columns, toAssignment } from '../assignments/assignment-store.ts'
import type { Result } from '../assignments/result.ts'

/** What becomes of an assignment while somebody sits it. */

const ofStudent = prepared<{ studentId: string; assignedId: string }, AssignmentRow>((queries, parameter) =>
  queries
    .selectFrom('assignments')
    .select(columns)
    .where('student_id', '=', parameter('studentId'))
    .where((eb) => eb.or([eb('id', '=', parameter('assignedId')), eb('quiz_id', '=', parameter('assignedId'))])),
)

/** By its own id or by that of the quiz; somebody else's is not found. */
export async function findAssignmentOf(
  queries: Queries,
  studentId: string,
  assignedId: string,
): Promise<Assignment | null> {
  const [row] = await ofStudent(queries, { studentId, assignedId })
  return row ? toAssignment(row) : null
}

interface AssignmentPage extends PageRequest {
  /** Words in the quiz's title. */
  search?: string | undefined
  /** Those first that were finished last; what was never finished comes after them. */
  finishedFirst?: boolean
}

/** The latest given first, unless asked otherwise; of deleted quizzes only those that are being sat. */
export async function assignmentsOfStudent(
  queries: Queries,
  studentId: string,
  { search, finishedFirst = false, ...page }: AssignmentPage,
): Promise<{ assignments: Assignment[]; total: number; isCapped: boolean }> {
  const all = queries
    .selectFrom('assignments')
    .where('student_id', '=', studentId)
    .where((eb) =>
      eb.exists(
        titledQuizIds(queries, searchWords(search))
          .where('quizzes.id', '=', sql.ref<string>('assignments.quiz_id'))
          .where((quiz) =>
            quiz.or([
              quiz('quizzes.deleted_at', 'is', null),
              sql<boolean>`${sql.ref('assignments.status')} = 'in_progress'`,
            ]),
          ),
      ),
    )
  const rows = await all
    .select(columns)
    .$if(finishedFirst, (query) => query.orderBy('last_attempt_id', (order) => order.desc().nullsLast()))
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute()
  const count = await countUpToCap(queries, all.select('id'))
  return { assignments: rows.map(toAssignment), ...count }
}

export async function assignedQuizIds(queries: Queries, studentId: string): Promise<string[]> {
  const rows = await queries.selectFrom('assignments').select('quiz_id').where('student_id', '=', studentId).execute()
  return rows.map((row) => row.quiz_id)
}

const begun = prepared<{ id: string }, never>((queries, parameter) =>
  queries
    .updateTable('assignments')
    .set((eb) => ({ status: 'in_progress' as const, attempt_count: eb('attempt_count', '+', 1) }))
    .where('id', '=', parameter('id')),
)

export async function saveStart(tx: Queries, id: string): Promise<void> {
  await begun(tx, { id })
}

const updateFinished = prepared<{ id: string; lastAttemptId: string; counted: string }, never>((queries, parameter) =>
  queries
    .updateTable('assignments')
    .set({ status: 'completed', last_attempt_id: parameter('lastAttemptId'), counted: parameter('counted') })
    .where('id', '=', parameter('id')),
)

export async function saveFinish(
  tx: Queries,
  id: string,
  { lastAttemptId, counted }: { lastAttemptId: string; counted: Result | null },
): Promise<void> {
  await updateFinished(tx, { id, lastAttemptId, counted: json(counted) })
}

/** After a regrade. */
export async function saveCounted(tx: Queries, id: string, counted: Result | null): Promise<void> {
  await tx
    .updateTable('assignments')
    .set({ counted: json(counted) })
    .where('id', '=', id)
    .execute()
}

export async function saveRating(tx: Queries, id: string, rating: number): Promise<void> {
  await tx.updateTable('assignments').set({ rating }).where('id', '=', id).execute()
}

export async function saveExtraMinutes(tx: Queries, id: string, minutes: number): Promise<void> {
  await tx.updateTable('assignments').set({ extra_minutes: minutes }).where('id', '=', id).execute()
}

export async function saveRunning(tx: Queries, id: string): Promise<void> {
  await tx.updateTable('assignments').set({ status: 'in_progress' }).where('id', '=', id).execute()
}

/** What an assignment is after one of its attempts was taken out again. */
export async function saveStanding(
  tx: Queries,
  id: string,
  standing: Pick<Assignment, 'status' | 'attemptCount' | 'lastAttemptId' | 'counted'>,
): Promise<void> {
  await tx
    .updateTable('assignments')
    .set({
      status: standing.status,
      attempt_count: standing.attemptCount,
      last_attempt_id: standing.lastAttemptId,
      counted: json(standing.counted),
    })
    .where('id', '=', id)
    .execute()
}
