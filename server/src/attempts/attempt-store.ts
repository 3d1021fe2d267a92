import { type Expression, type Selectable, sql } from 'kysely'
import { dialectOf } from '../platform/database/dialect.ts'
import { type Parameter, prepared } from '../platform/database/prepared.ts'
import { type Queries, type Tables, json } from '../platform/database/tables.ts'
import { newId } from '../platform/ids.ts'
import type { Attempt, Purpose } from './attempt.ts'
import type { Paper } from './rules/paper.ts'
import type { PaperSection } from './rules/sections.ts'
import type { Sitting } from './rules/sitting.ts'
import './attempt-tables.ts'

export const columns = [
  'attempts.id',
  'attempts.quiz_id',
  'attempts.student_id',
  'attempts.purpose',
  'attempts.channel',
  'attempts.assignment_id',
  'attempts.number',
  'attempts.state',
  'attempts.started_at',
  'attempts.time_limit',
  'attempts.ends_at',
  'attempts.finished_at',
  'attempts.sequence',
  'attempts.answers',
  'attempts.flagged',
  'attempts.score',
  'attempts.total_points',
  'attempts.passed',
  'attempts.marks',
  'attempts.previous_score',
  'attempts.checks',
  'attempts.steps',
] as const
export type AttemptRow = Omit<Selectable<Tables['attempts']>, 'pending'>
export type PaperRow = AttemptRow & { paper: Paper; sections: readonly PaperSection[] | null }

export interface AttemptWithPaper {
  attempt: Attempt
  paper: Paper
  /** Empty where the quiz had none. */
  sections: readonly PaperSection[]
}

// Written out, not bound: only so does SQLite see that the index of running attempts is meant.
export const running = sql.lit('running') as Expression<'running'>

export function withPaper(queries: Queries) {
  return queries
    .selectFrom('attempts')
    .innerJoin('attempt_papers', 'attempt_papers.attempt_id', 'attempts.id')
    .select([...columns, 'attempt_papers.paper', 'attempt_papers.sections'])
}

/** Of this student; by the assignment or by the quiz. */
export type Wanted = { studentId: string; assignedId: string; purpose: Purpose }

export function runningOf(queries: Queries, parameter: Parameter<Wanted>) {
  return withPaper(queries)
    .where('student_id', '=', parameter('studentId'))
    .where('state', '=', running)
    .where('purpose', '=', parameter('purpose'))
    .where((eb) =>
      eb.or([eb('assignment_id', '=', parameter('assignedId')), eb('quiz_id', '=', parameter('assignedId'))]),
    )
}

const selectRunning = prepared<Wanted, PaperRow>(runningOf)
const lockingRunning = prepared<Wanted, PaperRow>((queries, parameter) =>
  runningOf(queries, parameter).$if(dialectOf(queries) === 'postgres', (query) => query.forUpdate('attempts')),
)

export async function findRunning(queries: Queries, wanted: Wanted): Promise<AttemptWithPaper | null> {
  const [row] = await selectRunning(queries, wanted)
  return row ? toAttemptWithPaper(row) : null
}

/** Nobody else changes it until the transaction ends. */
export async function lockRunning(tx: Queries, wanted: Wanted): Promise<AttemptWithPaper | null> {
  const [row] = await lockingRunning(tx, wanted)
  return row ? toAttemptWithPaper(row) : null
}

/** Null also when somebody else is at it. */
export async function lockIfFree(tx: Queries, id: string): Promise<AttemptWithPaper | null> {
  const row = await withPaper(tx)
    .where('attempts.id', '=', id)
    .$if(dialectOf(tx) === 'postgres', (query) => query.forUpdate('attempts').skipLocked())
    .executeTakeFirst()
  return row ? toAttemptWithPaper(row) : null
}

/** Whatever becomes of it, nobody else changes it until the transaction ends. */
export async function lockCompleted(tx: Queries, id: string): Promise<AttemptWithPaper | null> {
  const row = await withPaper(tx)
    .where('attempts.id', '=', id)
    .where('state', '=', 'completed')
    .where('purpose', '=', 'assigned')
    .$if(dialectOf(tx) === 'postgres', (query) => query.forUpdate('attempts'))
    .executeTakeFirst()
  return row ? toAttemptWithPaper(row) : null
}

const selectAttempt = prepared<{ id: string }, PaperRow>((queries, parameter) =>
  withPaper(queries).where('attempts.id', '=', parameter('id')),
)

export async function findAttempt(queries: Queries, id: string): Promise<AttemptWithPaper | null> {
  const [row] = await selectAttempt(queries, { id })
  return row ? toAttemptWithPaper(row) : null
}

/** What this student is in the middle of. */
export async function runningPapersOf(
  queries: Queries,
  studentId: string,
): Promise<{ quizId: string; paper: Paper }[]> {
  const rows = await queries
    .selectFrom('attempts')
    .innerJoin('attempt_papers', 'attempt_papers.attempt_id', 'attempts.id')
    .select(['attempts.quiz_id', 'attempt_papers.paper'])
    .where('student_id', '=', studentId)
    .where('state', '=', running)
    .where('purpose', '=', 'assigned')
    .execute()
  return rows.map(({ quiz_id, paper }) => ({ quizId: quiz_id, paper }))
}

export async function isCompletedOf(queries: Queries, assignmentId: string, id: string): Promise<boolean> {
  const row = await queries
    .selectFrom('attempts')
    .select('id')
    .where('id', '=', id)
    .where('assignment_id', '=', assignmentId)
    .where('state', '=', 'completed')
    .executeTakeFirst()
  return row !== undefined
}

