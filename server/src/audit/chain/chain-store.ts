import { dialectOf } from '../../platform/database/dialect.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { type StoredEntry, toEntry } from '../audit-store.ts'
import '../audit-tables.ts'
import { type Link, beginning } from './links.ts'

const only = 'chain'

export interface Chain {
  /** The newest entry that is sealed. */
  head: Link
  /** The last entry that is no longer kept; everything after it can be checked. */
  anchor: Link
}

export interface SealedEntry extends StoredEntry {
  position: number
  hash: string
  /** Null once address and browser were forgotten. */
  callerSalt: string | null
  callerDigest: string
}

export async function findChain(queries: Queries): Promise<Chain | null> {
  const row = await queries.selectFrom('audit_chain').selectAll().where('id', '=', only).executeTakeFirst()
  if (!row) return null
  return {
    head: { position: row.position, hash: row.hash },
    anchor: { position: row.anchor_position, hash: row.anchor_hash },
  }
}

/** Nobody else lengthens or shortens it until the transaction ends. */
export async function lockChain(tx: Queries): Promise<Chain> {
  await tx
    .insertInto('audit_chain')
    .values({
      id: only,
      position: beginning.position,
      hash: beginning.hash,
      anchor_position: beginning.position,
      anchor_hash: beginning.hash,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if (dialectOf(tx) === 'postgres')
    await tx.selectFrom('audit_chain').select('id').where('id', '=', only).forUpdate().execute()
  const chain = await findChain(tx)
  if (!chain) throw new Error('The chain of the audit log was removed while it was being locked')
  return chain
}

export async function saveHead(tx: Queries, { position, hash }: Link): Promise<void> {
  await tx.updateTable('audit_chain').set({ position, hash }).where('id', '=', only).execute()
}

export async function saveAnchor(tx: Queries, { position, hash }: Link): Promise<void> {
  await tx
    .updateTable('audit_chain')
    .set({ anchor_position: position, anchor_hash: hash })
    .where('id', '=', only)
    .execute()
}

/** The oldest first. */
export async function unsealedEntries(queries: Queries, limit: number): Promise<StoredEntry[]> {
  const rows = await queries
    .selectFrom('audit')
    .selectAll()
    .where('position', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(toEntry)
}

export async function countUnsealed(queries: Queries): Promise<number> {
  const { count } = await queries
    .selectFrom('audit')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('position', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export async function saveSeal(
  tx: Queries,
  id: string,
  { position, hash, callerSalt, callerDigest }: Link & { callerSalt: string; callerDigest: string },
): Promise<void> {
  await tx
    .updateTable('audit')
    .set({ position, hash, caller_salt: callerSalt, caller_digest: callerDigest })
    .where('id', '=', id)
    .execute()
}

export async function sealedAfter(queries: Queries, position: number, limit: number): Promise<SealedEntry[]> {
  const rows = await queries
    .selectFrom('audit')
    .selectAll()
    .where('position', '>', position)
    .orderBy('position')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    ...toEntry(row),
    position: row.position ?? 0,
    hash: row.hash ?? '',
    callerSalt: row.caller_salt,
    callerDigest: row.caller_digest ?? '',
  }))
}

export async function deleteUpTo(tx: Queries, position: number): Promise<void> {
  await tx.deleteFrom('audit').where('position', '<=', position).execute()
}
