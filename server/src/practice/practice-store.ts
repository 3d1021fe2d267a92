import type { PracticeKind } from '@lms/contracts/practice/practice-sessions.ts'
import type { Difficulty } from '@lms/contracts/questions/questions.ts'
import type { Selectable } from 'kysely'
import type { Paper } from '../attempts/rules/paper.ts'
import type { Check } from '../attempts/rules/tries.ts'
import { dialectOf } from '../platform/database/dialect.ts'
import { type Queries, type Tables, json } from '../platform/database/tables.ts'
import { newId } from '../platform/ids.ts'
import './practice-tables.ts'

export interface PracticeSession {
  id: string
  studentId: string
  kind: PracticeKind
  subjectId: string | null
  difficulty: Difficulty | null
  attemptId: string | null
  paper: Paper
  createdAt: string
  finishedAt: string | null
}

export interface PracticeAnswer extends Check {
  questionId: string
  answeredAt: string
}

export async function insertSession(tx: Queries, session: Omit<PracticeSession, 'id' | 'finishedAt'>) {
  const row = await tx
    .insertInto('practice_sessions')
    .values({
      id: newId(),
      student_id: session.studentId,
      kind: session.kind,
      subject_id: session.subjectId,
      difficulty: session.difficulty,
      attempt_id: session.attemptId,
      paper: json(session.paper),
      created_at: session.createdAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toSession(row)
}

export async function findSession(queries: Queries, id: string): Promise<PracticeSession | null> {
  const row = await queries.selectFrom('practice_sessions').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toSession(row) : null
}

/** Nobody else changes it until the transaction ends. */
export async function lockSession(tx: Queries, id: string): Promise<PracticeSession | null> {
  const row = await tx
    .selectFrom('practice_sessions')
    .selectAll()
    .where('id', '=', id)
    .$if(dialectOf(tx) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  return row ? toSession(row) : null
}

/** The newest first. */
export async function sessionsOf(queries: Queries, studentId: string, limit: number): Promise<PracticeSession[]> {
  const rows = await queries
    .selectFrom('practice_sessions')
    .selectAll()
    .where('student_id', '=', studentId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toSession)
}

export async function finishSession(tx: Queries, id: string, now: string): Promise<void> {
  await tx.updateTable('practice_sessions').set({ finished_at: now }).where('id', '=', id).execute()
}

export async function answersIn(queries: Queries, sessionId: string): Promise<PracticeAnswer[]> {
  const rows = await queries
    .selectFrom('practice_answers')
    .selectAll()
    .where('session_id', '=', sessionId)
    .orderBy('answered_at')
    .orderBy('question_id')
    .execute()
  return rows.map(toAnswer)
}

/** In any of this person's, the newest first. */
export async function latestAnswersOf(queries: Queries, studentId: string, limit: number): Promise<PracticeAnswer[]> {
  const rows = await queries
    .selectFrom('practice_answers')
    .innerJoin('practice_sessions', 'practice_sessions.id', 'practice_answers.session_id')
    .selectAll('practice_answers')
    .where('practice_sessions.student_id', '=', studentId)
    .orderBy('practice_sessions.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toAnswer)
}

/** Whether this person has tried this question in practice. */
export async function hasTried(queries: Queries, studentId: string, questionId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('practice_answers')
    .innerJoin('practice_sessions', 'practice_sessions.id', 'practice_answers.session_id')
    .select('practice_answers.session_id')
    .where('practice_answers.question_id', '=', questionId)
    .where('practice_sessions.student_id', '=', studentId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function saveAnswer(
  tx: Queries,
  sessionId: string,
  { questionId, tries, state, answeredAt }: PracticeAnswer,
): Promise<void> {
  const now = { tries: json(tries), state, answered_at: answeredAt }
  await tx
    .insertInto('practice_answers')
    .values({ session_id: sessionId, question_id: questionId, ...now })
    .onConflict((conflict) => conflict.columns(['session_id', 'question_id']).doUpdateSet(now))
    .execute()
}

export function toSession(row: Selectable<Tables['practice_sessions']>): PracticeSession {
  return {
    id: row.id,
    studentId: row.student_id,
    kind: row.kind,
    subjectId: row.subject_id,
    difficulty: row.difficulty,
    attemptId: row.attempt_id,
    paper: row.paper,
    createdAt: row.created_at,
    finishedAt: row.finished_at,
  }
}

export function toAnswer(row: Selectable<Tables['practice_answers']>): PracticeAnswer {
  return { questionId: row.question_id, tries: row.tries, state: row.state, answeredAt: row.answered_at }
}
