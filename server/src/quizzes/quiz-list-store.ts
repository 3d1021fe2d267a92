import type { SortOrder } from '@lms/contracts/fields.ts'
import type { QuizFilter, QuizSort } from '@lms/contracts/quizzes/quizzes.ts'
import type { ScheduleEntry } from '@lms/contracts/quizzes/quiz-schedule.ts'
import { type Expression, type SelectQueryBuilder, type Selectable, type SqlBool, expressionBuilder, sql } from 'kysely'
import { type HitCount, cappedCount, countUpToCap } from '../platform/database/hit-count.ts'
import { dialectOf } from '../platform/database/dialect.ts'
import {
  candidatesFor,
  countedHits,
  holdsWords,
  indexTerms,
  isOneOf,
  searchWords,
} from '../platform/database/search.ts'
import type { Queries, Tables } from '../platform/database/tables.ts'
import { type PageRequest, offsetOf } from '../platform/pagination.ts'
import type { QuizSummary } from './quiz.ts'
import { type Place, type Scope, inPlace, visibleTo } from './quiz-scope.ts'
import { countQuizzes } from './quiz-tally-store.ts'

type Quizzes = SelectQueryBuilder<Tables, 'quizzes', object>
type PlainFilter = Omit<QuizFilter, 'search'>

/** As many as one list to choose from, or one week, can hold. */
export const shownAtMost = 1000

function conditionOf(scope: Scope, { deleted = false, createdFrom, createdTo, ...place }: PlainFilter) {
  const eb = expressionBuilder<Tables, 'quizzes'>()
  return eb.and([
    eb('quizzes.deleted_at', deleted ? 'is not' : 'is', null),
    ...inPlace(place),
    ...(createdFrom === undefined ? [] : [eb('created_at', '>=', createdFrom)]),
    ...(createdTo === undefined ? [] : [eb('created_at', '<=', createdTo)]),
    ...visibleTo(scope, deleted),
  ])
}

const sortColumns = {
  createdAt: ['created_at', 'id'],
  title: ['sort_title', 'id'],
} as const satisfies Record<QuizSort, readonly (keyof Tables['quizzes'])[]>

export interface QuizOrder {
  sortBy: QuizSort
  sortOrder: SortOrder
}

export interface QuizPage {
  quizzes: QuizSummary[]
  total: number
  /** There are more than were counted. */
  isCapped: boolean
}

export async function listQuizzes(
  queries: Queries,
  scope: Scope,
  { page, limit, search, sortBy, sortOrder, ...filter }: PageRequest & QuizOrder & QuizFilter,
): Promise<QuizPage> {
  const words = searchWords(search)
  const all = queries.selectFrom('quizzes').where(conditionOf(scope, filter))
  const readPage = (source: Quizzes) =>
    readSummaries(
      sortColumns[sortBy]
        .reduce<Quizzes>((query, column) => query.orderBy(`quizzes.${column}`, sortOrder), source)
        .limit(limit)
        .offset(offsetOf({ page, limit })),
    )
  if (words.length === 0) return { quizzes: await readPage(all), ...(await countAll(queries, scope, filter, all)) }

  const terms = dialectOf(queries) === 'postgres' ? null : indexTerms(words, filter.class)
  const candidates = terms === null ? null : candidatesFor('quizzes', sql.val(terms))
  const condition = conditionOf(scope, filter)
  const hits = candidates && (await hitsAmong(queries, candidates, { words, condition, sortBy }))
  if (hits && hits.length <= countedHits) {
    const start = offsetOf({ page, limit })
    const ids = inOrder(hits, sortOrder).slice(start, start + limit)
    return { quizzes: await readThese(queries, ids), total: hits.length, isCapped: false }
  }
  // Where many rows are hits, walking the list's own order is quicker than sorting them all.
  const matching = all.where(holdsWords(words))
  const counted = hits ? cappedCount(hits.length) : await countUpToCap(queries, matching.select('quizzes.id'))
  return { quizzes: counted.total === 0 ? [] : await readPage(matching), ...counted }
}

interface Hit {
  id: string
  /** What the list is sorted by. */
  place: string
}

/** In no order, and at most one more than are counted. */
function hitsAmong(
  queries: Queries,
  candidates: ReturnType<typeof candidatesFor>,
  { words, condition, sortBy }: { words: readonly string[]; condition: Expression<SqlBool>; sortBy: QuizSort },
): Promise<Hit[]> {
  return queries
    .selectFrom(candidates)
    .crossJoin('quizzes')
    .whereRef('quizzes.id', '=', 'candidates.id')
    .where(sql<SqlBool>`${holdsWords(words)} and ${condition}`)
    .select(['quizzes.id', `quizzes.${sortColumns[sortBy][0]} as place`])
    .limit(countedHits + 1)
    .execute()
}

