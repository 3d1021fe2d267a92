import type { Role } from '@lms/contracts/roles.ts'
import type { Approval } from '@lms/contracts/users/users.ts'
import type { UpdateObject } from 'kysely'
import { dropUsesOf, saveUses } from '../media/media-use-store.ts'
import { dialectOf } from '../platform/database/dialect.ts'
import { type Queries, type Tables, json } from '../platform/database/tables.ts'
import { type User, searchTextOf, sortNameOf } from './user.ts'
import { columns, toUser } from './user-store.ts'

/** Deleted ones too; on PostgreSQL nobody else changes the row until this transaction ends. */
export async function lockUser(tx: Queries, id: string): Promise<User | null> {
  const [user] = await lockUsers(tx, [id])
  return user ?? null
}

/** In the order of their ids, so that two transactions never wait for each other. */
export async function lockUsers(tx: Queries, ids: readonly string[]): Promise<User[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('users')
    .select(columns)
    .where('id', 'in', ids)
    .orderBy('id')
    .$if(dialectOf(tx) === 'postgres', (query) => query.forUpdate())
    .execute()
  return rows.map(toUser)
}

/**
 * The active administrators, who stay as they are until this transaction ends.
 * Taken before any other row, so that two administrators who shut each other out at once meet here.
 */
export async function lockAdministrators(tx: Queries): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'administrator')
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .$if(dialectOf(tx) === 'postgres', (query) => query.forUpdate())
    .execute()
  return new Set(rows.map(({ id }) => id))
}

type Changeable = Pick<
  User,
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'bio'
  | 'phone'
  | 'department'
  | 'avatar'
  | 'role'
  | 'isActive'
  | 'approval'
  | 'isEmailVerified'
  | 'preferences'
>
export type UserUpdate = { [Field in keyof Changeable]?: Changeable[Field] | undefined }

export async function saveUser(tx: Queries, user: User, changes: UserUpdate, now: string): Promise<User> {
  const next: User = { ...user, ...(dropUndefined(changes) as Partial<User>) }
  // No form shows preferences beside what others may change: choosing a theme makes nobody's form stale.
  const isSeenByOthers = Object.keys(changes).some((field) => field !== 'preferences')
  const row = await tx
    .updateTable('users')
    .set((eb) => ({
      first_name: next.firstName,
      last_name: next.lastName,
      bio: next.bio,
      phone: next.phone,
      department: next.department,
      avatar: next.avatar,
      role: next.role,
      is_active: next.isActive,
      approval: next.approval,
      email: next.email,
      // Without an address there is nothing that could be verified.
      is_email_verified: next.email !== null && next.isEmailVerified,
      preferences: json(next.preferences),
      search_text: searchTextOf(next),
      sort_name: sortNameOf(next),
      version: eb('version', '+', isSeenByOthers ? 1 : 0),
      updated_at: now,
    }))
    .where('id', '=', user.id)
    .returning(columns)
    .executeTakeFirstOrThrow()
  if (next.avatar !== user.avatar) await saveUses(tx, { kind: 'user', id: user.id }, [next.avatar ?? ''])
  return toUser(row)
}

export interface StandingUpdate {
  role?: Role
  isActive?: boolean
  approval?: Approval
  isEmailVerified?: boolean
  deletedAt?: string | null
}

/** The same for many: only what says where they stand. */
export async function saveStanding(
  tx: Queries,
  ids: readonly string[],
  { role, isActive, approval, isEmailVerified, deletedAt }: StandingUpdate,
  now: string,
): Promise<void> {
  if (ids.length === 0) return
  const set: UpdateObject<Tables, 'users'> = {
    updated_at: now,
    ...(role !== undefined && { role }),
    ...(isActive !== undefined && { is_active: isActive }),
    ...(approval !== undefined && { approval }),
    ...(isEmailVerified !== undefined && { is_email_verified: isEmailVerified }),
    ...(deletedAt !== undefined && { deleted_at: deletedAt }),
  }
  await tx
    .updateTable('users')
    .set(set)
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', 'in', ids)
    .execute()
}

export async function lockAccount(tx: Queries, id: string, now: string): Promise<void> {
  await tx.updateTable('users').set({ locked_at: now }).where('id', '=', id).execute()
}

/** What others wrote in their name stays, without the name: whoever refers to a user lets go of it. */
export async function removeUser(tx: Queries, id: string): Promise<void> {
  await dropUsesOf(tx, 'user', [id])
  await tx.deleteFrom('users').where('id', '=', id).execute()
}

export async function deletedBefore(queries: Queries, time: string, limit: number): Promise<string[]> {
  const rows = await queries
    .selectFrom('users')
    .select('id')
    .where('deleted_at', '<', time)
    .orderBy('deleted_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

function dropUndefined(changes: object): object {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
}