export type NewAttempt = Pick<
  Attempt,
  'quizId' | 'studentId' | 'purpose' | 'assignmentId' | 'number' | 'startedAt' | 'timeLimit' | 'endsAt'
>

type Started = NewAttempt & { id: string }
const insertRunning = prepared<Started, { id: string }>((queries, parameter) =>
  queries
    .insertInto('attempts')
    .values({
      id: parameter('id'),
      quiz_id: parameter('quizId'),
      student_id: parameter('studentId'),
      purpose: parameter('purpose'),
      assignment_id: parameter('assignmentId'),
      number: parameter('number'),
      state: 'running',
      started_at: parameter('startedAt'),
      time_limit: parameter('timeLimit'),
      ends_at: parameter('endsAt'),
      sequence: 0,
      answers: '{}',
      flagged: '[]',
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id'),
)
const insertPaper = prepared<{ id: string; seed: number; paper: string; sections: string | null }, never>(
  (queries, parameter) =>
    queries.insertInto('attempt_papers').values({
      attempt_id: parameter('id'),
      seed: parameter('seed'),
      paper: parameter('paper'),
      sections: parameter('sections'),
    }),
)

/** Null when one is running already. */
export async function insertAttempt(
  tx: Queries,
  attempt: NewAttempt,
  { paper, seed, sections = [] }: { paper: Paper; seed: number; sections?: readonly PaperSection[] },
): Promise<Attempt | null> {
  const id = newId()
  const [row] = await insertRunning(tx, { ...attempt, id })
  if (!row) return null
  await insertPaper(tx, { id, seed, paper: json(paper), sections: sections.length === 0 ? null : json(sections) })
  const untouched = {
    state: 'running',
    finishedAt: null,
    sequence: 0,
    answers: {},
    flagged: [],
    checks: {},
    steps: {},
  } as const
  return {
    ...attempt,
    id,
    channel: 'screen',
    ...untouched,
    score: null,
    totalPoints: null,
    passed: null,
    marks: null,
    previousScore: null,
  }
}

export type Saved = { id: string; sequence: number; answers: string; flagged: string; steps: string }

export function answersSaved(queries: Queries, parameter: Parameter<Saved>) {
  return queries
    .updateTable('attempts')
    .set({
      sequence: parameter('sequence'),
      answers: parameter('answers') as Expression<never>,
      flagged: parameter('flagged') as Expression<never>,
      steps: parameter('steps') as Expression<never>,
    })
    .where('id', '=', parameter('id'))
}

const updateAnswers = prepared<Saved, never>(answersSaved)

export function savedOf(id: string, { sequence, answers, flagged, steps }: Sitting): Saved {
  return { id, sequence, answers: json(answers), flagged: json(flagged), steps: json(steps) }
}

export async function saveSitting(tx: Queries, id: string, sitting: Sitting): Promise<void> {
  await updateAnswers(tx, savedOf(id, sitting))
}

/** An answer was judged; the saves of the page go on counting as before. */
export async function saveChecks(
  tx: Queries,
  id: string,
  { answers, checks }: Pick<Sitting, 'answers' | 'checks'>,
): Promise<void> {
  await tx
    .updateTable('attempts')
    .set({ answers: json(answers), checks: json(checks) })
    .where('id', '=', id)
    .execute()
}

export async function moveEnd(tx: Queries, id: string, endsAt: string | null): Promise<void> {
  await tx.updateTable('attempts').set({ ends_at: endsAt }).where('id', '=', id).execute()
}

/** Of a running one whose start or allowance moved. */
export async function moveSections(tx: Queries, id: string, sections: readonly PaperSection[]): Promise<void> {
  if (sections.length === 0) return
  await tx
    .updateTable('attempt_papers')
    .set({ sections: json(sections) })
    .where('attempt_id', '=', id)
    .execute()
}

export async function moveStart(tx: Queries, id: string, startedAt: string, endsAt: string | null): Promise<void> {
  await tx
    .updateTable('attempts')
    .set({ started_at: startedAt, ends_at: endsAt })
    .where('id', '=', id)
    .where('state', '=', running)
    .execute()
}

/** Practice that was left unfinished. */
export async function dropRunningPractice(tx: Queries, userId: string, quizId: string): Promise<void> {
  await tx
    .deleteFrom('attempts')
    .where('student_id', '=', userId)
    .where('quiz_id', '=', quizId)
    .where('purpose', '=', 'practice')
    .where('state', '=', running)
    .execute()
}

export function toAttemptWithPaper({ paper, sections, ...row }: PaperRow): AttemptWithPaper {
  return { attempt: toAttempt(row), paper, sections: sections ?? [] }
}

export function toAttempt(row: AttemptRow): Attempt {
  return {
    id: row.id,
    quizId: row.quiz_id,
    studentId: row.student_id,
    purpose: row.purpose,
    channel: row.channel,
    assignmentId: row.assignment_id,
    number: row.number,
    state: row.state,
    startedAt: row.started_at,
    timeLimit: row.time_limit,
    endsAt: row.ends_at,
    finishedAt: row.finished_at,
    sequence: row.sequence,
    answers: row.answers,
    flagged: row.flagged,
    score: row.score,
    totalPoints: row.total_points,
    passed: row.passed,
    marks: row.marks,
    previousScore: row.previous_score,
    checks: row.checks ?? {},
    steps: row.steps ?? {},
  }
}
