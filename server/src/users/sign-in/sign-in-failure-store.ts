import { days, later } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { newId } from '../../platform/ids.ts'

export interface SignInFailure {
  userId: string
  address: string
  userAgent: string
  createdAt: string
}

const keptFor = days(30)
/** More than these nobody reads; whoever goes on trying fills no table. */
const keptOfEach = 20

export async function insertFailure(tx: Queries, { userId, address, userAgent, createdAt }: SignInFailure) {
  await tx
    .insertInto('sign_in_failures')
    .values({ id: newId(), user_id: userId, address, user_agent: userAgent, created_at: createdAt })
    .execute()
  await tx
    .deleteFrom('sign_in_failures')
    .where('user_id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('created_at', '<', later(new Date(createdAt), -keptFor).toISOString()),
        eb(
          'id',
          'not in',
          eb
            .selectFrom('sign_in_failures')
            .select('id')
            .where('user_id', '=', userId)
            .orderBy('created_at', 'desc')
            .orderBy('id', 'desc')
            .limit(keptOfEach),
        ),
      ]),
    )
    .execute()
}

/** Newest first. */
export async function failuresOf(queries: Queries, userId: string): Promise<SignInFailure[]> {
  const rows = await queries
    .selectFrom('sign_in_failures')
    .select(['user_id', 'address', 'user_agent', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(keptOfEach)
    .execute()
  return rows.map((row) => ({
    userId: row.user_id,
    address: row.address,
    userAgent: row.user_agent,
    createdAt: row.created_at,
  }))
}
