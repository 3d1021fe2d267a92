import type { UserFilter } from '@lms/contracts/users/users.ts'
import { type Expression, type SqlBool, sql } from 'kysely'
import { preparedPer } from '../platform/database/prepared.ts'
import { candidatesFor, countedHits, fitsPatterns, patternOf } from '../platform/database/search.ts'
import { type UserOrder, conditionOf, inOrder } from './user-filter-store.ts'
import { columns, type toUser } from './user-store.ts'

/** What decides how a search is written; the values of the filter are few, so they are part of it. */
interface SearchShape {
  filter: UserFilter
  words: number
}
type Patterns = Record<`word${number}`, string>
type Range = { limit: number; offset: number }
type UserRow = Parameters<typeof toUser>[0]

export function patternsOf(words: readonly string[]): Patterns {
  return Object.fromEntries(words.map((word, index) => [`word${index}`, patternOf(word)]))
}

function matches(
  { filter, words }: SearchShape,
  parameter: (name: `word${number}`) => Expression<string>,
): Expression<SqlBool> {
  const patterns = Array.from({ length: words }, (_, index) => parameter(`word${index}`))
  return sql<SqlBool>`${fitsPatterns(patterns)} and ${conditionOf(filter)}`
}

// SQLite finds a handful of rows faster than these statements can be written, so each shape's is written once.

/** In no order, and at most one more than are counted. */
export const hitsAmong = preparedPer<SearchShape, Patterns & { terms: string }, { id: string }>(
  (shape, queries, parameter) =>
    queries
      .selectFrom(candidatesFor('users', parameter('terms')))
      .crossJoin('users')
      .whereRef('users.id', '=', 'candidates.id')
      .where(matches(shape, parameter))
      .select('users.id')
      .limit(countedHits + 1),
)

export const countHits = preparedPer<SearchShape, Patterns, { total: number }>((shape, queries, parameter) =>
  queries
    .selectFrom(
      queries
        .selectFrom('users')
        .where(matches(shape, parameter))
        .select('id')
        .limit(countedHits + 1)
        .as('hits'),
    )
    .select((eb) => eb.fn.countAll<number>().as('total')),
)

export const pageOfHits = preparedPer<SearchShape & { order: UserOrder }, Patterns & Range, UserRow>(
  ({ order, ...shape }, queries, parameter) =>
    inOrder(queries.selectFrom('users').where(matches(shape, parameter)), order)
      .select(columns)
      .limit(parameter('limit'))
      .offset(parameter('offset')),
)

export const pageOfIds = preparedPer<UserOrder, Range & { ids: string }, UserRow>((order, queries, parameter) =>
  inOrder(
    queries.selectFrom('users').where(sql<SqlBool>`id in (select value from json_each(${parameter('ids')}))`),
    order,
  )
    .select(columns)
    .limit(parameter('limit'))
    .offset(parameter('offset')),
)
