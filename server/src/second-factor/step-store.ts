import { type Queries, json } from '../platform/database/tables.ts'
import { newId } from '../platform/ids.ts'

export interface Step {
  id: string
  userId: string | null
  details: Record<string, unknown>
}

interface NewStep {
  purpose: string
  tokenHash: string
  userId: string | null
  details?: Record<string, unknown>
  expiresAt: string
}

export async function insertStep(tx: Queries, step: NewStep): Promise<string> {
  const id = newId()
  await tx
    .insertInto('second_factor_steps')
    .values({
      id,
      purpose: step.purpose,
      token_hash: step.tokenHash,
      user_id: step.userId,
      details: json(step.details ?? {}),
      tries: 0,
      expires_at: step.expiresAt,
    })
    .execute()
  return id
}

interface WantedStep {
  purpose: string
  tokenHash: string
  now: string
}

/** Looks at it and leaves it. */
export async function findStep(queries: Queries, { purpose, tokenHash, now }: WantedStep): Promise<Step | null> {
  const row = await queries
    .selectFrom('second_factor_steps')
    .select(['id', 'user_id', 'details'])
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row ? { id: row.id, userId: row.user_id, details: row.details } : null
}

/** Counts before anything is compared; answers false when all tries are gone. */
export async function countTry(tx: Queries, id: string, maximum: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('second_factor_steps')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .where('tries', '<', maximum)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Uses it up; answers false when somebody else has done so. */
export async function takeStep(tx: Queries, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('second_factor_steps').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteSteps(tx: Queries, purpose: string): Promise<void> {
  await tx.deleteFrom('second_factor_steps').where('purpose', '=', purpose).execute()
}

export async function deleteStepsOf(tx: Queries, userId: string): Promise<void> {
  await tx.deleteFrom('second_factor_steps').where('user_id', '=', userId).execute()
}

export async function deleteStepsBefore(tx: Queries, now: string): Promise<void> {
  await tx.deleteFrom('second_factor_steps').where('expires_at', '<', now).execute()
}

export async function saveConfirmation(tx: Queries, sessionId: string, now: string): Promise<void> {
  await tx
    .insertInto('session_confirmations')
    .values({ session_id: sessionId, confirmed_at: now })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet({ confirmed_at: now }))
    .execute()
}

export async function isConfirmedSince(queries: Queries, sessionId: string, since: string): Promise<boolean> {
  const row = await queries
    .selectFrom('session_confirmations')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .where('confirmed_at', '>', since)
    .executeTakeFirst()
  return row !== undefined
}

/** Made once for all processes of an installation. */
export async function keptKey(tx: Queries, name: string, fresh: string): Promise<string> {
  await tx
    .insertInto('second_factor_keys')
    .values({ name, value: fresh })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await tx
    .selectFrom('second_factor_keys')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return row.value
}
