import type { Role } from '@lms/contracts/roles.ts'
import type { UserFilter, UserStats } from '@lms/contracts/users/users.ts'
import { dialectOf } from '../platform/database/dialect.ts'
import { countedHits, foundByWords, indexTerms, isOneOf, searchWords } from '../platform/database/search.ts'
import type { Queries } from '../platform/database/tables.ts'
import { type PageRequest, offsetOf } from '../platform/pagination.ts'
import type { User } from './user.ts'
import { type Filtered, type UserOrder, filtered, inOrder } from './user-filter-store.ts'
import { countHits, hitsAmong, pageOfHits, pageOfIds, patternsOf } from './user-search-store.ts'
import { columns, toUser } from './user-store.ts'

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

  const patterns = patternsOf(words)
  const shape = { filter, words: words.length }
  const terms = dialectOf(queries) === 'sqlite' ? indexTerms(words) : null
  const hits = terms === null ? null : await hitsAmong(queries, shape, { terms, ...patterns })
  if (hits && hits.length <= countedHits) {
    const ids = JSON.stringify(hits.map(({ id }) => id))
    const rows = hits.length === 0 ? [] : await pageOfIds(queries, order, { ids, ...range })
    return { users: rows.map(toUser), total: hits.length, isCapped: false }
  }
  // Where many rows are hits, walking the list's own order is quicker than sorting them all.
  const total = hits?.length ?? (await countHits(queries, shape, patterns))[0]?.total ?? 0
  const isCapped = total > countedHits
  const rows = total === 0 ? [] : await pageOfHits(queries, { ...shape, order }, { ...patterns, ...range })
  return { users: rows.map(toUser), total: isCapped ? countedHits : total, isCapped }
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

/** From the tally alone: how many of each role, and how many wait for approval. */
export async function countByRole(queries: Queries): Promise<Record<Role | 'waiting', number>> {
  const rows = await queries.selectFrom('users_tally').select(['role', 'approval', 'amount']).execute()
  const sum = (counts: (row: (typeof rows)[number]) => boolean): number =>
    rows.filter(counts).reduce((total, { amount }) => total + amount, 0)
  return {
    administrator: sum(({ role }) => role === 'administrator'),
    parent: sum(({ role }) => role === 'parent'),
    student: sum(({ role }) => role === 'student'),
    waiting: sum(({ approval }) => approval === 'waiting'),
  }
}

/** Who waits longest. */
export async function waitingUsers(queries: Queries, limit: number): Promise<User[]> {
  const rows = await queries
    .selectFrom('users')
    .select(columns)
    .where('approval', '=', 'waiting')
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(toUser)
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
