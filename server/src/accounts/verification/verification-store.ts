import type { Queries } from '../../platform/database/tables.ts'

export interface Verification {
  id: string
  userId: string
  email: string
}

export async function insertVerification(
  tx: Queries,
  verification: Verification & { tokenHash: string; expiresAt: string; now: string },
): Promise<void> {
  await tx
    .insertInto('email_verifications')
    .values({
      id: verification.id,
      user_id: verification.userId,
      email: verification.email,
      token_hash: verification.tokenHash,
      expires_at: verification.expiresAt,
      created_at: verification.now,
    })
    .execute()
}

export async function findVerification(tx: Queries, tokenHash: string, now: string): Promise<Verification | null> {
  const row = await tx
    .selectFrom('email_verifications')
    .select(['id', 'user_id', 'email'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row ? { id: row.id, userId: row.user_id, email: row.email } : null
}

/** Answers the ids of the links that no longer work because of this. */
export async function deleteVerificationsOf(tx: Queries, userId: string): Promise<string[]> {
  const rows = await tx.deleteFrom('email_verifications').where('user_id', '=', userId).returning('id').execute()
  return rows.map(({ id }) => id)
}

export async function deleteVerificationsBefore(tx: Queries, now: string): Promise<void> {
  await tx.deleteFrom('email_verifications').where('expires_at', '<=', now).execute()
}
