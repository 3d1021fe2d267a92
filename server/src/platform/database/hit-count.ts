import type { SelectQueryBuilder } from 'kysely'
import { countedHits } from './search.ts'
import type { Queries, Tables } from './tables.ts'

export interface HitCount {
  total: number
  /** There are more than were counted. */
  isCapped: boolean
}

export function cappedCount(hits: number): HitCount {
  return { total: Math.min(hits, countedHits), isCapped: hits > countedHits }
}

/** How many records a query finds; past a thousand nobody counts. */
export async function countUpToCap<Name extends keyof Tables>(
  queries: Queries,
  ids: SelectQueryBuilder<Tables, Name, { id: string }>,
): Promise<HitCount> {
  const { hits } = await queries
    .selectFrom(ids.limit(countedHits + 1).as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('hits'))
    .executeTakeFirstOrThrow()
  return cappedCount(hits)
}
