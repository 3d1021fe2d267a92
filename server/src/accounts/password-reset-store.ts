import type { Queries } from '../platform/database/tables.ts'

export interface PasswordReset {
  id: string
  userId: string
  /** Null for links from before this was kept; those have ended. */
  standing: string | null
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
      expires_at: reset.expiresAt,
      created_at: reset.now,
    })
    .execute()
}

/** Takes the link out of use in the same statement that looks it up, so that it works once. */
export async function useReset(queries: Queries, tokenHash: string, now: string): Promise<PasswordReset | null> {
  const row = await queries
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['id', 'user_id', 'standing'])
    .executeTakeFirst()
  return row ? { id: row.id, userId: row.user_id, standing: row.standing } : null
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
