import type { Queries } from '../database/tables.ts'
import './limit-tables.ts'

export interface Counted {
  points: number
  resetsAt: Date
}

/** `latest`: no window that was opened by now ends after this. */
interface Wanted {
  key: string
  now: Date
  latest: Date
}

export async function findCount(queries: Queries, { key, now, latest }: Wanted): Promise<Counted | null> {
  const row = await queries
    .selectFrom('rate_limits')
    .select(['points', 'resets_at'])
    .where('key', '=', key)
    .where('resets_at', '>', now.toISOString())
    .where('resets_at', '<=', latest.toISOString())
    .executeTakeFirst()
  return row === undefined ? null : { points: row.points, resetsAt: new Date(row.resets_at) }
}

/** One statement, so that calls at the same moment all count; a window that is over starts anew. */
export async function addPoint(
  tx: Queries,
  { key, now, latest, resetsAt }: Wanted & { resetsAt: Date },
): Promise<Counted> {
  const row = await tx
    .insertInto('rate_limits')
    .values({ key, points: 1, resets_at: resetsAt.toISOString() })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        const isOver = eb.or([
          eb('rate_limits.resets_at', '<=', now.toISOString()),
          eb('rate_limits.resets_at', '>', latest.toISOString()),
        ])
        return {
          points: eb
            .case()
            .when(isOver)
            .then(1)
            .else(eb('rate_limits.points', '+', 1))
            .end(),
          resets_at: eb
            .case()
            .when(isOver)
            .then(eb.ref('excluded.resets_at'))
            .else(eb.ref('rate_limits.resets_at'))
            .end(),
        }
      }),
    )
    .returning(['points', 'resets_at'])
    .executeTakeFirstOrThrow()
  return { points: row.points, resetsAt: new Date(row.resets_at) }
}

export async function takePointBack(tx: Queries, key: string): Promise<void> {
  await tx
    .updateTable('rate_limits')
    .set((eb) => ({ points: eb('points', '-', 1) }))
    .where('key', '=', key)
    .where('points', '>', 0)
    .execute()
}

export async function deleteCount(tx: Queries, key: string): Promise<void> {
  await tx.deleteFrom('rate_limits').where('key', '=', key).execute()
}

export async function deleteCountsBefore(tx: Queries, now: Date): Promise<void> {
  await tx.deleteFrom('rate_limits').where('resets_at', '<=', now.toISOString()).execute()
}
