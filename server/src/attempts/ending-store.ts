import type { Queries } from '../platform/database/tables.ts'
import { running } from './attempt-store.ts'
import './attempt-tables.ts'

/** Running ones that end and were begun after this moment. */
export async function begunAfter(queries: Queries, moment: string): Promise<string[]> {
  const rows = await queries
    .selectFrom('attempts')
    .select('id')
    .where('state', '=', running)
    .where('ends_at', '>', moment)
    .where('started_at', '>', moment)
    .execute()
  return rows.map(({ id }) => id)
}

/** Running ones whose end is before this moment, the oldest first, after the last one that was looked at. */
export async function endedBefore(
  queries: Queries,
  moment: string,
  after: { endsAt: string; id: string } | null,
  limit: number,
): Promise<{ id: string; endsAt: string }[]> {
  const rows = await queries
    .selectFrom('attempts')
    .select(['id', 'ends_at'])
    .where('state', '=', running)
    .where('ends_at', '<', moment)
    .$if(after !== null, (query) =>
      query.where((eb) =>
        eb.or([
          eb('ends_at', '>', after?.endsAt ?? ''),
          eb('ends_at', '=', after?.endsAt ?? '').and('id', '>', after?.id ?? ''),
        ]),
      ),
    )
    .orderBy('ends_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id, ends_at }) => ({ id, endsAt: ends_at ?? moment }))
}

export async function countRunning(queries: Queries): Promise<number> {
  const { count } = await queries
    .selectFrom('attempts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', 'running')
    .executeTakeFirstOrThrow()
  return count
}
