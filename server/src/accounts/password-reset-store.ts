import type { Queries } from '../platform/database/tables.ts'

export interface PasswordReset {
  id: string
  userId: string
  /** Null for links from before this was kept; those have ended. */
  standing: string | null
  provesAddress: boolean
}

export async function insertReset(
  queries: Queries,
  reset: PasswordReset & { tokenHash: string; expiresAt: string; now: string },
): Promise<void> {
  await queries
    .insertInto('password_resets')
    .values({
      id: reset.id,
      user_id: reset.userId,
      token_hash: reset.tokenHash,
      standing: reset.standing,
      proves_address: reset.provesAddress,
      expires_at: reset.expiresAt,
      created_at: reset.now,
    })
    .execute()
}

/** Whose link it is while it works; a look does not use it up. */
export async function findResetOwner(queries: Queries, tokenHash: string, now: string) {
  const row = await queries
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select(['users.first_name', 'users.last_name', 'users.username', 'users.email'])
    .where('password_resets.token_hash', '=', tokenHash)
    .where('password_resets.used_at', 'is', null)
    .where('password_resets.expires_at', '>', now)
    .executeTakeFirst()
  return row && { firstName: row.first_name, lastName: row.last_name, username: row.username, email: row.email }
}

/** Takes the link out of use in the same statement that looks it up, so that it works once. */
export async function useReset(queries: Queries, tokenHash: string, now: string): Promise<PasswordReset | null> {
  const row = await queries
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['id', 'user_id', 'standing', 'proves_address'])
    .executeTakeFirst()
  return row ? { id: row.id, userId: row.user_id, standing: row.standing, provesAddress: row.proves_address } : null
}

export async function deleteResetsOlderThan(queries: Queries, expiredBefore: string): Promise<void> {
  await queries.deleteFrom('password_resets').where('expires_at', '<', expiredBefore).execute()
}

/** Answers the ids of the links that no longer work because of this. */
export async function revokeResetsOf(queries: Queries, userId: string, now: string): Promise<string[]> {
  const rows = await queries
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