/** A thousand at most are sorted sooner here than read again. */
function inOrder(hits: readonly Hit[], sortOrder: SortOrder): string[] {
  const keys = hits.map(({ id, place }) => ({ id, key: `${place} ${id}` }))
  const sorted = keys.sort((one, other) => (one.key < other.key ? -1 : 1)).map(({ id }) => id)
  return sortOrder === 'asc' ? sorted : sorted.toReversed()
}

async function readThese(queries: Queries, ids: readonly string[]): Promise<QuizSummary[]> {
  if (ids.length === 0) return []
  const rows = await readSummaries(queries.selectFrom('quizzes').where('quizzes.id', 'in', ids))
  return ids.map((id) => rows.find((row) => row.id === id)).filter((row) => row !== undefined)
}

/** The tally knows neither deleted ones nor days. */
async function countAll(queries: Queries, scope: Scope, filter: PlainFilter, all: Quizzes): Promise<HitCount> {
  const { deleted = false, createdFrom, createdTo, ...place } = filter
  if (deleted || createdFrom !== undefined || createdTo !== undefined)
    return countUpToCap(queries, all.select('quizzes.id'))
  return { total: await countQuizzes(queries, scope, place), isCapped: false }
}

export function listChoices(queries: Queries, scope: Scope, place: Place): Promise<QuizSummary[]> {
  const source = queries.selectFrom('quizzes').where(conditionOf(scope, place))
  return readSummaries(source.orderBy('sort_title').orderBy('id').limit(shownAtMost))
}

/** For those who sit quizzes: the active ones of a subject that are among these, or that administrators made public. */
export function listTakeable(queries: Queries, subject: string, given: readonly string[]): Promise<QuizSummary[]> {
  const source = queries
    .selectFrom('quizzes')
    .where(conditionOf('everything', { subject, isActive: true }))
    .where((eb) =>
      eb.or([
        isOneOf(queries, 'quizzes.id', given),
        eb.and([eb('quizzes.by_administrator', '=', true), eb('quizzes.is_public', '=', true)]),
      ]),
    )
  return readSummaries(source.orderBy('id', 'desc').limit(shownAtMost))
}

export interface Appointment {
  kind: ScheduleEntry['kind']
  at: string
  quiz: QuizSummary
}

/** What begins and what ends in this span, earliest first. */
export async function listAppointments(
  queries: Queries,
  scope: Scope,
  { from, to, ...place }: Place & { from: string; to: string },
): Promise<Appointment[]> {
  const read = (column: 'release_date' | 'deadline') =>
    readSummaries(
      queries
        .selectFrom('quizzes')
        .where(conditionOf(scope, place))
        .where(column, '>=', from)
        .where(column, '<=', to)
        .orderBy(column)
        .orderBy('id')
        .limit(shownAtMost),
    )
  const releases = (await read('release_date')).map((quiz) => appointment('release', quiz.releaseDate, quiz))
  const deadlines = (await read('deadline')).map((quiz) => appointment('deadline', quiz.deadline, quiz))
  return [...releases, ...deadlines].sort((one, other) => (one.at < other.at ? -1 : 1)).slice(0, shownAtMost)
}

function appointment(kind: Appointment['kind'], at: string | null, quiz: QuizSummary): Appointment {
  return { kind, at: at ?? '', quiz }
}

const summaryColumns = [
  'quizzes.id',
  'title',
  'subject_id',
  'class',
  'type',
  'difficulty',
  'status',
  'is_active',
  'is_public',
  'password',
  'question_count',
  'release_date',
  'deadline',
  'author_id',
  'by_administrator',
  'version',
  'created_at',
  'updated_at',
  'deleted_at',
] as const

export async function readSummaries(source: Quizzes): Promise<QuizSummary[]> {
  return (await source.select(summaryColumns).execute()).map(toSummary)
}

type SummaryColumn = Exclude<(typeof summaryColumns)[number], 'quizzes.id'> | 'id'

function toSummary(row: Pick<Selectable<Tables['quizzes']>, SummaryColumn>): QuizSummary {
  return {
    id: row.id,
    title: row.title,
    subjectId: row.subject_id,
    class: row.class,
    type: row.type,
    difficulty: row.difficulty,
    status: row.status,
    isActive: row.is_active,
    isPublic: row.is_public,
    hasPassword: row.password !== null,
    questionCount: row.question_count,
    releaseDate: row.release_date,
    deadline: row.deadline,
    authorId: row.author_id,
    byAdministrator: row.by_administrator,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    deletedAt: row.deleted_at,
  }
}
