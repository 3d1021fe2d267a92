import { type SelectQueryBuilder, sql } from 'kysely'
import type { Hits } from '../../platform/database/newest-hits.ts'
import type { Queries, Tables } from '../../platform/database/tables.ts'
import type { PlainFilter, Scope } from '../question-filter-store.ts'
import { longestTagWord } from './tag-tables.ts'

/** `house`: what administrators wrote. */
export type TaggedScope = Scope | 'house'

export interface Tagged {
  scope: TaggedScope
  /** As the search knows it; see `tagWord`. */
  tag: string
  filter: PlainFilter
}

/**
 * Deleted ones and whether a question was used are not beside its tags. One person's own are few: all that have a tag
 * would be walked through for them.
 */
export function isBesideTags({ scope, tag, filter: { deleted, unused, topics } }: Tagged): boolean {
  const isOwn = typeof scope === 'object' && !scope.withAdministrators
  return deleted !== true && unused !== true && tag.length <= longestTagWord && (!isOwn || topics !== undefined)
}

/** Counted as far as `wanted`; named from the newest. */
export async function taggedHits(
  queries: Queries,
  tagged: Tagged,
  { wanted, offset, limit }: { wanted: number; offset: number; limit: number },
): Promise<Hits> {
  const { count } = await queries
    .selectFrom(newestOf(queries, tagged, wanted).as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { count, ids: count === 0 ? [] : await taggedIds(queries, tagged, { offset, limit }) }
}

interface Span {
  offset?: number
  limit: number
  /** Older than this one. */
  before?: string | undefined
}

export async function taggedIds(queries: Queries, tagged: Tagged, { offset = 0, limit, before }: Span) {
  const rows = await queries
    .selectFrom(newestOf(queries, tagged, offset + limit, before).as('newest'))
    .select('newest.id')
    .orderBy('newest.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ id }) => id)
}

/** At least as many as are wanted, where there are so many: each topic has its own place in the index. */
function newestOf(queries: Queries, { scope, tag, filter }: Tagged, wanted: number, before?: string) {
  const [first = null, ...others] = filter.topics ?? []
  const within = (topic: string | null) =>
    queries
      .selectFrom(
        fitting(queries.selectFrom('questions_by_tag').where('tag', '=', tag), scope, filter)
          .$if(topic !== null, (query) => query.where('topic_id', '=', topic ?? ''))
          .$if(before !== undefined, (query) => query.where('question_id', '<', before ?? ''))
          .select('question_id as id')
          .orderBy('question_id', 'desc')
          .limit(wanted)
          .as('newest'),
      )
      .select('newest.id')
  return others.reduce((union, topic) => union.unionAll(within(topic)), within(first))
}

type Rows = SelectQueryBuilder<Tables, 'questions_by_tag', object>

function fitting(
  rows: Rows,
  scope: TaggedScope,
  { class: code, subject, type, difficulty, topics }: PlainFilter,
): Rows {
  // The index of the smallest place serves, and no other should be tempted to.
  const ofSubject = topics === undefined ? sql<string>`subject_id` : sql<string>`subject_id || ''`
  const ofClass = topics === undefined && subject === undefined ? sql<string>`class` : sql<string>`class || ''`
  const fitted = rows
    .$if(code !== undefined, (query) => query.where(ofClass, '=', code ?? ''))
    .$if(subject !== undefined, (query) => query.where(ofSubject, '=', subject ?? ''))
    .$if(type !== undefined, (query) => query.where('type', '=', type ?? 'true_false'))
    .$if(difficulty !== undefined, (query) => query.where('difficulty', '=', difficulty ?? 'easy'))
  if (scope === 'everything') return fitted
  const isOfHouse = sql<boolean>`by_administrator = true`
  if (scope === 'house') return fitted.where(isOfHouse)
  const { authorId, withAdministrators } = scope
  return fitted.where((eb) => eb.or([eb('author_id', '=', authorId), ...(withAdministrators ? [isOfHouse] : [])]))
}
