import type { Role } from '@lms/contracts/roles.ts'
import type { Queries } from '../platform/database/tables.ts'
import { prepared } from '../platform/database/prepared.ts'

export interface NewSession {
  id: string
  userId: string
  refreshHash: string
  isRemembered: boolean
  expiresAt: string
  userAgent: string
  address: string
  now: string
}

export interface Session {
  id: string
  userId: string
  refreshHash: string
  previousRefreshHash: string | null
  successor: string | null
  rotatedAt: string
  isRemembered: boolean
  createdAt: string
  expiresAt: string
}

export async function insertSession(queries: Queries, session: NewSession): Promise<void> {
  await queries
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      refresh_hash: session.refreshHash,
      rotated_at: session.now,
      is_remembered: session.isRemembered,
      expires_at: session.expiresAt,
      user_agent: session.userAgent,
      address: session.address,
      created_at: session.now,
      last_used_at: session.now,
    })
    .execute()
}

interface LiveActor {
  id: string
  role: Role
  session_id: string
  last_used_at: string
  temporary_password_until: string | null
}

/** Asked for every request whose answer is not remembered; hence compiled once. */
const selectActor = prepared<{ sessionId: string; now: string; isActive: boolean }, LiveActor>((queries, parameter) =>
  queries
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'users.id',
      'users.role',
      'users.temporary_password_until',
      'sessions.id as session_id',
      'sessions.last_used_at',
    ])
    .where('sessions.id', '=', parameter('sessionId'))
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', parameter('now'))
    .where('users.is_active', '=', parameter('isActive'))
    .where('users.deleted_at', 'is', null),
)

export async function findActor(queries: Queries, sessionId: string, now: string): Promise<LiveActor | null> {
  const [row] = await selectActor(queries, { sessionId, now, isActive: true })
  return row ?? null
}

export async function findSession(queries: Queries, id: string): Promise<Session | null> {
  const row = await queries
    .selectFrom('sessions')
    .selectAll()
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return row
    ? {
        id: row.id,
        userId: row.user_id,
        refreshHash: row.refresh_hash,
        previousRefreshHash: row.previous_refresh_hash,
        successor: row.successor,
        rotatedAt: row.rotated_at,
        isRemembered: row.is_remembered,
        createdAt: row.created_at,
        expiresAt: row.expires_at,
      }
    : null
}

export async function startOfSession(queries: Queries, id: string): Promise<string | null> {
  const row = await queries.selectFrom('sessions').select('created_at').where('id', '=', id).executeTakeFirst()
  return row?.created_at ?? null
}

/** Answers false when another request has rotated the same token first. */
export async function rotateSession(
  queries: Queries,
  session: Session,
  next: { refreshHash: string; successor: string; expiresAt: string; address: string; now: string },
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('sessions')
    .set({
      refresh_hash: next.refreshHash,
      previous_refresh_hash: session.refreshHash,
      successor: next.successor,
      rotated_at: next.now,
      expires_at: next.expiresAt,
      last_address: next.address,
      last_used_at: next.now,
    })
    .where('id', '=', session.id)
    .where('refresh_hash', '=', session.refreshHash)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function endSession(queries: Queries, id: string, now: string): Promise<void> {
  await queries
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
}

/** Answers the ids of the sessions that this ended. */
export async function endSessionsOf(
  queries: Queries,
  userId: string,
  now: string,
  exceptSessionId?: string,
): Promise<string[]> {
  const rows = await queries
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .$if(exceptSessionId !== undefined, (query) => query.where('id', '!=', exceptSessionId ?? ''))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function endSessionsOfEach(queries: Queries, userIds: readonly string[], now: string): Promise<string[]> {
  const rows = await queries
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('user_id', 'in', userIds)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function endEverySession(queries: Queries, now: string): Promise<string[]> {
  const rows = await queries
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('ended_at', 'is', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Once, however many requests notice at the same time that it is due. */
export async function noteUse(
  queries: Queries,
  id: string,
  { usedBefore, address, now }: { usedBefore: string; address: string; now: string },
): Promise<void> {
  await queries
    .updateTable('sessions')
    .set({ last_used_at: now, last_address: address })
    .where('id', '=', id)
    .where('last_used_at', '<', usedBefore)
    .execute()
}

export interface LiveSession {
  id: string
  userId: string
  userAgent: string
  address: string
  lastUsedAt: string
  createdAt: string
  expiresAt: string
}

/** Last used first; more than these nobody reads. */
export async function liveSessionsOf(queries: Queries, userId: string, now: string): Promise<LiveSession[]> {
  const rows = await queries
    .selectFrom('sessions')
    .select(['id', 'user_id', 'user_agent', 'address', 'last_address', 'last_used_at', 'created_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    userAgent: row.user_agent,
    address: row.last_address ?? row.address,
    lastUsedAt: row.last_used_at,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }))
}

/** Has this person signed in from there, as far back as sessions are kept? */
export async function hasSignedInFrom(queries: Queries, userId: string, address: string): Promise<boolean> {
  const row = await queries
    .selectFrom('sessions')
    .select('id')
    .where('address', '=', address)
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Who has signed in from there; no more than this many. */
export async function peopleAt(queries: Queries, address: string, most: number): Promise<string[]> {
  const rows = await queries
    .selectFrom('sessions')
    .select('user_id')
    .distinct()
    .where('address', '=', address)
    .limit(most)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** All that are still kept, ended ones too; without what could be used to take one over. */
export async function keptSessionsOf(queries: Queries, userId: string) {
  const rows = await queries
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'address', 'created_at', 'last_used_at', 'expires_at', 'ended_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    userAgent: row.user_agent,
    address: row.address,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    expiresAt: row.expires_at,
    endedAt: row.ended_at,
  }))
}

export async function deleteSessionsOlderThan(queries: Queries, expiredBefore: string): Promise<void> {
  await queries.deleteFrom('sessions').where('expires_at', '<', expiredBefore).execute()
}
