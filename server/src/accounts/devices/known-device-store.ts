import type { Queries } from '../../platform/database/tables.ts'

export async function isKnownDevice(queries: Queries, userId: string, deviceId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('known_devices')
    .select('device_id')
    .where('user_id', '=', userId)
    .where('device_id', '=', deviceId)
    .executeTakeFirst()
  return row !== undefined
}

export async function hasKnownDevice(queries: Queries, userId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('known_devices')
    .select('device_id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function keepDevice(tx: Queries, userId: string, deviceId: string, now: string): Promise<void> {
  await tx
    .insertInto('known_devices')
    .values({ user_id: userId, device_id: deviceId, last_used_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'device_id']).doUpdateSet({ last_used_at: now }))
    .execute()
}

export async function forgetDevicesOf(tx: Queries, userId: string): Promise<void> {
  await tx.deleteFrom('known_devices').where('user_id', '=', userId).execute()
}

export async function forgetDevicesUnusedSince(tx: Queries, time: string): Promise<void> {
  await tx.deleteFrom('known_devices').where('last_used_at', '<', time).execute()
}
