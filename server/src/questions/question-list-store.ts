import type { QuestionChoiceFilter, QuestionFilter, QuestionStats } from '@lms/contracts/questions/questions.ts'
import { type Expression, type SelectQueryBuilder, type SqlBool, expressionBuilder } from 'kysely'
import { dialectOf } from '../platform/database/dialect.ts'
import { type HitSearch, type Hits, newestHits } from '../platform/database/newest-hits.ts'
import { sampledHits } from '../platform/database/postgres/sampled-hits.ts'
import { countedHits, foundByWords, isOneOf, searchWords } from '../platform/database/search.ts'
import type { Queries, Tables } from '../platform/database/tables.ts'
import { type PageRequest, offsetOf } from '../platform/pagination.ts'
import { topicIdsUnder } from '../subjects/topics/topic-store.ts'
import { type QuestionSummary, tagWord } from './question.ts'
import { type PlainFilter, type Scope, conditionOf, byAdministrators } from './question-filter-store.ts'
import { summaryColumns, toSummary } from './question-store.ts'
import { type TaggedScope, isBesideTags, taggedHits, taggedIds } from './tags/tagged-store.ts'

type Questions = SelectQueryBuilder<Tables, 'questions', object>

export interface QuestionPage {
  questions: QuestionSummary[]
  total: number
  /** There are more than were counted. */
  isCapped: boolean
}

export async function listQuestions(
  queries: Queries,
  scope: Scope,
  { page, limit, ...asked }: PageRequest & QuestionChoiceFilter,
): Promise<QuestionPage> {
  const { words, onlyTag, filter } = await lookedUp(queries, scope, asked)
  if (words.length === 0) {
    const counted = await countAll(queries, scope, filter)
    return { questions: await readFiltered(queries, scope, filter, { page, limit }), ...counted }
  }
  const hits = await findHits(queries, scope, { words, onlyTag, filter }, { offset: offsetOf({ page, limit }), limit })
  const isCapped = hits.count > countedHits
  const counted = { total: Math.min(hits.count, countedHits), isCapped }
  if (hits.ids.length === 0) return { questions: [], ...counted }
  const found = queries.selectFrom('questions').where(isOneOf(queries, 'questions.id', hits.ids))
  return { questions: await readPage(found, { page: 1, limit }), ...counted }
}

interface Asked {
  words: string[]
  /** The one word, where it is a tag and nothing else is looked for: those have a table of their own. */
  onlyTag: string | null
  filter: PlainFilter
}

/** The words to look for, and the rest with the topics that lie in the one that is asked for. */
async function lookedUp(
  queries: Queries,
  scope: TaggedScope,
  { search, tag, topic, ...plain }: QuestionChoiceFilter,
): Promise<Asked> {
  const typed = searchWords(search)
  const word = tag === undefined ? null : tagWord(tag)
  const filter = topic === undefined ? plain : { ...plain, topics: await topicIdsUnder(queries, topic) }
  return {
    words: word === null ? typed : [...typed, word],
    onlyTag: word !== null && typed.length === 0 && isBesideTags({ scope, tag: word, filter }) ? word : null,
    filter,
  }
}

function readFiltered(queries: Queries, scope: Scope, filter: PlainFilter, page: PageRequest) {
  const { topics, deleted } = filter
  if (deleted !== true && topics !== undefined && topics.length > 1)
    return readTopicsPage(queries, scope, { ...filter, topics }, page)
  const isMixed = scope !== 'everything' && scope.withAdministrators && deleted !== true && topics === undefined
  if (isMixed) return readMixedPage(queries, scope, filter, page)
  return readPage(queries.selectFrom('questions').where(conditionOf(scope, filter)), page)
}

/** Out of so many, the newest, is drawn at random. */
const drawnFrom = 10_000

export type DrawScope = Exclude<TaggedScope, 'everything'>

/** What a quiz may draw from, the newest of it. */
export async function drawable(queries: Queries, drawScope: DrawScope, asked: QuestionChoiceFilter) {
  const { words, onlyTag, filter } = await lookedUp(queries, drawScope, asked)
  const eb = expressionBuilder<Tables, 'questions'>()
  const drawn = queries.selectFrom('questions').select(['questions.id', 'questions.version', 'questions.difficulty'])
  if (onlyTag !== null) {
    const ids = await taggedIds(queries, { scope: drawScope, tag: onlyTag, filter }, { limit: drawnFrom })
    return drawn
      .where(isOneOf(queries, 'questions.id', ids))
      .orderBy('questions.id', 'desc')
      .execute()
  }
  const condition =
    drawScope === 'house'
      ? eb.and([conditionOf('everything', filter), byAdministrators(eb)])
      : conditionOf(drawScope, filter)
  return drawn
    .where(condition)
    .$if(words.length > 0, (query) => query.where(foundByWords(queries, 'questions', words)))
    .orderBy('questions.id', 'desc')
    .limit(drawnFrom)
    .execute()
}

