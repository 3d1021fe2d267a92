import type { GenerationStatus } from '@lms/contracts/generation/generation.ts'
import { foldText } from '@lms/contracts/text-folding.ts'
import type { Selectable, SelectQueryBuilder } from 'kysely'
import { countUpToCap } from '../../platform/database/hit-count.ts'
import { dialectOf } from '../../platform/database/dialect.ts'
import { foundByWords, searchWords } from '../../platform/database/search.ts'
import { type Queries, type Tables, json } from '../../platform/database/tables.ts'
import { newId } from '../../platform/ids.ts'
import { type PageRequest, offsetOf } from '../../platform/pagination.ts'
import type { Process, ProcessSummary } from '../generation.ts'
import '../generation-tables.ts'

const summaryColumns = [
  'id',
  'author_id',
  'by_administrator',
  'title',
  'subject',
  'class',
  'provider',
  'model',
  'status',
  'step',
  'progress',
  'resumes_at',
  'reason',
  'missing',
  'total_questions',
  'quiz_id',
  'input_tokens',
  'output_tokens',
  'requests',
  'created_at',
  'updated_at',
] as const
const columns = [
  ...summaryColumns,
  'request',
  'prompt_version',
  'run',
  'rounds',
  'setbacks',
  'accepted',
  'rejections',
] as const

export async function findProcess(queries: Queries, id: string): Promise<Process | null> {
  const row = await queries.selectFrom('generation_processes').select(columns).where('id', '=', id).executeTakeFirst()
  return row ? toProcess(row) : null
}

/** The same inside a transaction: nobody else changes it until that ends. */
export async function lockProcess(tx: Queries, id: string): Promise<Process | null> {
  const row = await tx
    .selectFrom('generation_processes')
    .select(columns)
    .where('id', '=', id)
    .$if(dialectOf(tx) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  return row ? toProcess(row) : null
}

type NewProcess = Pick<
  Process,
  | 'authorId'
  | 'byAdministrator'
  | 'title'
  | 'subject'
  | 'class'
  | 'provider'
  | 'model'
  | 'request'
  | 'totalQuestions'
  | 'promptVersion'
>

export async function insertProcess(tx: Queries, process: NewProcess, now: string): Promise<Process> {
  const row = await tx
    .insertInto('generation_processes')
    .values({
      id: newId(),
      author_id: process.authorId,
      by_administrator: process.byAdministrator,
      title: process.title,
      subject: process.subject,
      class: process.class,
      provider: process.provider,
      model: process.model,
      request: json(process.request),
      status: 'not_started',
      progress: 0,
      missing: json({ easy: 0, medium: 0, hard: 0 }),
      total_questions: process.totalQuestions,
      prompt_version: process.promptVersion,
      input_tokens: 0,
      output_tokens: 0,
      requests: 0,
      run: 1,
      rounds: 0,
      setbacks: 0,
      accepted: json([]),
      rejections: json([]),
      search_text: foldText(`${process.title} ${process.subject}`),
      created_at: now,
      updated_at: now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return toProcess(row)
}

/** Where it stands; what was asked for never changes. */
export async function saveProcess(tx: Queries, process: Process, now: string): Promise<Process> {
  const row = await tx
    .updateTable('generation_processes')
    .set({
      status: process.status,
      step: process.step,
      progress: process.progress,
      resumes_at: process.resumesAt,
      reason: process.reason,
      missing: json(process.missing),
      quiz_id: process.quizId,
      prompt_version: process.promptVersion,
      input_tokens: process.inputTokens,
      output_tokens: process.outputTokens,
      requests: process.requests,
      run: process.run,
      rounds: process.rounds,
      setbacks: process.setbacks,
      accepted: json(process.accepted),
      rejections: json(process.rejections),
      updated_at: now,
    })
    .where('id', '=', process.id)
    .returning(columns)
    .executeTakeFirstOrThrow()
  return toProcess(row)
}

/** The sibling of `generation:process` for lists. */
export type Scope = 'everything' | { authorId: string }

export interface ProcessFilter {
  search?: string | undefined
  status?: GenerationStatus | undefined
  modelName?: string | undefined
}

function filtered(queries: Queries, scope: Scope, { search, status, modelName }: ProcessFilter) {
  const words = searchWords(search)
  const query: SelectQueryBuilder<Tables, 'generation_processes', object> = queries.selectFrom('generation_processes')
  return query
    .$if(scope !== 'everything', (some) => some.where('author_id', '=', scope === 'everything' ? '' : scope.authorId))
    .$if(status !== undefined, (some) => some.where('status', '=', status ?? 'failed'))
    .$if(modelName !== undefined, (some) =>
      some.where((eb) =>
        eb.or([eb('model', '=', modelName ?? ''), eb('provider', '=', (modelName ?? '') as 'gemini')]),
      ),
    )
    .$if(words.length > 0, (some) => some.where(foundByWords(queries, 'generation_processes', words)))
}

export interface ProcessPage {
  processes: ProcessSummary[]
  total: number
  /** There are more than were counted. */
  isCapped: boolean
}

/** Newest first: ids grow with time. */
export async function listProcesses(
  queries: Queries,
  scope: Scope,
  { page, limit, ...filter }: PageRequest & ProcessFilter,
): Promise<ProcessPage> {
  const matching = filtered(queries, scope, filter)
  const rows = await matching
    .select(summaryColumns)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offsetOf({ page, limit }))
    .execute()
  const count = await countUpToCap(queries, matching.select('id'))
  return { processes: rows.map(toSummary), ...count }
}

type Row = Selectable<Tables['generation_processes']>

function toSummary(row: Pick<Row, (typeof summaryColumns)[number]>): ProcessSummary {
  return {
    id: row.id,
    authorId: row.author_id,
    byAdministrator: row.by_administrator,
    title: row.title,
    subject: row.subject,
    class: row.class,
    provider: row.provider,
    model: row.model,
    status: row.status,
    step: row.step,
    progress: row.progress,
    resumesAt: row.resumes_at,
    reason: row.reason,
    missing: row.missing,
    totalQuestions: row.total_questions,
    quizId: row.quiz_id,
    inputTokens: row.input_tokens,
    outputTokens: row.output_tokens,
    requests: row.requests,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

function toProcess(row: Pick<Row, (typeof columns)[number]>): Process {
  return {
    ...toSummary(row),
    request: row.request,
    promptVersion: row.prompt_version,
    run: row.run,
    rounds: row.rounds,
    setbacks: row.setbacks,
    accepted: row.accepted,
    rejections: row.rejections,
  }
}

/** For good; what came of them is the author's and goes with the rest of their work. */
export async function removeProcessesOf(tx: Queries, authorIds: readonly string[]): Promise<void> {
  if (authorIds.length > 0) await tx.deleteFrom('generation_processes').where('author_id', 'in', authorIds).execute()
}

/** What was asked of models so far. */
export async function tokensSpent(queries: Queries) {
  return queries
    .selectFrom('generation_processes')
    .select((eb) => [
      'provider',
      'model',
      eb.fn.sum<number>('input_tokens').as('input'),
      eb.fn.sum<number>('output_tokens').as('output'),
    ])
    .groupBy(['provider', 'model'])
    .execute()
}
