import type { Selectable } from 'kysely'
import { type Queries, type Tables, json } from '../platform/database/tables.ts'
import { newId } from '../platform/ids.ts'
import { findTotp } from './factor-store.ts'

export interface StoredPasskey {
  id: string
  userId: string
  credentialId: string
  publicKey: string
  useCount: number
  transports: string[]
  name: string
  createdAt: string
  lastUsedAt: string | null
}

const columns = [
  'id',
  'user_id',
  'credential_id',
  'public_key',
  'use_count',
  'transports',
  'name',
  'created_at',
  'last_used_at',
] as const

/** Oldest first. */
export async function passkeysOf(queries: Queries, userId: string): Promise<StoredPasskey[]> {
  const rows = await queries
    .selectFrom('second_factor_passkeys')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(toPasskey)
}

export async function findPasskey(queries: Queries, id: string): Promise<StoredPasskey | null> {
  const row = await queries.selectFrom('second_factor_passkeys').select(columns).where('id', '=', id).executeTakeFirst()
  return row ? toPasskey(row) : null
}

export async function findPasskeyByCredential(queries: Queries, credentialId: string): Promise<StoredPasskey | null> {
  const row = await queries
    .selectFrom('second_factor_passkeys')
    .select(columns)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
  return row ? toPasskey(row) : null
}

/** Answers null when the same passkey is there already. */
export async function insertPasskey(
  tx: Queries,
  passkey: Omit<StoredPasskey, 'id' | 'createdAt' | 'lastUsedAt'>,
  now: string,
): Promise<StoredPasskey | null> {
  const row = await tx
    .insertInto('second_factor_passkeys')
    .values({
      id: newId(),
      user_id: passkey.userId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      use_count: String(passkey.useCount),
      transports: json(passkey.transports),
      name: passkey.name,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst()
  return row ? toPasskey(row) : null
}

export async function notePasskeyUse(tx: Queries, id: string, useCount: number, now: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('second_factor_passkeys')
    .set({ use_count: String(useCount), last_used_at: now })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function namePasskey(tx: Queries, id: string, name: string): Promise<void> {
  await tx.updateTable('second_factor_passkeys').set({ name }).where('id', '=', id).execute()
}

export async function deletePasskey(tx: Queries, id: string): Promise<void> {
  await tx.deleteFrom('second_factor_passkeys').where('id', '=', id).execute()
}

/** What somebody has, without what it opens with. */
export async function factorsKeptOf(queries: Queries, userId: string) {
  const totp = await findTotp(queries, userId)
  return {
    totp: totp && { createdAt: totp.createdAt, lastUsedAt: totp.lastUsedAt },
    passkeys: (await passkeysOf(queries, userId)).map(({ name, createdAt, lastUsedAt }) => ({
      name,
      createdAt,
      lastUsedAt,
    })),
  }
}

type Row = Pick<Selectable<Tables['second_factor_passkeys']>, (typeof columns)[number]>

function toPasskey(row: Row): StoredPasskey {
  return {
    id: row.id,
    userId: row.user_id,
    credentialId: row.credential_id,
    publicKey: row.public_key,
    useCount: Number(row.use_count),
    transports: row.transports,
    name: row.name,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }
}
