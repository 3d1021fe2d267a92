import { readableTitle } from '@lms/contracts/questions/question-title.ts'
import { type Selectable, type SqlBool, sql } from 'kysely'
import { dropUsesOf } from '../media/media-use-store.ts'
import { dialectOf } from '../platform/database/dialect.ts'
import { isOneOf } from '../platform/database/search.ts'
import type { Queries, Tables } from '../platform/database/tables.ts'
import { newId } from '../platform/ids.ts'
import { type Question, type QuestionSummary, type QuestionText, searchTextOf } from './question.ts'
import { fingerprintOf } from './question-fingerprint.ts'
import { sampleTextOf } from './templates/question-instance.ts'
import { insertVersions, textColumns, toText } from './question-version-store.ts'
import './question-tables.ts'

export const summaryColumns = [
  'questions.id',
  'questions.title',
  'questions.type',
  'questions.subject_id',
  'questions.class',
  'questions.difficulty',
  'questions.points',
  'questions.topic_id',
  'questions.author_id',
  'questions.by_administrator',
  'questions.is_ai_made',
  'questions.sample',
  'questions.version',
  'questions.created_at',
  'questions.updated_at',
  'questions.deleted_at',
] as const
/** Deleted ones too. */
export async function findQuestion(queries: Queries, id: string): Promise<Question | null> {
  const [question] = await findQuestions(queries, [id])
  return question ?? null
}

/** With what they say now; deleted ones too. */
export async function findQuestions(queries: Queries, ids: readonly string[]): Promise<Question[]> {
  if (ids.length === 0) return []
  const rows = await queries
    .selectFrom('questions')
    .innerJoin('question_versions', (join) =>
      join
        .onRef('question_versions.question_id', '=', 'questions.id')
        .onRef('question_versions.version', '=', 'questions.version'),
    )
    .select([...summaryColumns, ...textColumns])
    .where('questions.id', 'in', ids)
    .execute()
  return rows.map((row) => ({ ...toSummary(row), ...toText(row) }))
}

/** What lists show of them; deleted ones too, in no order. */
export async function findSummaries(queries: Queries, ids: readonly string[]): Promise<QuestionSummary[]> {
  if (ids.length === 0) return []
  const rows = await queries.selectFrom('questions').select(summaryColumns).where('id', 'in', ids).execute()
  return rows.map(toSummary)
}

/** In the order of their ids, so that two transactions never wait for each other; deleted ones too. */
export async function lockQuestions(tx: Queries, ids: readonly string[]): Promise<Question[]> {
  if (ids.length === 0) return []
  if (dialectOf(tx) === 'postgres')
    await tx.selectFrom('questions').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
  return findQuestions(tx, ids)
}

export async function lockQuestion(tx: Queries, id: string): Promise<Question | null> {
  const [question] = await lockQuestions(tx, [id])
  return question ?? null
}

export interface NewQuestion extends QuestionText {
  authorId: string | null
  byAdministrator: boolean
  isAiMade?: boolean
  topicId?: string | null
}

/** As many as fit into one statement on both databases. */
const rowsPerInsert = 500

export async function insertQuestions(tx: Queries, questions: readonly NewQuestion[], now: string): Promise<string[]> {
  const rows = questions.map((question) => ({ id: newId(), question }))
  for (let start = 0; start < rows.length; start += rowsPerInsert) {
    const portion = rows.slice(start, start + rowsPerInsert)
    await tx
      .insertInto('questions')
      .values(
        portion.map(({ id, question }) => ({
          id,
          ...headOf(question),
          author_id: question.authorId,
          by_administrator: question.byAdministrator,
          is_ai_made: question.isAiMade ?? false,
          version: 1,
          created_at: now,
          updated_at: now,
        })),
      )
      .execute()
    await insertVersions(
      tx,
      portion.map(({ id, question }) => ({ ...question, questionId: id, version: 1, createdAt: now })),
    )
  }
  return rows.map(({ id }) => id)
}

/** What a question says from now on: a version more. */
export async function saveQuestion(
  tx: Queries,
  question: Question,
  by: { authorId: string; now: string },
): Promise<Question> {
  const version = question.version + 1
  await insertVersions(tx, [
    { ...question, questionId: question.id, version, authorId: by.authorId, createdAt: by.now },
  ])
  const head = headOf(question)
  await tx
    .updateTable('questions')
    .set({ ...head, version, updated_at: by.now })
    .where('id', '=', question.id)
    .execute()
  return { ...question, sample: head.sample, version, updatedAt: by.now }
}

/** Deleted or back; what it says stays as it is. */
export async function saveDeletion(
  tx: Queries,
  ids: readonly string[],
  deletedAt: string | null,
  now: string,
): Promise<void> {
  if (ids.length === 0) return
  await tx.updateTable('questions').set({ deleted_at: deletedAt, updated_at: now }).where('id', 'in', ids).execute()
}

/** From now on some quiz has, or has had, these questions. */
export async function markUsed(tx: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('questions')
    .set({ was_used: true })
    .where('was_used', '=', false)
    .where(isOneOf(tx, 'questions.id', ids))
    .execute()
}

/** For good, with their versions, except those that others still need. */
export async function removeQuestionsOf(
  tx: Queries,
  authorIds: readonly string[],
  needed: readonly string[],
): Promise<void> {
  if (authorIds.length === 0) return
  const removed = await tx
    .deleteFrom('questions')
    .where('author_id', 'in', authorIds)
    .$if(needed.length > 0, (query) => query.where(sql<SqlBool>`not ${isOneOf(tx, 'questions.id', needed)}`))
    .returning('id')
    .execute()
  await dropUsesOf(
    tx,
    'question',
    removed.map(({ id }) => id),
  )
}

export async function subjectsInUse(queries: Queries): Promise<string[]> {
  const rows = await queries
    .selectFrom('questions_by_sort_tally')
    .select('subject_id')
    .distinct()
    .where('amount', '>', 0)
    .union(queries.selectFrom('questions').select('subject_id').distinct().where('deleted_at', 'is not', null))
    .execute()
  return rows.map(({ subject_id }) => subject_id)
}

function headOf(question: QuestionText & { topicId?: string | null }) {
  return {
    title: question.title,
    type: question.type,
    subject_id: question.subjectId,
    class: question.class,
    difficulty: question.difficulty,
    points: question.points,
    search_text: searchTextOf(question),
    fingerprint: fingerprintOf(question),
    sample: sampleTextOf(question),
    topic_id: question.topicId ?? '',
  }
}

type SummaryRow = Pick<
  Selectable<Tables['questions']>,
  | 'id'
  | 'title'
  | 'type'
  | 'subject_id'
  | 'class'
  | 'difficulty'
  | 'points'
  | 'topic_id'
  | 'author_id'
  | 'by_administrator'
  | 'is_ai_made'
  | 'sample'
  | 'version'
  | 'created_at'
  | 'updated_at'
  | 'deleted_at'
>

export function toSummary(row: SummaryRow): QuestionSummary {
  return {
    id: row.id,
    // Those that came in files before hold formulas in their source.
    title: readableTitle(row.title),
    type: row.type,
    subjectId: row.subject_id,
    class: row.class,
    difficulty: row.difficulty,
    points: row.points,
    topicId: row.topic_id === '' ? null : row.topic_id,
    authorId: row.author_id,
    byAdministrator: row.by_administrator,
    isAiMade: row.is_ai_made,
    sample: row.sample,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    deletedAt: row.deleted_at,
  }
}
