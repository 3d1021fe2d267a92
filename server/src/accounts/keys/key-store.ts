import type { Queries } from '../../platform/database/tables.ts'

export interface StoredKey {
  /** `purpose:id` */
  name: string
  value: string
  createdAt: string
  /** Null while it signs; afterwards it is only recognised, until then. */
  acceptedUntil: string | null
}

/** Those that are still good for something, the newest first. */
export async function goodKeys(queries: Queries, now: string): Promise<StoredKey[]> {
  const rows = await queries
    .selectFrom('secrets')
    .selectAll()
    .where((eb) => eb.or([eb('accepted_until', 'is', null), eb('accepted_until', '>', now)]))
    .orderBy('created_at', 'desc')
    .orderBy('name', 'desc')
    .execute()
  return rows.map((row) => ({
    name: row.name,
    value: row.value,
    createdAt: row.created_at,
    acceptedUntil: row.accepted_until,
  }))
}

export async function insertKey(tx: Queries, key: Omit<StoredKey, 'acceptedUntil'>): Promise<void> {
  await tx
    .insertInto('secrets')
    .values({ name: key.name, value: key.value, created_at: key.createdAt, accepted_until: null })
    .execute()
}

/** What signs now will only be recognised from here on, and not for ever. */
export async function retireKeys(tx: Queries, purpose: string, acceptedUntil: string): Promise<void> {
  await tx
    .updateTable('secrets')
    .set({ accepted_until: acceptedUntil })
    .where('name', 'like', `${purpose}:%`)
    .where('accepted_until', 'is', null)
    .execute()
}

export async function deleteAllKeys(tx: Queries): Promise<void> {
  await tx.deleteFrom('secrets').execute()
}

export async function deleteKeysBefore(tx: Queries, now: string): Promise<void> {
  await tx.deleteFrom('secrets').where('accepted_until', '<=', now).execute()
}
