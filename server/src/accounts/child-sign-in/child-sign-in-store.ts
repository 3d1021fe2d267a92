import type { Queries } from '../../platform/database/tables.ts'

interface StoredWays {
  cardMadeAt: string | null
  picturesSetAt: string | null
  deviceIds: string[]
}

export async function waysOf(queries: Queries, userId: string): Promise<StoredWays> {
  const row = await queries
    .selectFrom('child_sign_ins')
    .select(['card_made_at', 'pictures_set_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const devices = await queries
    .selectFrom('trusted_devices')
    .select('device_id')
    .where('user_id', '=', userId)
    .execute()
  return {
    cardMadeAt: row?.card_made_at ?? null,
    picturesSetAt: row?.pictures_set_at ?? null,
    deviceIds: devices.map(({ device_id: id }) => id),
  }
}

/** For the child's own data: what there is, without a secret. */
export async function waysKeptOf(queries: Queries, userId: string) {
  const { cardMadeAt, picturesSetAt, deviceIds } = await waysOf(queries, userId)
  return { cardMadeAt, picturesSetAt, trustedDevices: deviceIds.length }
}

async function save(
  tx: Queries,
  userId: string,
  set: { card_hash: string; card_made_at: string } | { pictures_hash: string; pictures_set_at: string },
): Promise<void> {
  await tx
    .insertInto('child_sign_ins')
    .values({ user_id: userId, ...set })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(set))
    .execute()
}

export function saveCard(tx: Queries, userId: string, cardHash: string, now: string): Promise<void> {
  return save(tx, userId, { card_hash: cardHash, card_made_at: now })
}

export function savePictures(tx: Queries, userId: string, picturesHash: string, now: string): Promise<void> {
  return save(tx, userId, { pictures_hash: picturesHash, pictures_set_at: now })
}

export async function findByCard(queries: Queries, cardHash: string): Promise<string | null> {
  const row = await queries
    .selectFrom('child_sign_ins')
    .select('user_id')
    .where('card_hash', '=', cardHash)
    .executeTakeFirst()
  return row?.user_id ?? null
}

/** False when somebody else was quicker, or when there is a newer card. */
export async function spendCard(tx: Queries, cardHash: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('child_sign_ins')
    .set({ card_hash: null, card_made_at: null })
    .where('card_hash', '=', cardHash)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** What the pictures hash to, for a child who may use them on this device. */
export async function findPicturesHash(queries: Queries, userId: string, deviceId: string): Promise<string | null> {
  const row = await queries
    .selectFrom('child_sign_ins')
    .innerJoin('trusted_devices', 'trusted_devices.user_id', 'child_sign_ins.user_id')
    .select('pictures_hash')
    .where('child_sign_ins.user_id', '=', userId)
    .where('device_id', '=', deviceId)
    .executeTakeFirst()
  return row?.pictures_hash ?? null
}

/** More than a family has; a screen of faces cannot show them. */
const mostAtOneDevice = 12

export async function childrenAt(queries: Queries, deviceId: string): Promise<string[]> {
  const rows = await queries
    .selectFrom('trusted_devices')
    .innerJoin('child_sign_ins', 'child_sign_ins.user_id', 'trusted_devices.user_id')
    .select('trusted_devices.user_id')
    .where('device_id', '=', deviceId)
    .where('pictures_hash', 'is not', null)
    .orderBy('trusted_devices.user_id')
    .limit(mostAtOneDevice)
    .execute()
  return rows.map(({ user_id: id }) => id)
}

export async function keepTrust(tx: Queries, userId: string, deviceId: string, now: string): Promise<void> {
  await tx
    .insertInto('trusted_devices')
    .values({ user_id: userId, device_id: deviceId, last_used_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'device_id']).doUpdateSet({ last_used_at: now }))
    .execute()
}

export async function endTrust(tx: Queries, userId: string, deviceId: string): Promise<void> {
  await tx.deleteFrom('trusted_devices').where('user_id', '=', userId).where('device_id', '=', deviceId).execute()
}

/** With the password, the account or the consent: nothing of it opens the account again. */
export async function endWaysOf(tx: Queries, userIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('child_sign_ins').where('user_id', 'in', userIds).execute()
  await tx.deleteFrom('trusted_devices').where('user_id', 'in', userIds).execute()
}

export async function endTrustUnusedSince(tx: Queries, time: string): Promise<void> {
  await tx.deleteFrom('trusted_devices').where('last_used_at', '<', time).execute()
}
