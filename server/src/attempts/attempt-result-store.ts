import { prepared } from '../platform/database/prepared.ts'
import { countUpToCap } from '../platform/database/hit-count.ts'
import { type List, isAmong, listOf } from '../platform/database/search.ts'
import type { Queries } from '../platform/database/tables.ts'
import { type PageRequest, offsetOf } from '../platform/pagination.ts'
import { type Attempt, type CompletedAttempt, type GradedAttempt, isCompleted } from './attempt.ts'
import {
  type AttemptRow,
  type AttemptWithPaper,
  columns,
  toAttempt,
  toAttemptWithPaper,
  withPaper,
} from './attempt-store.ts'
import './attempt-tables.ts'

/** What an assignment is judged by: not what was answered, which is long. */
export type Ending = Pick<CompletedAttempt, 'id' | 'number' | 'finishedAt' | 'score' | 'totalPoints' | 'passed'>

const selectEndings = prepared<
  { assignmentId: string },
  Pick<AttemptRow, 'id' | 'number' | 'started_at' | 'finished_at' | 'score' | 'total_points' | 'passed'>
>((queries, parameter) =>
  queries
    .selectFrom('attempts')
    .select(['id', 'number', 'started_at', 'finished_at', 'score', 'total_points', 'passed'])
    .where('assignment_id', '=', parameter('assignmentId'))
    .where('state', '=', 'completed')
    .orderBy('number'),
)

/** In their order. */
export async function endingsOf(queries: Queries, assignmentId: string): Promise<Ending[]> {
  return (await selectEndings(queries, { assignmentId })).map((row) => ({
    id: row.id,
    number: row.number,
    finishedAt: row.finished_at ?? row.started_at,
    score: row.score,
    totalPoints: row.total_points ?? 0,
    passed: row.passed,
  }))
}

export async function findAttempts(queries: Queries, ids: readonly string[]): Promise<Map<string, CompletedAttempt>> {
  if (ids.length === 0) return new Map()
  const rows = await queries.selectFrom('attempts').select(columns).where('id', 'in', ids).execute()
  return new Map(
    rows
      .map(toAttempt)
      .filter(isCompleted)
      .map((attempt) => [attempt.id, attempt]),
  )
}

/** All of one person's, running and practice too, oldest first. */
export async function allAttemptsOf(queries: Queries, studentId: string): Promise<AttemptWithPaper[]> {
  const rows = await queries
    .selectFrom('attempts')
    .innerJoin('attempt_papers', 'attempt_papers.attempt_id', 'attempts.id')
    .select([...columns, 'attempt_papers.paper', 'attempt_papers.sections'])
    .where('student_id', '=', studentId)
    .orderBy('attempts.id')
    .execute()
  return rows.map(({ paper, sections, ...row }) => ({ attempt: toAttempt(row), paper, sections: sections ?? [] }))
}

export type ScoredAttempt = Pick<
  GradedAttempt,
  'id' | 'quizId' | 'assignmentId' | 'finishedAt' | 'score' | 'totalPoints' | 'marks'
>

type ScoredRow = Pick<
  AttemptRow,
  'id' | 'quiz_id' | 'assignment_id' | 'finished_at' | 'score' | 'total_points' | 'marks'
>
const latestScored = prepared<{ studentId: string; limit: number }, ScoredRow>((queries, parameter) =>
  queries
    .selectFrom('attempts')
    .select(['id', 'quiz_id', 'assignment_id', 'finished_at', 'score', 'total_points', 'marks'])
    .where('student_id', '=', parameter('studentId'))
    .where('purpose', '=', 'assigned')
    .where('state', '=', 'completed')
    // One that waits to be marked has no score yet.
    .where('score', 'is not', null)
    .orderBy('id', 'desc')
    .limit(parameter('limit')),
)

/** What a student's latest completed attempts brought, question by question; in the order in which they ended. */
export async function latestScoredOf(queries: Queries, studentId: string, limit: number): Promise<ScoredAttempt[]> {
  const rows = await latestScored(queries, { studentId, limit })
  return rows
    .map((row) => ({
      id: row.id,
      quizId: row.quiz_id,
      assignmentId: row.assignment_id,
      finishedAt: row.finished_at ?? '',
      score: row.score ?? 0,
      totalPoints: row.total_points ?? 0,
      marks: row.marks ?? [],
    }))
    .toSorted((one, other) => (one.finishedAt < other.finishedAt ? -1 : 1))
}

export interface AttemptPage {
  attempts: Attempt[]
  total: number
  isCapped: boolean
}

