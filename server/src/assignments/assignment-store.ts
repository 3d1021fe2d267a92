import { type Expression, type Selectable, sql } from 'kysely'
import { countUpToCap } from '../platform/database/hit-count.ts'
import { dialectOf } from '../platform/database/dialect.ts'
import { prepared } from '../platform/database/prepared.ts'
import type { Queries, Tables } from '../platform/database/tables.ts'
import { newId } from '../platform/ids.ts'
import { type PageRequest, offsetOf } from '../platform/pagination.ts'
import { idsOfSubject } from '../quizzes/quiz-store.ts'
import type { SubjectFigures } from '../subjects/subject-figure-store.ts'
import type { Assignment } from './assignment.ts'
import './assignment-tables.ts'

export const columns = [
  'id',
  'quiz_id',
  'student_id',
  'assigned_by',
  'status',
  'attempt_count',
  'counts',
  'extra_minutes',
  'rating',
  'last_attempt_id',
  'counted',
  'created_at',
] as const

export async function isAssigned(queries: Queries, studentId: string, quizId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('assignments')
    .select('id')
    .where('student_id', '=', studentId)
    .where('quiz_id', '=', quizId)
    .executeTakeFirst()
  return row !== undefined
}

export async function assignmentsFor(
  queries: Queries,
  quizId: string,
  studentIds: readonly string[],
): Promise<Assignment[]> {
  if (studentIds.length === 0) return []
  const rows = await queries
    .selectFrom('assignments')
    .select(columns)
    .where('quiz_id', '=', quizId)
    .where('student_id', 'in', studentIds)
    .execute()
  return rows.map(toAssignment)
}

/** What this student has of these quizzes. */
export async function assignmentsAmong(
  queries: Queries,
  studentId: string,
  quizIds: readonly string[],
): Promise<Assignment[]> {
  if (quizIds.length === 0) return []
  const rows = await queries
    .selectFrom('assignments')
    .select(columns)
    .where('student_id', '=', studentId)
    .where('quiz_id', 'in', quizIds)
    .execute()
  return rows.map(toAssignment)
}

const locking = prepared<{ quizId: string; studentId: string }, AssignmentRow>((queries, parameter) =>
  queries
    .selectFrom('assignments')
    .select(columns)
    .where('quiz_id', '=', parameter('quizId'))
    .where('student_id', '=', parameter('studentId'))
    .$if(dialectOf(queries) === 'postgres', (query) => query.forUpdate()),
)

/** Nobody else changes it until the transaction ends. */
export async function lockAssignment(tx: Queries, quizId: string, studentId: string): Promise<Assignment | null> {
  const [row] = await locking(tx, { quizId, studentId })
  return row ? toAssignment(row) : null
}

export interface NewAssignments {
  quizId: string
  studentIds: readonly string[]
  assignedBy: string | null
  counts?: boolean
}