export async function idsToDrawFrom(
  queries: Queries,
  scope: Scope,
  filter: PlainFilter,
  most = drawnFrom,
): Promise<string[]> {
  const rows = await queries
    .selectFrom('questions')
    .select('id')
    .where(conditionOf(scope, filter))
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** The next ones in the list's order, behind a given one: for files that hold all of them. */
export async function idsAfter(
  queries: Queries,
  scope: Scope,
  asked: QuestionFilter,
  after: string | undefined,
  limit: number,
): Promise<string[]> {
  const { words, onlyTag, filter } = await lookedUp(queries, scope, asked)
  if (onlyTag !== null) return taggedIds(queries, { scope, tag: onlyTag, filter }, { limit, before: after })
  const rows = await queries
    .selectFrom('questions')
    .select('questions.id')
    .where(conditionOf(scope, filter))
    .$if(words.length > 0, (query) => query.where(foundByWords(queries, 'questions', words)))
    .$if(after !== undefined, (query) => query.where('questions.id', '<', after ?? ''))
    .orderBy('questions.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** One more than are counted, so that the list knows that there are more. */
async function findHits(
  queries: Queries,
  scope: Scope,
  { words, onlyTag, filter }: Asked,
  shown: Pick<HitSearch, 'offset' | 'limit'>,
): Promise<Hits> {
  const wanted = countedHits + 1
  if (onlyTag !== null) return taggedHits(queries, { scope, tag: onlyTag, filter }, { wanted, ...shown })
  const mark = filter.class === undefined ? undefined : { column: 'class', value: filter.class }
  const search = { words, mark, condition: conditionOf(scope, filter), ...shown }
  const isNarrow = await isNarrowFilter(queries, filter)
  const hits = await newestHits(queries, { table: 'questions', wanted, isNarrow, ...search })
  return hits ?? sampledHits(queries, { table: 'questions', wanted, ...search })
}

/** Topics with fewer questions are read through; a common word is in far more. */
const readThrough = 20_000

async function isNarrowFilter(queries: Queries, { topics, deleted }: PlainFilter): Promise<boolean> {
  if (topics === undefined || deleted === true || dialectOf(queries) === 'postgres') return false
  return (await sumTally(queries, { topics })) <= readThrough
}

/** Ids grow with time: their order is that of creation. */
async function readPage(source: Questions, page: PageRequest): Promise<QuestionSummary[]> {
  const rows = await source
    .select(summaryColumns)
    .orderBy('questions.id', 'desc')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute()
  return rows.map(toSummary)
}

/** The newest of each, as far as the page reaches, merged: each has its own place in an index. */
function readMerged(
  queries: Queries,
  [first, ...others]: readonly [Expression<SqlBool>, ...Expression<SqlBool>[]],
  page: PageRequest,
): Promise<QuestionSummary[]> {
  const newest = (condition: Expression<SqlBool>) =>
    queries
      .selectFrom(
        queries
          .selectFrom('questions')
          .select('questions.id')
          .where(condition)
          .orderBy('questions.id', 'desc')
          .limit(offsetOf(page) + page.limit)
          .as('newest'),
      )
      .select('newest.id')
  const either = others.reduce((union, condition) => union.unionAll(newest(condition)), newest(first))
  const ids = queries
    .selectFrom(either.as('either'))
    .select('either.id')
    .orderBy('either.id', 'desc')
    .limit(page.limit)
    .offset(offsetOf(page))
  return readPage(queries.selectFrom('questions').where('questions.id', 'in', ids), { page: 1, limit: page.limit })
}

function readTopicsPage(
  queries: Queries,
  scope: Scope,
  { topics, ...filter }: PlainFilter & { topics: readonly string[] },
  page: PageRequest,
): Promise<QuestionSummary[]> {
  const [first = '', ...others] = topics
  const within = (topic: string): Expression<SqlBool> => conditionOf(scope, { ...filter, topics: [topic] })
  return readMerged(queries, [within(first), ...others.map(within)], page)
}

/** A parent's own and administrators' lie in two indexes. */
function readMixedPage(
  queries: Queries,
  scope: Exclude<Scope, 'everything'>,
  filter: PlainFilter,
  page: PageRequest,
): Promise<QuestionSummary[]> {
  const eb = expressionBuilder<Tables, 'questions'>()
  const own = eb.and([
    conditionOf({ ...scope, withAdministrators: false }, filter, 'class'),
    eb('questions.by_administrator', '=', eb.lit(false)),
  ])
  const administrators = eb.and([conditionOf('everything', filter), byAdministrators(eb)])
  return readMerged(queries, [own, administrators], page)
}

type Count = Pick<QuestionPage, 'total' | 'isCapped'>

async function countAll(queries: Queries, scope: Scope, filter: PlainFilter): Promise<Count> {
  if (filter.deleted === true || filter.unused === true) return countRows(queries, scope, filter)
  if (scope === 'everything') return { total: await sumTally(queries, filter), isCapped: false }
  const groups = await readGroups(queries, scope, filter)
  return { total: groups.reduce((total, { amount }) => total + amount, 0), isCapped: false }
}

/** The tally knows neither the deleted ones nor those that nobody has used. */
async function countRows(queries: Queries, scope: Scope, filter: PlainFilter): Promise<Count> {
  const rows = await queries
    .selectFrom('questions')
    .select('questions.id')
    .where(conditionOf(scope, filter))
    .limit(countedHits + 1)
    .execute()
  return { total: Math.min(rows.length, countedHits), isCapped: rows.length > countedHits }
}

type Group = Pick<Tables['questions_tally'], 'type' | 'difficulty' | 'amount'>

function tallied(queries: Queries, { class: code, subject, type, difficulty, topics }: PlainFilter) {
  const all =
    topics === undefined
      ? queries.selectFrom('questions_by_sort_tally as tally')
      : queries.selectFrom('questions_tally as tally').where('tally.topic_id', 'in', topics)
  return all
    .$if(code !== undefined, (query) => query.where('tally.class', '=', code ?? 'LOP_1'))
    .$if(subject !== undefined, (query) => query.where('tally.subject_id', '=', subject ?? ''))
    .$if(type !== undefined, (query) => query.where('tally.type', '=', type ?? 'true_false'))
    .$if(difficulty !== undefined, (query) => query.where('tally.difficulty', '=', difficulty ?? 'easy'))
}

async function sumTally(queries: Queries, filter: PlainFilter): Promise<number> {
  const { total } = await tallied(queries, filter)
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount'), eb.lit(0)).as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** How many of each sort: administrators' from the tally, which is small; a parent's own are counted, for they are few. */
async function readGroups(queries: Queries, scope: Scope, filter: PlainFilter): Promise<Group[]> {
  const administrators = () =>
    tallied(queries, filter)
      .$if(scope !== 'everything', (query) => query.where('by_administrator', '=', true))
      .select((eb) => ['type', 'difficulty', eb.fn.sum<number>('amount').as('amount')])
      .groupBy(['type', 'difficulty'])
      .execute()
  if (scope === 'everything') return administrators()
  const own = await countGroups(
    queries
      .selectFrom('questions')
      .where(conditionOf({ ...scope, withAdministrators: false }, filter))
      .$if(scope.withAdministrators, (query) => query.where('by_administrator', '=', false)),
  )
  return scope.withAdministrators ? [...(await administrators()), ...own] : own
}

function countGroups(source: Questions): Promise<Group[]> {
  return source
    .select((eb) => ['type', 'difficulty', eb.fn.countAll<number>().as('amount')])
    .groupBy(['type', 'difficulty'])
    .execute()
}

export async function readStats(queries: Queries, scope: Scope, asked: QuestionFilter): Promise<QuestionStats> {
  const { words, onlyTag, filter } = await lookedUp(queries, scope, asked)
  const condition = conditionOf(scope, filter)
  if (words.length > 0) {
    const shown = { offset: 0, limit: countedHits }
    const { count, ids } = await findHits(queries, scope, { words, onlyTag, filter }, shown)
    const source = queries.selectFrom('questions').where(isOneOf(queries, 'questions.id', ids))
    const stats = toStats(ids.length === 0 ? [] : await countGroups(source))
    return count > countedHits ? { ...stats, totalCapped: true } : stats
  }
  if (filter.deleted === true) return toStats(await countGroups(queries.selectFrom('questions').where(condition)))
  return toStats(await readGroups(queries, scope, filter))
}

function toStats(groups: readonly Group[]): QuestionStats {
  const sum = (counts: (group: Group) => boolean): number =>
    groups.filter(counts).reduce((total, { amount }) => total + amount, 0)
  const ofType = (wanted: Group['type']): number => sum(({ type }) => type === wanted)
  const ofDifficulty = (wanted: Group['difficulty']): number => sum(({ difficulty }) => difficulty === wanted)
  return {
    total: sum(() => true),
    types: {
      true_false: ofType('true_false'),
      multiple_choice: ofType('multiple_choice'),
      single_choice: ofType('single_choice'),
      fill_blank: ofType('fill_blank'),
      ...Object.fromEntries(groups.map(({ type }) => [type, ofType(type)])),
    },
    difficulties: { easy: ofDifficulty('easy'), medium: ofDifficulty('medium'), hard: ofDifficulty('hard') },
  }
}
