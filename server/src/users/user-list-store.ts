import type { UserFilter, UserSort, UserStats } from '@lms/contracts/users.ts'
import { type Expression, type SelectQueryBuilder, type SqlBool, expressionBuilder, sql } from 'kysely'
import { prepared } from '../platform/database/prepared.ts'
import {
  type Candidates,
  candidatesFor,
  countedHits,
  foundByWords,
  holdsWords,
  isOneOf,
  searchWords,
} from '../platform/database/search.ts'
import type { Queries, Tables } from '../platform/database/tables.ts'
import { type PageRequest, offsetOf } from '../platform/pagination.ts'
import type { User } from './user.ts'
import { columns, toUser } from './user-store.ts'

export interface UserOrder {
  sortBy: UserSort
  sortOrder: 'asc' | 'desc'
}

type Filtered = SelectQueryBuilder<Tables, 'users', object>

/** Everything but the search. */
function filtered(queries: Queries, filter: UserFilter): Filtered {
  return queries.selectFrom('users').where(conditionOf(filter))
}

function conditionOf({ role, isActive, approval, deleted = false }: UserFilter): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'users'>()
  return eb.and([
    eb('users.deleted_at', deleted ? 'is not' : 'is', null),
    ...(role === undefined ? [] : [eb('users.role', '=', role)]),
    ...(isActive === undefined ? [] : [eb('users.is_active', '=', isActive)]),
    ...(approval === undefined ? [] : [eb('users.approval', '=', approval)]),
  ])
}

/** Rows with the same role or status come in the order of their creation; the id makes every order complete. */
const sortColumns = {
  displayName: ['sort_name', 'id'],
  role: ['role', 'created_at', 'id'],
  isActive: ['is_active', 'created_at', 'id'],
  lastLoginAt: ['last_login_at', 'id'],
  createdAt: ['created_at', 'id'],
  deletedAt: ['deleted_at', 'id'],
} as const satisfies Record<UserSort, readonly (keyof Tables['users'])[]>

/** Both databases agree: a person who never signed in counts as the earliest. */
function inOrder(query: Filtered, { sortBy, sortOrder }: UserOrder): Filtered {
  return sortColumns[sortBy].reduce<Filtered>(
    (ordered, column) =>
      ordered.orderBy(column, (order) => {
        const isNullable = column === 'last_login_at' || column === 'deleted_at'
        if (sortOrder === 'asc') return isNullable ? order.asc().nullsFirst() : order.asc()
        return isNullable ? order.desc().nullsLast() : order.desc()
      }),
    query,
  )
}

export interface UserPage {
  users: User[]
  total: number
  /** There are more than were counted. */
  isCapped: boolean
}

export async function listUsers(
  queries: Queries,
  { page, limit, search, sortBy, sortOrder, ...filter }: PageRequest & UserOrder & UserFilter,
): Promise<UserPage> {
  const words = searchWords(search)
  const order = { sortBy, sortOrder }
  const range = { limit, offset: offsetOf({ page, limit }) }
  const readPage = async (source: Filtered): Promise<User[]> => {
    const rows = await inOrder(source, order).select(columns).limit(range.limit).offset(range.offset).execute()
    return rows.map(toUser)
  }
  const readAll = () => readPage(filtered(queries, filter))
  if (words.length === 0) return { users: await readAll(), total: await countAll(queries, filter), isCapped: false }

  const candidates = candidatesFor(queries, 'users', words)
  const hits = candidates && (await hitsAmong(queries, candidates, words, filter))
  if (hits && hits.length <= countedHits) {
    const rows = hits.length === 0 ? [] : await pageOfIds(order)(queries, { ids: JSON.stringify(hits), ...range })
    return { users: rows.map(toUser), total: hits.length, isCapped: false }
  }
  // Where many rows are hits, walking the list's own order is quicker than sorting them all.
  const matching = filtered(queries, filter).where(holdsWords(words))
  const total = hits?.length ?? (await countHits(queries, matching))
  const isCapped = total > countedHits
  const users = total === 0 ? [] : await readPage(matching)
  return { users, total: isCapped ? countedHits : total, isCapped }
}

/** In no order, and at most one more than are counted. */
async function hitsAmong(
  queries: Queries,
  candidates: Candidates,
  words: readonly string[],
  filter: UserFilter,
): Promise<string[]> {
  const rows = await queries
    .selectFrom(candidates)
    .crossJoin('users')
    .whereRef('users.id', '=', 'candidates.id')
    .where(sql<SqlBool>`${holdsWords(words)} and ${conditionOf(filter)}`)
    .select('users.id')
    .limit(countedHits + 1)
    .execute()
  return rows.map(({ id }) => id)
}

