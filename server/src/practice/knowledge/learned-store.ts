import type { Selectable } from 'kysely'
import { preparedRows } from '../../platform/database/prepared-rows.ts'
import type { Queries, Tables } from '../../platform/database/tables.ts'
import { newId } from '../../platform/ids.ts'
import type { LearnedAnswer } from '../rules/knowledge.ts'
import './knowledge-tables.ts'

export interface LearnedBatch {
  id: string
  studentId: string
  source: 'quiz' | 'practice'
  sourceId: string
  at: string
  answers: readonly LearnedAnswer[]
}

const learnedColumns = {
  batch_id: 'text',
  place: 'integer',
  student_id: 'text',
  question_id: 'text',
  topic_id: 'text',
  source: 'text',
  source_id: 'text',
  is_right: 'boolean',
  with_hint: 'boolean',
  at: 'timestamptz',
  seconds: 'integer',
} as const

const insertAnswers = preparedRows<Selectable<Tables['learned_answers']>>(learnedColumns, (queries, rows, names) =>
  queries.insertInto('learned_answers').columns(names).expression(rows),
)

export async function insertLearned(
  tx: Queries,
  { studentId, source, sourceId, at, answers }: Omit<LearnedBatch, 'id'>,
): Promise<void> {
  const batchId = newId()
  const rows = answers.map(({ questionId, topicId, isRight, withHint, seconds }, place) => ({
    batch_id: batchId,
    place,
    student_id: studentId,
    question_id: questionId,
    topic_id: topicId,
    source,
    source_id: sourceId,
    is_right: isRight,
    with_hint: withHint,
    at,
    seconds,
  }))
  await insertAnswers(tx, rows)
}

/** What was learned from after this act, in its order; as many acts as are begun in so many rows. */
export async function learnedAfter(queries: Queries, after: string, limit: number): Promise<LearnedBatch[]> {
  const rows = await queries
    .selectFrom('learned_answers')
    .selectAll()
    .where('batch_id', '>', after)
    .orderBy('batch_id')
    .orderBy('place')
    .limit(limit)
    .execute()
  const batches = toBatches(rows)
  // The last of many may be cut.
  return rows.length === limit ? batches.slice(0, -1) : batches
}

/** All that was learned from what this child answered, in its order. */
export async function learnedBy(queries: Queries, studentId: string): Promise<LearnedBatch[]> {
  const rows = await queries
    .selectFrom('learned_answers')
    .selectAll()
    .where('student_id', '=', studentId)
    .orderBy('batch_id')
    .orderBy('place')
    .execute()
  return toBatches(rows)
}

function toBatches(rows: readonly Selectable<Tables['learned_answers']>[]): LearnedBatch[] {
  return [...Map.groupBy(rows, (row) => row.batch_id)].flatMap(([id, [first, ...rest]]) =>
    first
      ? [
          {
            id,
            studentId: first.student_id,
            source: first.source,
            sourceId: first.source_id,
            at: first.at,
            answers: [first, ...rest].map((row) => ({
              questionId: row.question_id,
              topicId: row.topic_id,
              isRight: row.is_right,
              withHint: row.with_hint,
              seconds: row.seconds,
            })),
          },
        ]
      : [],
  )
}

export async function answeredSince(queries: Queries, studentId: string, moment: string): Promise<number> {
  const { count } = await queries
    .selectFrom('learned_answers')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('student_id', '=', studentId)
    .where('source', '=', 'practice')
    .where('at', '>=', moment)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Whether this child answered anything, anywhere, after this moment. */
export async function hasAnsweredAfter(queries: Queries, studentId: string, moment: string): Promise<boolean> {
  const row = await queries
    .selectFrom('learned_answers')
    .select('at')
    .where('student_id', '=', studentId)
    .where('at', '>', moment)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
