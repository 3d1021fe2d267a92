import { type Expression, type SqlBool, sql } from 'kysely'
import type { HitSearch, Hits } from '../newest-hits.ts'
import { holdsWords } from '../search.ts'
import type { Queries } from '../tables.ts'
import { foundWithin } from './marked-search.ts'

/** So many of the newest rows tell how common the words are: PostgreSQL cannot know it of several at once. */
const sample = 300
/** Those of one mark lie far apart, and its own index answers for rare words at once. */
const markedSample = 100
/** Words that are rarer than this are looked up in the index. */
const commonShare = 0.05
/** As many rows as are walked through for common words. */
const longestWalk = 25_000

type Search = Pick<HitSearch, 'table' | 'words' | 'mark' | 'condition' | 'wanted' | 'offset' | 'limit'>

/**
 * The newest rows that hold all words, on PostgreSQL. Left to itself it takes the index of words for those that are in
 * half of all rows, and walks through everything for those that are nowhere, because it guesses how many there are.
 */
export async function sampledHits(queries: Queries, search: Search): Promise<Hits> {
  const looked = search.mark === undefined ? sample : markedSample
  const first = await walk(queries, search, looked)
  if (first.read < looked) return hitsOf(first.ids, search)
  const share = first.ids.length / looked
  if (share >= commonShare) {
    const reach = Math.min(longestWalk, Math.ceil((search.wanted / share) * 1.25))
    const { ids, read } = await walk(queries, search, reach)
    if (ids.length >= search.wanted || read < reach) return hitsOf(ids, search)
  }
  const ids = await lookedUp(queries, search)
  if (ids.length < search.wanted) return hitsOf(ids.sort().toReversed(), search)
  return { count: ids.length, ids: await newest(queries, search) }
}

function hitsOf(ids: readonly string[], { wanted, offset, limit }: Search): Hits {
  return { count: Math.min(ids.length, wanted), ids: ids.slice(offset, offset + limit) }
}

/** Hits among the newest rows of the condition, newest first; no text is kept until all are read. */
async function walk(queries: Queries, search: Search, reach: number): Promise<{ ids: string[]; read: number }> {
  const { rows } = await sql<{ read: number; ids: string[] | null }>`
    with newest as materialized (select id, ${holdsWords(search.words)} as is_hit
      from (${rowsOf(search)} order by id desc limit ${sql.lit(reach)}) as rows),
    hits as (select id from newest where is_hit order by id desc limit ${sql.lit(search.wanted)})
    select (select count(*) from newest) as read, (select array_agg(id) from hits) as ids`.execute(queries)
  const [row] = rows
  return { read: row?.read ?? 0, ids: row?.ids ?? [] }
}

/** Planned as if all were wanted, so that the index is taken; in no order, so that it may stop when there are enough. */
async function lookedUp(queries: Queries, search: Search): Promise<string[]> {
  const held = (search.mark && foundWithin(search.words, search.mark)) ?? holdsWords(search.words)
  const { rows } = await sql<{ id: string }>`
    with hits as materialized (select id from ${sql.table(search.table)}
      where ${held} and ${search.condition})
    select id from hits limit ${sql.lit(search.wanted)}`.execute(queries)
  return rows.map(({ id }) => id)
}

/** There are many, though far apart: the list's own order reaches the first of them soonest. */
async function newest(queries: Queries, search: Search): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (${rowsOf(search)} order by id desc offset 0) as newest
    where ${holdsWords(search.words)} limit ${search.limit} offset ${search.offset}`.execute(queries)
  return rows.map(({ id }) => id)
}

function rowsOf({ table, condition }: { table: string; condition: Expression<SqlBool> }) {
  return sql`select id, search_text from ${sql.table(table)} where ${condition}`
}
