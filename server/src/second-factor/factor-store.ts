import type { Queries } from '../platform/database/tables.ts'
import { newId } from '../platform/ids.ts'
import './second-factor-tables.ts'

export interface Totp {
  secret: string
  createdAt: string
  lastUsedAt: string | null
}

export async function findTotp(queries: Queries, userId: string): Promise<Totp | null> {
  const row = await queries
    .selectFrom('second_factor_totps')
    .select(['secret', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ? { secret: row.secret, createdAt: row.created_at, lastUsedAt: row.last_used_at } : null
}

export async function secretsOfTotps(queries: Queries): Promise<{ userId: string; secret: string }[]> {
  const rows = await queries.selectFrom('second_factor_totps').select(['user_id', 'secret']).execute()
  return rows.map((row) => ({ userId: row.user_id, secret: row.secret }))
}

/** Answers false when there is one already. */
export async function insertTotp(
  tx: Queries,
  totp: { userId: string; secret: string; step: number; now: string },
): Promise<boolean> {
  const row = await tx
    .insertInto('second_factor_totps')
    .values({ user_id: totp.userId, secret: totp.secret, last_step: totp.step, created_at: totp.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Answers false when a code of this step, or of a later one, was accepted before. */
export async function useTotp(tx: Queries, userId: string, step: number, now: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('second_factor_totps')
    .set({ last_step: step, last_used_at: now })
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteTotp(tx: Queries, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('second_factor_totps').where('user_id', '=', userId).executeTakeFirst()
  return numDeletedRows > 0n
}

export async function replaceRecoveryCodes(tx: Queries, userId: string, hashes: readonly string[]): Promise<void> {
  await tx.deleteFrom('second_factor_recovery_codes').where('user_id', '=', userId).execute()
  if (hashes.length === 0) return
  await tx
    .insertInto('second_factor_recovery_codes')
    .values(hashes.map((codeHash) => ({ id: newId(), user_id: userId, code_hash: codeHash })))
    .execute()
}

/** Answers false when there is no such code, or it was used before. */
export async function useRecoveryCode(tx: Queries, userId: string, codeHash: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('second_factor_recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function countRecoveryCodes(queries: Queries, userId: string): Promise<number> {
  const { count } = await queries
    .selectFrom('second_factor_recovery_codes')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Recovery codes alone are none: they only stand in for a factor. */
export async function hasFactor(queries: Queries, userId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('second_factor_totps')
    .select('user_id')
    .where('user_id', '=', userId)
    .unionAll(queries.selectFrom('second_factor_passkeys').select('user_id').where('user_id', '=', userId))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Answers how much there was. */
export async function deleteFactors(tx: Queries, userId: string): Promise<{ totp: boolean; passkeys: number }> {
  const totp = await deleteTotp(tx, userId)
  const { numDeletedRows } = await tx
    .deleteFrom('second_factor_passkeys')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  await replaceRecoveryCodes(tx, userId, [])
  return { totp, passkeys: Number(numDeletedRows) }
}
