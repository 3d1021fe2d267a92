import { prepared } from '../platform/database/prepared.ts'
import { isOneOf } from '../platform/database/search.ts'
import { type Queries, json } from '../platform/database/tables.ts'
import { type Saved, running } from './attempt-store.ts'
import { type Grade, waitingIn } from './rules/grading.ts'
import type { Sitting } from './rules/sitting.ts'
import './attempt-tables.ts'

type Completed = Omit<Saved, 'sequence'> &
  Pick<Sitting, 'finishedAt'> &
  Pick<Grade, 'score' | 'total' | 'passed'> & { marks: string; pending: number }

const updateCompleted = prepared<Completed, { id: string }>((queries, parameter) =>
  queries
    .updateTable('attempts')
    .set({
      state: 'completed',
      finished_at: parameter('finishedAt'),
      answers: parameter('answers'),
      flagged: parameter('flagged'),
      steps: parameter('steps'),
      score: parameter('score'),
      total_points: parameter('total'),
      passed: parameter('passed'),
      marks: parameter('marks'),
      pending: parameter('pending'),
    })
    .where('id', '=', parameter('id'))
    .where('state', '=', running)
    .returning('id'),
)

/** Once: false when it was completed before. */
export async function completeAttempt(tx: Queries, id: string, sitting: Sitting, grade: Grade): Promise<boolean> {
  const { finishedAt, answers, flagged, steps } = sitting
  const { score, total, passed, marks } = grade
  const done = await updateCompleted(tx, {
    id,
    finishedAt,
    answers: json(answers),
    flagged: json(flagged),
    steps: json(steps),
    score,
    total,
    passed,
    marks: json(marks),
    pending: waitingIn(marks).length,
  })
  return done.length > 0
}

/** Running ones that end and were begun after this moment. */
export async function begunAfter(queries: Queries, moment: string): Promise<string[]> {
  const rows = await queries
    .selectFrom('attempts')
    .select('id')
    .where('state', '=', running)
    .where('ends_at', '>', moment)
    .where('started_at', '>', moment)
    .execute()
  return rows.map(({ id }) => id)
}

/** Running ones whose end is before this moment, the oldest first, after the last one that was looked at. */
export async function endedBefore(
  queries: Queries,
  moment: string,
  after: { endsAt: string; id: string } | null,
  limit: number,
): Promise<{ id: string; endsAt: string }[]> {
  const rows = await queries
    .selectFrom('attempts')
    .select(['id', 'ends_at'])
    .where('state', '=', running)
    .where('ends_at', '<', moment)
    .$if(after !== null, (query) =>
      query.where((eb) =>
        eb.or([
          eb('ends_at', '>', after?.endsAt ?? ''),
          eb('ends_at', '=', after?.endsAt ?? '').and('id', '>', after?.id ?? ''),
        ]),
      ),
    )
    .orderBy('ends_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id, ends_at }) => ({ id, endsAt: ends_at ?? moment }))
}

/** How many students sit one of these quizzes. */
export async function countSitting(queries: Queries, quizIds: readonly string[]): Promise<number> {
  const { count } = await queries
    .selectFrom('attempts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', running)
    .where('purpose', '=', 'assigned')
    .where(isOneOf(queries, 'quiz_id', quizIds))
    .executeTakeFirstOrThrow()
  return count
}

export async function countRunning(queries: Queries): Promise<number> {
  const { count } = await queries
    .selectFrom('attempts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', 'running')
    .executeTakeFirstOrThrow()
  return count
}