async function countHits(queries: Queries, matching: Filtered): Promise<number> {
  const { total } = await queries
    .selectFrom(
      matching
        .select('id')
        .limit(countedHits + 1)
        .as('hits'),
    )
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

type PageOfIds = { ids: string; limit: number; offset: number }
type UserRow = Parameters<typeof toUser>[0]
const pagesOfIds = new Map<string, (queries: Queries, parameters: PageOfIds) => Promise<UserRow[]>>()

/** SQLite finds a handful of rows faster than this statement can be written, so each order's is written once. */
function pageOfIds(order: UserOrder) {
  const name = `${order.sortBy} ${order.sortOrder}`
  const known =
    pagesOfIds.get(name) ??
    prepared<PageOfIds, UserRow>((queries, parameter) =>
      inOrder(
        queries.selectFrom('users').where(sql<SqlBool>`id in (select value from json_each(${parameter('ids')}))`),
        order,
      )
        .select(columns)
        .limit(parameter('limit'))
        .offset(parameter('offset')),
    )
  pagesOfIds.set(name, known)
  return known
}

/** From the tally, which knows everybody who is not deleted. */
async function countAll(queries: Queries, { deleted = false, ...filter }: UserFilter): Promise<number> {
  if (deleted) return countExactly(queries, { deleted, ...filter })
  const { role, isActive, approval } = filter
  const { total } = await queries
    .selectFrom('users_tally')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount'), eb.lit(0)).as('total'))
    .$if(role !== undefined, (query) => query.where('role', '=', role ?? 'student'))
    .$if(isActive !== undefined, (query) => query.where('is_active', '=', isActive ?? true))
    .$if(approval !== undefined, (query) => query.where('approval', '=', approval ?? 'approved'))
    .executeTakeFirstOrThrow()
  return total
}

/** For acts on everybody who matches, where a rounded figure would not do. */
export async function countExactly(queries: Queries, filter: UserFilter, after?: string): Promise<number> {
  const { total } = await everybody(queries, filter, after)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** In the order of their ids, so that a call can go on where the last one ended. */
export async function matchingIds(
  queries: Queries,
  filter: UserFilter,
  after: string | undefined,
  limit: number,
): Promise<string[]> {
  const rows = await everybody(queries, filter, after).select('id').orderBy('id').limit(limit).execute()
  return rows.map(({ id }) => id)
}

/** One portion of an export: what it shows, nothing else. */
export async function exportPortion(
  queries: Queries,
  filter: UserFilter & { ids?: readonly string[] | undefined },
  after: string | undefined,
  limit: number,
) {
  const { ids } = filter
  const source =
    ids === undefined
      ? everybody(queries, filter, after)
      : everybody(queries, {}, after).where(isOneOf(queries, 'users.id', ids))
  return source
    .select(['id', 'first_name', 'last_name', 'email', 'role', 'is_active', 'created_at', 'last_login_at'])
    .orderBy('id')
    .limit(limit)
    .execute()
}

function everybody(queries: Queries, filter: UserFilter, after: string | undefined): Filtered {
  const words = searchWords(filter.search)
  return filtered(queries, filter)
    .$if(words.length > 0, (query) => query.where(foundByWords(queries, 'users', words)))
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
}

export async function readStats(queries: Queries, recentSince: string): Promise<UserStats> {
  const rows = await queries
    .selectFrom('users_tally')
    .select(['role', 'is_active', 'is_email_verified', 'amount'])
    .execute()
  const sum = (counts: (row: (typeof rows)[number]) => boolean): number =>
    rows.filter(counts).reduce((total, { amount }) => total + amount, 0)
  const { recent } = await queries
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('recent'))
    .where('deleted_at', 'is', null)
    .where('created_at', '>=', recentSince)
    .executeTakeFirstOrThrow()
  return {
    total: sum(() => true),
    active: sum((row) => row.is_active),
    inactive: sum((row) => !row.is_active),
    roles: {
      administrator: sum(({ role }) => role === 'administrator'),
      parent: sum(({ role }) => role === 'parent'),
      student: sum(({ role }) => role === 'student'),
    },
    emailVerification: {
      verified: sum((row) => row.is_email_verified),
      unverified: sum((row) => !row.is_email_verified),
    },
    recentSignups: recent,
  }
}
