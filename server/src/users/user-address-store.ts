import type { Queries } from '../platform/database/tables.ts'

interface Address {
  email: string | null
  isEmailVerified: boolean
}

/** Who has this address in the column that holds one of each; verified or not. */
export async function holderOf(queries: Queries, email: string): Promise<{ id: string; isVerified: boolean } | null> {
  const row = await queries
    .selectFrom('users')
    .select(['id', 'is_email_verified'])
    .where('email', '=', email)
    .executeTakeFirst()
  return row ? { id: row.id, isVerified: row.is_email_verified } : null
}

/**
 * Where an account's address is kept. A verified one takes the place of whoever only wrote it down; one that is not
 * verified waits beside whoever was first, so that nobody keeps an address from its owner by writing it down.
 */
export async function placeAddress(tx: Queries, id: string | null, { email, isEmailVerified }: Address) {
  const nowhere = { email: null, claimed_email: null, is_email_verified: false }
  if (email === null) return nowhere
  const holder = await holderOf(tx, email)
  if (!holder || holder.id === id) return { ...nowhere, email, is_email_verified: isEmailVerified }
  if (holder.isVerified || !isEmailVerified) return { ...nowhere, claimed_email: email }
  await tx.updateTable('users').set({ email: null, claimed_email: email }).where('id', '=', holder.id).execute()
  return { ...nowhere, email, is_email_verified: true }
}

/** The owner has spoken: nobody else goes on by this address. */
export async function dropClaims(tx: Queries, email: string): Promise<void> {
  await tx.updateTable('users').set({ claimed_email: null }).where('claimed_email', '=', email).execute()
}

export async function lockAccount(tx: Queries, id: string, now: string): Promise<void> {
  await tx.updateTable('users').set({ locked_at: now }).where('id', '=', id).execute()
}