/** Attempts that count, newest first; all of them, or only those of these students. */
export async function attemptsOfQuiz(
  queries: Queries,
  quizId: string,
  studentIds: readonly string[] | 'everyone',
  page: PageRequest,
): Promise<AttemptPage> {
  if (studentIds !== 'everyone' && studentIds.length === 0) return { attempts: [], total: 0, isCapped: false }
  const some = queries
    .selectFrom('attempts')
    .where('quiz_id', '=', quizId)
    .where('purpose', '=', 'assigned')
    .$if(studentIds !== 'everyone', (query) =>
      query.where('student_id', 'in', studentIds === 'everyone' ? [] : studentIds),
    )
  return pageOf(queries, some, page)
}

/** Finished practice runs of one person, newest first. */
export async function practiceOf(
  queries: Queries,
  userId: string,
  quizId: string,
  page: PageRequest,
): Promise<AttemptPage> {
  const some = queries
    .selectFrom('attempts')
    .where('student_id', '=', userId)
    .where('quiz_id', '=', quizId)
    .where('purpose', '=', 'practice')
    .where('state', '=', 'completed')
  return pageOf(queries, some, page)
}

function filtered(queries: Queries) {
  return queries.selectFrom('attempts')
}

async function pageOf(queries: Queries, some: ReturnType<typeof filtered>, page: PageRequest): Promise<AttemptPage> {
  const rows = await some.select(columns).orderBy('id', 'desc').limit(page.limit).offset(offsetOf(page)).execute()
  const count = await countUpToCap(queries, some.select('id'))
  return { attempts: rows.map(toAttempt), ...count }
}

/** Whether one of these people had this question in a paper. */
export async function hasMet(queries: Queries, userIds: readonly string[], questionId: string): Promise<boolean> {
  const rows = await queries
    .selectFrom('attempts')
    .innerJoin('attempt_papers', 'attempt_papers.attempt_id', 'attempts.id')
    .select('attempt_papers.paper')
    .where('attempts.student_id', 'in', userIds)
    .orderBy('attempts.id', 'desc')
    .execute()
  return rows.some(({ paper }) => paper.some((item) => item.questionId === questionId))
}

const selectReleasesTo = prepared<{ quizIds: List; studentIds: List }, { quiz_id: string; student_id: string | null }>(
  (queries, parameter) =>
    queries
      .selectFrom('result_releases')
      .select((eb) => ['quiz_id', eb.val<string | null>(null).as('student_id')])
      .where(isAmong(queries, 'quiz_id', parameter('quizIds')))
      .unionAll(
        queries
          .selectFrom('student_releases')
          .select(['quiz_id', 'student_id'])
          .where(isAmong(queries, 'student_id', parameter('studentIds')))
          .where(isAmong(queries, 'quiz_id', parameter('quizIds'))),
      ),
)

/** When the author let all students see the results of this quiz. */
export async function releaseOf(queries: Queries, quizId: string): Promise<string | null> {
  const row = await queries
    .selectFrom('result_releases')
    .select('released_at')
    .where('quiz_id', '=', quizId)
    .executeTakeFirst()
  return row?.released_at ?? null
}

/** Whether the author let this student see the results of this quiz, alone or with all others. */
export async function releasesTo(
  queries: Queries,
  quizIds: readonly string[],
  studentIds: readonly string[],
): Promise<(quizId: string, studentId: string) => boolean> {
  if (quizIds.length === 0) return () => false
  const named = { quizIds: listOf(queries, quizIds), studentIds: listOf(queries, studentIds) }
  const rows = await selectReleasesTo(queries, named)
  const released = new Set(rows.map(({ quiz_id, student_id }) => `${quiz_id} ${student_id ?? ''}`))
  return (quizId, studentId) => released.has(`${quizId} `) || released.has(`${quizId} ${studentId}`)
}

/** To these of its students; answers those who could not see them before. */
export async function insertStudentReleases(
  tx: Queries,
  quizId: string,
  studentIds: readonly string[],
  release: { by: string; now: string },
): Promise<string[]> {
  if (studentIds.length === 0) return []
  const rows = await tx
    .insertInto('student_releases')
    .values(
      studentIds.map((studentId) => ({
        quiz_id: quizId,
        student_id: studentId,
        released_by: release.by,
        released_at: release.now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('student_id')
    .execute()
  return rows.map(({ student_id }) => student_id)
}

/** The first time counts. */
export async function insertRelease(tx: Queries, quizId: string, by: string, now: string): Promise<void> {
  await tx
    .insertInto('result_releases')
    .values({ quiz_id: quizId, released_by: by, released_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** By their ids; those that are gone are left out. */
export async function findAttemptsWithPapers(
  queries: Queries,
  ids: readonly string[],
): Promise<Map<string, AttemptWithPaper>> {
  if (ids.length === 0) return new Map()
  const rows = await withPaper(queries).where('attempts.id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, toAttemptWithPaper(row)]))
}
