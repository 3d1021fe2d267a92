import { type Expression, type SqlBool, sql } from 'kysely'
import { outOfStatistics } from '../children/consent-store.ts'
import { type Parameter, preparedPer } from '../platform/database/prepared.ts'
import type { Queries } from '../platform/database/tables.ts'
import type { Assignment } from '../assignments/assignment.ts'
import { type AssignmentRow, columns as assignmentColumns, toAssignment } from '../assignments/assignment-store.ts'
import './attempt-tables.ts'

/** What home screens ask about many attempts at once; each question has an index of its own. */

export interface FinishedAttempt {
  id: string
  quizId: string
  studentId: string
  assignmentId: string | null
  /** Null while a part of it waits to be marked. */
  score: number | null
  totalPoints: number
  passed: boolean | null
  startedAt: string
  finishedAt: string
}

// Written out, not bound: only so does SQLite see that the indexes of finished and of open ones are meant.
const isFinished: Expression<SqlBool> = sql`attempts.state = 'completed' and attempts.purpose = 'assigned'`
const isOpen: Expression<SqlBool> = sql`status <> 'completed'`

const columns = [
  'attempts.id',
  'attempts.quiz_id',
  'attempts.student_id',
  'attempts.assignment_id',
  'attempts.score',
  'attempts.total_points',
  'attempts.passed',
  'attempts.started_at',
  'attempts.finished_at',
] as const

function finished(queries: Queries) {
  return queries.selectFrom('attempts').where(isFinished)
}

/** As many as there are, each with a place of its own: only so does SQLite go by the index of a student. */
function named(studentIds: readonly string[]): Record<string, string> {
  return Object.fromEntries(studentIds.map((id, index) => [`student${index}`, id]))
}

function placesOf(count: number, parameter: Parameter<Record<string, string>>): Expression<string>[] {
  return Array.from({ length: count }, (_, index) => parameter(`student${index}`))
}

const selectSince = preparedPer<number, Record<string, string>, Row>((count, queries, parameter) =>
  finished(queries)
    .select(columns)
    .where('student_id', 'in', placesOf(count, parameter))
    .where('finished_at', '>=', parameter('since'))
    .orderBy('finished_at')
    .orderBy('id'),
)

/** By these students, oldest first. */
export async function finishedSince(
  queries: Queries,
  studentIds: readonly string[],
  since: string,
): Promise<FinishedAttempt[]> {
  if (studentIds.length === 0) return []
  const rows = await selectSince(queries, studentIds.length, { ...named(studentIds), since })
  return rows.map(toFinished)
}

/** The newest few of each of these students, newest first. */
export async function latestOfEach(
  queries: Queries,
  studentIds: readonly string[],
  count: number,
): Promise<FinishedAttempt[]> {
  if (studentIds.length === 0) return []
  // One short walk along the index for each student, as one statement.
  const newest = studentIds.map((studentId) =>
    queries
      .selectFrom(
        finished(queries)
          .select(columns)
          .where('student_id', '=', studentId)
          .orderBy('finished_at', 'desc')
          .orderBy('id', 'desc')
          .limit(count)
          .as('newest'),
      )
      .selectAll(),
  )
  const rows = await newest.reduce((all, next) => all.unionAll(next)).execute()
  return rows.map(toFinished).toSorted((one, other) => (keyOf(one) < keyOf(other) ? 1 : -1))
}

/** The newest of everybody; without administrators, who try out. */
export async function latestOfAll(queries: Queries, count: number): Promise<FinishedAttempt[]> {
  const rows = await finished(queries)
    .innerJoin('assignments', 'assignments.id', 'attempts.assignment_id')
    .select(columns)
    .where('assignments.counts', '=', true)
    .orderBy('attempts.finished_at', 'desc')
    .orderBy('attempts.id', 'desc')
    .limit(count)
    .execute()
  return rows.map(toFinished)
}

export interface Span {
  from: string
  to: string
}
export interface FinishedCount {
  finished: number
  passed: number
  /** Neither passed nor failed: a part of them waits to be marked. */
  pending: number
}

/** How many were finished in each of these spans, without administrators and those whose results are not to count. */
export async function countFinished(queries: Queries, spans: readonly Span[]): Promise<FinishedCount[]> {
  const first = spans[0]
  const last = spans.at(-1)
  if (!first || !last) return []
  const counts = spans.map(({ from, to }, place) =>
    finished(queries)
      .where('finished_at', '>=', from)
      .where('finished_at', '<', to)
      .select((eb) => [
        sql<number>`${sql.lit(place)}`.as('place'),
        eb.fn.countAll<number>().as('finished'),
        sql<number>`coalesce(sum(case when passed then 1 else 0 end), 0)`.as('passed'),
        sql<number>`coalesce(sum(case when passed is null then 1 else 0 end), 0)`.as('pending'),
      ]),
  )
  const rows = await counts.reduce((all, next) => all.unionAll(next)).execute()
  // Few, and looked up from their side: in a cross join SQLite keeps the order, so that the great rest is not touched.
  const tries = await queries
    .selectFrom('assignments')
    .crossJoin('attempts')
    .whereRef('attempts.assignment_id', '=', 'assignments.id')
    .select(['attempts.finished_at', 'attempts.passed'])
    .where(sql<SqlBool>`assignments.counts = false`)
    .where(isFinished)
    .where('attempts.finished_at', '>=', first.from)
    .where('attempts.finished_at', '<', last.to)
    .execute()
  const refused = await finished(queries)
    .innerJoin('assignments', 'assignments.id', 'attempts.assignment_id')
    .select(['attempts.finished_at', 'attempts.passed'])
    .where('assignments.counts', '=', true)
    .where('attempts.student_id', 'in', outOfStatistics(queries))
    .where('attempts.finished_at', '>=', first.from)
    .where('attempts.finished_at', '<', last.to)
    .execute()
  return spans.map(({ from, to }, place) => {
    const row = rows.find((each) => each.place === place)
    const left = [...tries, ...refused].filter(
      ({ finished_at }) => finished_at !== null && finished_at >= from && finished_at < to,
    )
    return {
      finished: (row?.finished ?? 0) - left.length,
      passed: (row?.passed ?? 0) - left.filter(({ passed }) => passed === true).length,
      pending: (row?.pending ?? 0) - left.filter(({ passed }) => passed === null).length,
    }
  })
}

const selectOpen = preparedPer<{ count: number; limit: number }, Record<string, string>, AssignmentRow>(
  ({ count, limit }, queries, parameter) =>
    queries
      .selectFrom('assignments')
      .select(assignmentColumns)
      .where('student_id', 'in', placesOf(count, parameter))
      .where(isOpen)
      .orderBy('id')
      .limit(limit),
)

/** What these students were given and have not finished once. */
export async function openAssignmentsOf(
  queries: Queries,
  studentIds: readonly string[],
  limit: number,
): Promise<Assignment[]> {
  if (studentIds.length === 0) return []
  const rows = await selectOpen(queries, { count: studentIds.length, limit }, named(studentIds))
  return rows.map(toAssignment)
}

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]
function rowsOf(queries: Queries) {
  return finished(queries).select(columns)
}

function toFinished(row: Row): FinishedAttempt {
  return {
    id: row.id,
    quizId: row.quiz_id,
    studentId: row.student_id,
    assignmentId: row.assignment_id,
    score: row.score,
    totalPoints: row.total_points ?? 0,
    passed: row.passed,
    startedAt: row.started_at,
    finishedAt: row.finished_at ?? row.started_at,
  }
}

function keyOf({ finishedAt, id }: FinishedAttempt): string {
  return `${finishedAt} ${id}`
}
