import type { FeedbackStatus, FeedbackType } from '@lms/contracts/feedback/feedback.ts'
import { foldText } from '@lms/contracts/text-folding.ts'
import type { Selectable, SelectQueryBuilder } from 'kysely'
import { countUpToCap } from '../platform/database/hit-count.ts'
import { dialectOf } from '../platform/database/dialect.ts'
import { foundByWords, searchWords } from '../platform/database/search.ts'
import type { Queries, Tables } from '../platform/database/tables.ts'
import { newId } from '../platform/ids.ts'
import { type PageRequest, offsetOf } from '../platform/pagination.ts'
import type { Feedback } from './feedback.ts'
import './feedback-tables.ts'

const columns = [
  'id',
  'question_id',
  'question_title',
  'question_version',
  'type',
  'content',
  'status',
  'response',
  'fixed_in_version',
  'reporter_id',
  'author_id',
  'created_at',
  'updated_at',
] as const

export async function insertFeedback(
  tx: Queries,
  feedback: Omit<Feedback, 'id' | 'status' | 'response' | 'fixedInVersion' | 'createdAt' | 'updatedAt'>,
  now: string,
): Promise<Feedback> {
  const row = await tx
    .insertInto('feedback')
    .values({
      id: newId(),
      question_id: feedback.questionId,
      question_title: feedback.questionTitle,
      question_version: feedback.questionVersion,
      type: feedback.type,
      content: feedback.content,
      status: 'open',
      reporter_id: feedback.reporterId,
      author_id: feedback.authorId,
      search_text: foldText(`${feedback.questionTitle} ${feedback.content}`),
      created_at: now,
      updated_at: now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return toFeedback(row)
}

export async function lockFeedback(tx: Queries, id: string): Promise<Feedback | null> {
  const row = await tx
    .selectFrom('feedback')
    .select(columns)
    .where('id', '=', id)
    .$if(dialectOf(tx) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  return row ? toFeedback(row) : null
}

interface Decision {
  status?: FeedbackStatus
  fixedInVersion?: number | null
  response?: string
}

export async function saveDecision(
  tx: Queries,
  id: string,
  { status, fixedInVersion, response }: Decision,
  now: string,
): Promise<Feedback> {
  const row = await tx
    .updateTable('feedback')
    .set({
      ...(status !== undefined && { status }),
      ...(fixedInVersion !== undefined && { fixed_in_version: fixedInVersion }),
      ...(response !== undefined && { response }),
      updated_at: now,
    })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
  return toFeedback(row)
}

/** The sibling of `feedback:read` for lists. */
export type Scope = 'everything' | { userId: string }

export interface FeedbackFilter {
  questionId?: string
  status?: FeedbackStatus | undefined
  type?: FeedbackType | undefined
  search?: string | undefined
}

function filtered(queries: Queries, scope: Scope, { questionId, status, type, search }: FeedbackFilter) {
  const words = searchWords(search)
  const userId = scope === 'everything' ? '' : scope.userId
  const query: SelectQueryBuilder<Tables, 'feedback', object> = queries.selectFrom('feedback')
  return query
    .$if(scope !== 'everything', (some) =>
      some.where((eb) => eb.or([eb('author_id', '=', userId), eb('reporter_id', '=', userId)])),
    )
    .$if(questionId !== undefined, (some) => some.where('question_id', '=', questionId ?? ''))
    .$if(status !== undefined, (some) => some.where('status', '=', status ?? 'open'))
    .$if(type !== undefined, (some) => some.where('type', '=', type ?? 'error'))
    .$if(words.length > 0, (some) => some.where(foundByWords(queries, 'feedback', words)))
}

export interface FeedbackPage {
  feedbacks: Feedback[]
  total: number
  /** There are more than were counted. */
  isCapped: boolean
}

/** Newest first: ids grow with time. */
export async function listFeedback(
  queries: Queries,
  scope: Scope,
  { page, limit, ...filter }: PageRequest & FeedbackFilter,
): Promise<FeedbackPage> {
  const matching = filtered(queries, scope, filter)
  const rows = await matching
    .select(columns)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offsetOf({ page, limit }))
    .execute()
  const count = await countUpToCap(queries, matching.select('id'))
  return { feedbacks: rows.map(toFeedback), ...count }
}

/** Oldest first. */
export async function feedbackBy(queries: Queries, reporterId: string): Promise<Feedback[]> {
  const rows = await queries
    .selectFrom('feedback')
    .select(columns)
    .where('reporter_id', '=', reporterId)
    .orderBy('id')
    .execute()
  return rows.map(toFeedback)
}

function toFeedback(row: Pick<Selectable<Tables['feedback']>, (typeof columns)[number]>): Feedback {
  return {
    id: row.id,
    questionId: row.question_id,
    questionTitle: row.question_title,
    questionVersion: row.question_version,
    type: row.type,
    content: row.content,
    status: row.status,
    response: row.response,
    fixedInVersion: row.fixed_in_version,
    reporterId: row.reporter_id,
    authorId: row.author_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
