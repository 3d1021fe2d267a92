import { setImmediate } from 'node:timers/promises'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { dialectOf } from './dialect.ts'
import { holdsWords, indexTerms } from './search.ts'
import type { Queries } from './tables.ts'

/** As many candidates as are read in one go: between two goes others get their turn. */
const portion = 2000
/** Words without a trigram have no index; so far back people look for them. */
const shortWordsReach = 100_000

export interface HitSearch {
  /** Has `id`, which grows with time, and `search_text`; see `createSearch`. */
  table: string
  words: readonly string[]
  /** Everything but the words. */
  condition: Expression<SqlBool>
  /** Counting stops here. */
  wanted: number
  /** Which of them are named, counted from the newest. */
  offset: number
  limit: number
}

export interface Hits {
  count: number
  /** Those that were asked for, newest first. */
  ids: string[]
}

/**
 * The newest rows that hold all words, on SQLite. The index itself goes from the newest to the oldest, in portions,
 * because a statement holds up everybody else. Null on PostgreSQL, which plans such a search by itself.
 */
export async function newestHits(queries: Queries, search: HitSearch): Promise<Hits | null> {
  if (dialectOf(queries) === 'postgres') return null
  const terms = indexTerms(search.words)
  const found: Hits = { count: 0, ids: [] }
  let read = 0
  for (let before: string | number | null = null; ;) {
    const candidates: RawBuilder<unknown> =
      terms === null ? newestRows(search, before) : indexedRows(search, terms, before)
    const go: Portion = await readPortion(queries, search, candidates, found.count)
    found.ids.push(...go.ids)
    found.count += go.hits
    read += go.read
    const isReached = terms === null && read >= shortWordsReach
    if (found.count >= search.wanted || go.read < portion || isReached) return found
    before = go.last
    await setImmediate()
  }
}

interface Portion {
  hits: number
  ids: string[]
  read: number
  last: string | number | null
}

/** One statement: the candidates are found once, read once, and only the ids that are asked for leave the database. */
async function readPortion(
  queries: Queries,
  { table, words, condition, wanted, offset, limit }: HitSearch,
  candidates: RawBuilder<unknown>,
  counted: number,
): Promise<Portion> {
  const rows = sql.table(table)
  const skip = Math.max(0, offset - counted)
  const take = Math.max(0, Math.min(limit, offset + limit - counted))
  const answer = await sql<{ hits: number; read: number; last: string | number | null; ids: string }>`
    with candidates as materialized (${candidates}),
    hits as materialized (
      select ${rows}.id as id, candidates.place as place
      from candidates cross join ${rows} on ${rows}.id = candidates.id
      where ${holdsWords(words)} and ${condition} limit ${sql.lit(wanted - counted)})
    select (select count(*) from hits) as hits, (select count(*) from candidates) as read,
      (select min(place) from candidates) as last,
      (select json_group_array(id) from
        (select id from hits order by place desc limit ${sql.lit(take)} offset ${sql.lit(skip)})) as ids`.execute(
    queries,
  )
  const [row] = answer.rows
  if (!row) throw new Error('A search answered nothing')
  return { ...row, ids: JSON.parse(row.ids) as string[] }
}

/** Rows are numbered as they come. */
function indexedRows({ table }: HitSearch, terms: string, before: string | number | null): RawBuilder<unknown> {
  const index = sql.table(`${table}_search`)
  const keys = sql.table(`${table}_search_keys`)
  return sql`
    select ${keys}.id as id, found.place as place from (
      select rowid as place from ${index} where ${index} match ${terms}
      ${before === null ? sql`` : sql`and rowid < ${before}`} order by rowid desc limit ${sql.lit(portion)}
    ) as found cross join ${keys} on ${keys}.number = found.place`
}

function newestRows({ table, condition }: HitSearch, before: string | number | null): RawBuilder<unknown> {
  return sql`
    select id, id as place from ${sql.table(table)} where ${condition}
    ${before === null ? sql`` : sql`and id < ${before}`} order by id desc limit ${sql.lit(portion)}`
}
