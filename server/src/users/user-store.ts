import type { Selectable } from 'kysely'
import { saveUses } from '../media/media-use-store.ts'
import type { Clock } from '../platform/clock.ts'
import { type Queries, type Tables, json } from '../platform/database/tables.ts'
import type { Caller } from '../platform/http/route.ts'
import { newId } from '../platform/ids.ts'
import { insertFailure } from './sign-in/sign-in-failure-store.ts'
import { type NewUser, type User, searchTextOf, sortNameOf } from './user.ts'

type UserRow = Selectable<Tables['users']>

export const columns = [
  'id',
  'email',
  'username',
  'first_name',
  'last_name',
  'bio',
  'phone',
  'department',
  'avatar',
  'role',
  'is_active',
  'approval',
  'locked_at',
  'is_email_verified',
  'is_demo',
  'login_attempts',
  'temporary_password_until',
  'last_login_at',
  'preferences',
  'metadata',
  'version',
  'created_at',
  'updated_at',
  'deleted_at',
] as const

export async function findUser(queries: Queries, id: string): Promise<User | null> {
  const row = await present(queries).select(columns).where('id', '=', id).executeTakeFirst()
  return row ? toUser(row) : null
}

/** Those of them that are there, in no order. */
export async function findUsers(queries: Queries, ids: readonly string[]): Promise<User[]> {
  if (ids.length === 0) return []
  const rows = await present(queries).select(columns).where('id', 'in', ids).execute()
  return rows.map(toUser)
}

export async function findUserEvenDeleted(queries: Queries, id: string): Promise<User | null> {
  const row = await queries.selectFrom('users').select(columns).where('id', '=', id).executeTakeFirst()
  return row ? toUser(row) : null
}

export async function findUserByEmail(queries: Queries, email: string): Promise<User | null> {
  const row = await present(queries).select(columns).where('email', '=', email).executeTakeFirst()
  return row ? toUser(row) : null
}

export interface Credentials {
  user: User
  passwordHash: string
}

/** What has an @ is an address, anything else a username; both are kept in lower case. */
export async function findCredentials(queries: Queries, identifier: string): Promise<Credentials | undefined> {
  const wanted = identifier.toLowerCase()
  const row = await present(queries)
    .select([...columns, 'password_hash'])
    .where(wanted.includes('@') ? 'email' : 'username', 'in', [...new Set([wanted, wanted.normalize('NFC')])])
    .executeTakeFirst()
  return row && { user: toUser(row), passwordHash: row.password_hash }
}

