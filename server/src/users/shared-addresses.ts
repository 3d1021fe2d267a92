import { Id } from '@lms/contracts/fields.ts'
import { z } from 'zod'
import type { Schema } from '../platform/database/migrations.ts'
import { json } from '../platform/database/tables.ts'
import { newId } from '../platform/ids.ts'
import { jobKind } from '../platform/jobs/jobs.ts'
import { searchTextOf } from './user.ts'

/** One mail to an address that several accounts had. */
export const tellSharedAddress = jobKind(
  'users:tell-shared-address',
  z.object({ email: z.string(), keptBy: Id, lostBy: z.array(Id) }),
)
export const addressLost = 'user.lose-address'

interface Sharer {
  id: string
  first_name: string
  last_name: string
  username: string
  department: string | null
}

/** Who had written down an address that somebody else held gives it up: the verified one keeps it, else the oldest. */
export async function settleSharedAddresses(db: Schema): Promise<void> {
  const shared = (await db
    .selectFrom('users')
    .select('claimed_email as email')
    .distinct()
    .where('claimed_email', 'is not', null)
    .execute()) as { email: string }[]
  for (const { email } of shared) await settle(db, email)
}

async function settle(db: Schema, email: string): Promise<void> {
  const now = new Date().toISOString()
  const [keeper, ...losers] = (await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'username', 'department'])
    .where((eb) => eb.or([eb('email', '=', email), eb('claimed_email', '=', email)]))
    .orderBy('is_email_verified', 'desc')
    // A deleted account comes after one that somebody uses.
    .orderBy((eb) => eb.case().when('deleted_at', 'is', null).then(0).else(1).end())
    .orderBy('created_at')
    .orderBy('id')
    .execute()) as unknown as Sharer[]
  if (!keeper) return
  for (const { id, first_name: firstName, last_name: lastName, ...rest } of losers) {
    await db
      .updateTable('users')
      .set({
        email: null,
        claimed_email: null,
        is_email_verified: false,
        search_text: searchTextOf({ ...rest, firstName, lastName, email: null }),
      })
      .where('id', '=', id)
      .execute()
    await db
      .insertInto('audit')
      .values({
        id: newId(),
        action: addressLost,
        record_type: 'user',
        record_id: id,
        details: json({ keptBy: keeper.id }),
        created_at: now,
      })
      .execute()
  }
  await db.updateTable('users').set({ email, claimed_email: null }).where('id', '=', keeper.id).execute()
  if (losers.length === 0) return
  await db
    .insertInto('jobs')
    .values({
      id: newId(),
      kind: tellSharedAddress.name,
      payload: json({ email, keptBy: keeper.id, lostBy: losers.map(({ id }) => id) }),
      run_at: now,
      tries: 0,
      created_at: now,
    })
    .execute()
}
