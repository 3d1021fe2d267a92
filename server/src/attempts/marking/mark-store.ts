import { type SelectQueryBuilder, type Selectable, sql } from 'kysely'
import { dialectOf } from '../../platform/database/dialect.ts'
import { countUpToCap } from '../../platform/database/hit-count.ts'
import { type Queries, type Tables, json } from '../../platform/database/tables.ts'
import { type PageRequest, offsetOf } from '../../platform/pagination.ts'
import { presentQuizIds } from '../../quizzes/quiz-points-store.ts'
import type { CompletedAttempt } from '../attempt.ts'
import { type Grade, type Shares, waitingIn } from '../rules/grading.ts'
import './mark-tables.ts'

/** What a person gave for an answer, or that nobody has yet. */
export interface AnswerMark {
  attemptId: string
  questionId: string
  quizId: string
  studentId: string
  finishedAt: string
  /** Of the points, 0 to 1; null while it waits. */
  share: number | null
  criteria: Readonly<Record<string, number>>
  comment: string
  revision: number
  markedBy: string | null
  markedAt: string | null
}

type Row = Selectable<Tables['answer_marks']>

/** Part of the transaction that ends the attempt. */
export async function insertWaiting(
  tx: Queries,
  attempt: { id: string; quizId: string; studentId: string; finishedAt: string },
  questionIds: readonly string[],
): Promise<void> {
  if (questionIds.length === 0) return
  await tx
    .insertInto('answer_marks')
    .values(
      questionIds.map((questionId) => ({
        attempt_id: attempt.id,
        question_id: questionId,
        quiz_id: attempt.quizId,
        student_id: attempt.studentId,
        finished_at: attempt.finishedAt,
        criteria: json({}),
        comment: '',
        revision: 0,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function marksOfAttempts(queries: Queries, attemptIds: readonly string[]): Promise<AnswerMark[]> {
  if (attemptIds.length === 0) return []
  const rows = await queries
    .selectFrom('answer_marks')
    .selectAll()
    .where('attempt_id', 'in', attemptIds)
    .orderBy('attempt_id')
    .orderBy('question_id')
    .execute()
  return rows.map(toMark)
}

/** What people gave in these attempts, for grading again. */
export async function sharesOf(queries: Queries, attemptIds: readonly string[]): Promise<Map<string, Shares>> {
  const shares = new Map<string, Map<string, number>>(attemptIds.map((id) => [id, new Map()]))
  for (const { attemptId, questionId, share } of await marksOfAttempts(queries, attemptIds))
    if (share !== null) shares.get(attemptId)?.set(questionId, share)
  return shares
}

/** Nobody else marks it until the transaction ends. */
export async function lockMark(tx: Queries, attemptId: string, questionId: string): Promise<AnswerMark | null> {
  const row = await tx
    .selectFrom('answer_marks')
    .selectAll()
    .where('attempt_id', '=', attemptId)
    .where('question_id', '=', questionId)
    .$if(dialectOf(tx) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  return row ? toMark(row) : null
}

export async function saveMark(tx: Queries, mark: AnswerMark): Promise<void> {
  await tx
    .updateTable('answer_marks')
    .set({
      share: mark.share,
      criteria: json(mark.criteria),
      comment: mark.comment,
      revision: mark.revision,
      marked_by: mark.markedBy,
      marked_at: mark.markedAt,
    })
    .where('attempt_id', '=', mark.attemptId)
    .where('question_id', '=', mark.questionId)
    .execute()
}

export async function removeMarksOf(tx: Queries, attemptId: string): Promise<void> {
  await tx.deleteFrom('answer_marks').where('attempt_id', '=', attemptId).execute()
}

/** What the attempt is worth now; the score before stays readable. */
export async function saveMarkedGrade(tx: Queries, attempt: CompletedAttempt, grade: Grade): Promise<void> {
  const isChanged = attempt.score !== null && attempt.score !== grade.score
  await tx
    .updateTable('attempts')
    .set({
      score: grade.score,
      total_points: grade.total,
      passed: grade.passed,
      marks: json(grade.marks),
      pending: waitingIn(grade.marks).length,
      ...(isChanged && { previous_score: attempt.score }),
    })
    .where('id', '=', attempt.id)
    .execute()
}

/** Whose answers somebody may mark: everybody's, or those of these students, of these quizzes only or of all. */
export interface MarkingSight {
  studentIds: readonly string[] | 'everyone'
  /** Null: whoever wrote the quiz. */
  authorId: string | null
}

export interface MarkingFilter {
  status: 'pending' | 'marked' | 'all'
  quizId?: string | undefined
  questionId?: string | undefined
  attemptId?: string | undefined
}

function seenBy(queries: Queries, { studentIds, authorId }: MarkingSight, filter: MarkingFilter) {
  const { status, quizId, questionId, attemptId } = filter
  return queries
    .selectFrom('answer_marks')
    .where((eb) =>
      eb.exists(presentQuizIds(queries, []).where('quizzes.id', '=', sql.ref<string>('answer_marks.quiz_id'))),
    )
    .$if(studentIds !== 'everyone', (query) =>
      query.where('answer_marks.student_id', 'in', studentIds === 'everyone' ? [] : studentIds),
    )
    .$if(authorId !== null, (query) =>
      query.where((eb) =>
        eb.exists(
          presentQuizIds(queries, [])
            .where('quizzes.id', '=', sql.ref<string>('answer_marks.quiz_id'))
            .where('quizzes.author_id', '=', authorId ?? ''),
        ),
      ),
    )
    .$if(status === 'pending', (query) => query.where('share', 'is', null))
    .$if(status === 'marked', (query) => query.where('share', 'is not', null))
    .$if(quizId !== undefined, (query) => query.where('answer_marks.quiz_id', '=', quizId ?? ''))
    .$if(questionId !== undefined, (query) => query.where('question_id', '=', questionId ?? ''))
    .$if(attemptId !== undefined, (query) => query.where('attempt_id', '=', attemptId ?? ''))
}

const isNobody = ({ studentIds }: MarkingSight): boolean => studentIds !== 'everyone' && studentIds.length === 0

export interface MarkPage {
  marks: AnswerMark[]
  total: number
  isCapped: boolean
}

/** The oldest first: who has waited longest. */
export async function listMarks(
  queries: Queries,
  sight: MarkingSight,
  { page, limit, ...filter }: MarkingFilter & PageRequest,
): Promise<MarkPage> {
  if (isNobody(sight)) return { marks: [], total: 0, isCapped: false }
  const some = seenBy(queries, sight, filter)
  const rows = await some
    .selectAll('answer_marks')
    .orderBy('finished_at')
    .orderBy('attempt_id')
    .orderBy('question_id')
    .limit(limit)
    .offset(offsetOf({ page, limit }))
    .execute()
  const count = await countUpToCap(queries, some.select('attempt_id as id'))
  return { marks: rows.map(toMark), ...count }
}

/** Answers that belong together: those of one attempt, or those to one question of a quiz. */
export interface MarkGroup {
  quizId: string
  attemptId: string | null
  questionId: string | null
  studentId: string | null
  pending: number
  answers: number
  /** Of the one that was handed in first. */
  finishedAt: string
}

export async function listGroups(
  queries: Queries,
  sight: MarkingSight,
  { by, page, limit, ...filter }: MarkingFilter & PageRequest & { by: 'attempt' | 'question' },
): Promise<{ groups: MarkGroup[]; total: number; isCapped: boolean }> {
  if (isNobody(sight)) return { groups: [], total: 0, isCapped: false }
  const some = seenBy(queries, sight, filter)
  const grouped = by === 'attempt' ? byAttempt(some) : byQuestion(some)
  const rows = await grouped
    .orderBy('finished_at')
    .orderBy('first_id')
    .limit(limit)
    .offset(offsetOf({ page, limit }))
    .execute()
  const keys = by === 'attempt' ? some.select('attempt_id as id').distinct() : questionKeys(some)
  return { groups: rows.map(toGroup), ...(await countUpToCap(queries, keys)) }
}

type Some = ReturnType<typeof seenBy>
interface GroupRow {
  quiz_id: string
  attempt_id: string | null
  question_id: string | null
  student_id: string | null
  pending: number
  answers: number
  finished_at: string
  first_id: string
}
type Grouped = SelectQueryBuilder<Pick<Tables, 'answer_marks'>, 'answer_marks', GroupRow>

const counts = [
  sql<number>`sum(case when share is null then 1 else 0 end)`.as('pending'),
  sql<number>`count(*)`.as('answers'),
  sql<string>`min(finished_at)`.as('finished_at'),
  sql<string>`min(attempt_id)`.as('first_id'),
] as const
const nothing = sql<string | null>`null`

function byAttempt(some: Some): Grouped {
  return some
    .groupBy(['quiz_id', 'attempt_id', 'student_id'])
    .select(['quiz_id', 'attempt_id', 'student_id', nothing.as('question_id'), ...counts])
}

function byQuestion(some: Some): Grouped {
  return some
    .groupBy(['quiz_id', 'question_id'])
    .select(['quiz_id', 'question_id', nothing.as('attempt_id'), nothing.as('student_id'), ...counts])
}

function questionKeys(some: Some) {
  return some.select(sql<string>`quiz_id || ' ' || question_id`.as('id')).distinct()
}

function toGroup(row: GroupRow): MarkGroup {
  return {
    quizId: row.quiz_id,
    attemptId: row.attempt_id,
    questionId: row.question_id,
    studentId: row.student_id,
    pending: row.pending,
    answers: row.answers,
    finishedAt: row.finished_at,
  }
}

function toMark(row: Row): AnswerMark {
  return {
    attemptId: row.attempt_id,
    questionId: row.question_id,
    quizId: row.quiz_id,
    studentId: row.student_id,
    finishedAt: row.finished_at,
    share: row.share,
    criteria: row.criteria,
    comment: row.comment,
    revision: row.revision,
    markedBy: row.marked_by,
    markedAt: row.marked_at,
  }
}