/** For who signs in by something else than the password. */
export async function findCredentialsOf(queries: Queries, id: string): Promise<Credentials | undefined> {
  const row = await present(queries)
    .select([...columns, 'password_hash'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { user: toUser(row), passwordHash: row.password_hash }
}

export async function findPasswordHash(queries: Queries, id: string): Promise<string | null> {
  const row = await present(queries).select('password_hash').where('id', '=', id).executeTakeFirst()
  return row?.password_hash ?? null
}

/** Also the names of deleted people: they stay reserved until their records are purged. */
export async function takenUsernames(queries: Queries, wanted: string): Promise<Set<string>> {
  const rows = await queries
    .selectFrom('users')
    .select('username')
    .where((eb) => eb.or([eb('username', '=', wanted), eb.between('username', `${wanted}-`, `${wanted}-:`)]))
    .execute()
  return new Set(rows.map(({ username }) => username))
}

export async function isUsernameTaken(queries: Queries, username: string): Promise<boolean> {
  const row = await queries.selectFrom('users').select('id').where('username', '=', username).executeTakeFirst()
  return row !== undefined
}

/** Verified or not; also a deleted person's, until the record is purged. */
export async function isEmailTaken(queries: Queries, email: string): Promise<boolean> {
  const row = await queries.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  return row !== undefined
}

export async function activeAdministratorIds(queries: Queries): Promise<string[]> {
  const rows = await present(queries)
    .select('id')
    .where('role', '=', 'administrator')
    .where('is_active', '=', true)
    .execute()
  return rows.map(({ id }) => id)
}

export async function hasAnyUser(queries: Queries): Promise<boolean> {
  return (await queries.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
}

export async function findDemoUsers(queries: Queries): Promise<User[]> {
  const rows = await present(queries)
    .select(columns)
    .where('is_demo', '=', true)
    .where('is_active', '=', true)
    .orderBy('created_at')
    .orderBy('id')
    .limit(10)
    .execute()
  return rows.map(toUser)
}

/** Answers null when the email address or the username was taken in the meantime. */
export async function insertUser(queries: Queries, clock: Clock, user: NewUser): Promise<User | null> {
  const now = clock.now().toISOString()
  const row = await queries
    .insertInto('users')
    .values({
      id: newId(),
      email: user.email,
      username: user.username,
      password_hash: user.passwordHash,
      first_name: user.firstName,
      last_name: user.lastName,
      bio: user.bio ?? null,
      phone: user.phone ?? null,
      department: user.department ?? null,
      avatar: user.avatar ?? null,
      role: user.role,
      is_active: user.isActive,
      approval: user.approval,
      is_email_verified: user.email !== null && user.isEmailVerified,
      is_demo: user.isDemo,
      login_attempts: 0,
      preferences: json({}),
      metadata: json({}),
      search_text: searchTextOf(user),
      sort_name: sortNameOf(user),
      version: 1,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst()
  if (row && row.avatar !== null) await saveUses(queries, { kind: 'user', id: row.id }, [row.avatar])
  return row ? toUser(row) : null
}

/** Answers false when the password or the account has changed since, is locked, or the password was temporary too long. */
export async function recordSignIn(queries: Queries, clock: Clock, id: string, passwordHash: string): Promise<boolean> {
  const now = clock.now().toISOString()
  const { numUpdatedRows } = await queries
    .updateTable('users')
    .set({ last_login_at: now, login_attempts: 0 })
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .where((eb) => eb.or([eb('temporary_password_until', 'is', null), eb('temporary_password_until', '>', now)]))
    .where('is_active', '=', true)
    .where('locked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function recordFailedSignIn(
  queries: Queries,
  clock: Clock,
  id: string,
  { address, userAgent }: Caller,
): Promise<void> {
  await insertFailure(queries, { userId: id, address, userAgent, createdAt: clock.now().toISOString() })
  await queries
    .updateTable('users')
    .set((eb) => ({ login_attempts: eb('login_attempts', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Of the person's own choice, unless it is said until when it may stand. */
export async function changePassword(
  queries: Queries,
  clock: Clock,
  id: string,
  passwordHash: string,
  temporaryUntil: string | null = null,
): Promise<void> {
  await queries
    .updateTable('users')
    .set({
      password_hash: passwordHash,
      temporary_password_until: temporaryUntil,
      login_attempts: 0,
      locked_at: null,
      updated_at: clock.now().toISOString(),
    })
    .where('id', '=', id)
    .execute()
}

function present(queries: Queries) {
  return queries.selectFrom('users').where('deleted_at', 'is', null)
}

export function toUser(row: Pick<UserRow, (typeof columns)[number]>): User {
  return {
    id: row.id,
    email: row.email,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    bio: row.bio,
    phone: row.phone,
    department: row.department,
    avatar: row.avatar,
    role: row.role,
    isActive: row.is_active,
    approval: row.approval,
    isLocked: row.locked_at !== null,
    isEmailVerified: row.is_email_verified,
    isDemo: row.is_demo,
    loginAttempts: row.login_attempts,
    temporaryPasswordUntil: row.temporary_password_until,
    lastLoginAt: row.last_login_at,
    preferences: row.preferences,
    metadata: row.metadata,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    deletedAt: row.deleted_at,
  }
}
