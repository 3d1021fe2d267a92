import type { Queries } from '../platform/database/tables.ts'
import './post-tables.ts'

/** The day's; the one that is offered becomes it when there is none yet. */
export async function saltOf(tx: Queries, day: string, offered: string): Promise<string> {
  const find = () => tx.selectFrom('post_visit_salts').select('salt').where('day', '=', day).executeTakeFirst()
  const known = await find()
  if (known) return known.salt
  await tx
    .insertInto('post_visit_salts')
    .values({ day, salt: offered })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await find())?.salt ?? offered
}

export async function countVisit(
  tx: Queries,
  { day, postId, visitor }: { day: string; postId: string; visitor: string },
): Promise<void> {
  const first = await tx
    .insertInto('post_visits')
    .values({ day, post_id: postId, visitor })
    .onConflict((conflict) => conflict.doNothing())
    .returning('visitor')
    .execute()
  if (first.length === 0) return
  await tx
    .updateTable('posts')
    .set((eb) => ({ views: eb('views', '+', 1) }))
    .where('id', '=', postId)
    .execute()
}

export async function dropVisitsBefore(tx: Queries, day: string): Promise<void> {
  await tx.deleteFrom('post_visits').where('day', '<', day).execute()
  await tx.deleteFrom('post_visit_salts').where('day', '<', day).execute()
}