/** Those that are new; a student who has the quiz already keeps what is there. */
export async function insertAssignments(
  tx: Queries,
  { quizId, studentIds, assignedBy, counts = true }: NewAssignments,
  now: string,
): Promise<Assignment[]> {
  if (studentIds.length === 0) return []
  const rows = await tx
    .insertInto('assignments')
    .values(
      studentIds.map((studentId) => ({
        id: newId(),
        quiz_id: quizId,
        student_id: studentId,
        assigned_by: assignedBy,
        status: 'not_started' as const,
        attempt_count: 0,
        counts,
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .execute()
  return rows.map(toAssignment)
}

export async function removeAssignment(tx: Queries, id: string): Promise<void> {
  await tx.deleteFrom('assignments').where('id', '=', id).execute()
}

/** What these people were given, for good. Answers the quizzes where they counted as students. */
export async function removeAssignmentsOf(tx: Queries, studentIds: readonly string[]): Promise<string[]> {
  if (studentIds.length === 0) return []
  const rows = await tx
    .deleteFrom('assignments')
    .where('student_id', 'in', studentIds)
    .returning(['quiz_id', 'counts'])
    .execute()
  return [...new Set(rows.filter(({ counts }) => counts).map(({ quiz_id }) => quiz_id))]
}

/** All of one student's, also of deleted quizzes, oldest first. */
export async function allAssignmentsOf(queries: Queries, studentId: string): Promise<Assignment[]> {
  const rows = await queries
    .selectFrom('assignments')
    .select(columns)
    .where('student_id', '=', studentId)
    .orderBy('id')
    .execute()
  return rows.map(toAssignment)
}

/** Newest first; all of them, or only those of these students. */
export async function listAssignments(
  queries: Queries,
  quizId: string,
  studentIds: readonly string[] | 'everyone',
  page: PageRequest,
): Promise<{ assignments: Assignment[]; total: number; isCapped: boolean }> {
  if (studentIds !== 'everyone' && studentIds.length === 0) return { assignments: [], total: 0, isCapped: false }
  const some = queries
    .selectFrom('assignments')
    .where('quiz_id', '=', quizId)
    .$if(studentIds !== 'everyone', (query) =>
      query.where('student_id', 'in', studentIds === 'everyone' ? [] : studentIds),
    )
  const rows = await some.select(columns).orderBy('id', 'desc').limit(page.limit).offset(offsetOf(page)).execute()
  const count = await countUpToCap(queries, some.select('id'))
  return { assignments: rows.map(toAssignment), ...count }
}

/** How many different students were assigned a quiz of this subject, and the stars that they gave. */
export async function studentFigures(
  queries: Queries,
  subjectId: string,
): Promise<Pick<SubjectFigures, 'totalStudents' | 'ratingCount' | 'ratingSum'>> {
  const { totalStudents, ratingCount, ratingSum } = await queries
    .selectFrom('assignments')
    .where('quiz_id', 'in', idsOfSubject(queries, subjectId))
    .where('counts', '=', true)
    .select((eb) => [
      eb.fn.count<number>('student_id').distinct().as('totalStudents'),
      eb.fn.count<number>('rating').as('ratingCount'),
      eb.fn.sum<number | null>('rating').as('ratingSum'),
    ])
    .executeTakeFirstOrThrow()
  return { totalStudents, ratingCount, ratingSum: ratingSum ?? 0 }
}

/** Goes from student to student by the index: an assignment of each is looked for, not all of them counted. */
export async function countStudents(queries: Queries, subjectIds: Expression<{ id: string }>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with recursive students (id) as (
      select min(student_id) from assignments
      union all
      select (select min(student_id) from assignments where student_id > students.id)
      from students where students.id is not null
    )
    select count(*) as count from students where exists (
      select 1 from assignments
      inner join quizzes on quizzes.id = assignments.quiz_id
      where assignments.student_id = students.id and counts = ${true} and quizzes.subject_id in (${subjectIds})
    )`.execute(queries)
  return rows[0]?.count ?? 0
}

/** Which of these students have a quiz of this subject. */
export async function studentsInSubject(
  queries: Queries,
  subjectId: string,
  studentIds: readonly string[],
): Promise<Set<string>> {
  if (studentIds.length === 0) return new Set()
  const rows = await queries
    .selectFrom('assignments')
    .select('student_id')
    .distinct()
    .where('student_id', 'in', studentIds)
    .where('counts', '=', true)
    .where('quiz_id', 'in', idsOfSubject(queries, subjectId))
    .execute()
  return new Set(rows.map(({ student_id }) => student_id))
}

export type AssignmentRow = Pick<Selectable<Tables['assignments']>, (typeof columns)[number]>

export function toAssignment(row: AssignmentRow): Assignment {
  return {
    id: row.id,
    quizId: row.quiz_id,
    studentId: row.student_id,
    assignedBy: row.assigned_by,
    status: row.status,
    attemptCount: row.attempt_count,
    counts: row.counts,
    extraMinutes: row.extra_minutes,
    rating: row.rating,
    lastAttemptId: row.last_attempt_id,
    counted: row.counted,
    createdAt: row.created_at,
  }
}
