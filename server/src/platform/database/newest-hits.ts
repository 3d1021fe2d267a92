import { setImmediate } from 'node:timers/promises'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { dialectOf } from './dialect.ts'
import { holdsWords, indexTerms } from './search.ts'
import type { Queries } from './tables.ts'

/** As many candidates as are read in one go: between two goes others get their turn. Most searches end with the first. */
const firstPortion = 1500
const nextPortion = 5000
/** Words without a trigram have no index; so far back people look for them. */
const shortWordsReach = 100_000

export interface HitSearch {
  /** Has `id`, which grows with time, and `search_text`; see `createSearch`. */
  table: string
  words: readonly string[]
  /** The value of the marked column that is asked for; see `createSearch`. */
  mark?: string | undefined
  /** Everything but the words. */
  condition: Expression<SqlBool>
  /** An index of the table names the rows of the condition, and they are few beside those that hold the words. */
  isNarrow?: boolean
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
  const terms = search.isNarrow === true ? null : indexTerms(search.words, search.mark)
  const found: Hits = { count: 0, ids: [] }
  let read = 0
  for (let before: Place = null; ;) {
    const portion = before === null ? firstPortion : nextPortion
    const source = terms === null ? newestRows(search, before, portion) : indexedRows(search, terms, before, portion)
    const go: Portion = await readPortion(queries, search, source, found.count)
    found.ids.push(...go.ids)
    found.count += go.hits
    read += go.read
    const isReached = terms === null && search.isNarrow !== true && read >= shortWordsReach
    if (found.count >= search.wanted || go.read < portion || isReached) return found
    before = go.last
    await setImmediate()
  }
}

type Place = string | number | null

interface Portion {
  hits: number
  ids: string[]
  read: number
  last: Place
}

/** One statement: the candidates are found once, read once, and only the ids that are asked for leave the database. */
async function readPortion(
  queries: Queries,
  { table, words, condition, wanted, offset, limit }: HitSearch,
  { candidates, path }: Source,
  counted: number,
): Promise<Portion> {
  const rows = sql.table(table)
  const skip = Math.max(0, offset - counted)
  const take = Math.max(0, Math.min(limit, offset + limit - counted))
  const answer = await sql<{ hits: number; read: number; last: Place; ids: string }>`
    with candidates as materialized (${candidates}),
    hits as materialized (
      select ${rows}.id as id, candidates.place as place from candidates ${path} where ${holdsWords(words)} and ${condition} limit ${sql.lit(wanted - counted)})
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

interface Source {
  /** The places of the next portion, newest first. */
  candidates: RawBuilder<unknown>
  /** From a place to its row; taken only until enough hits are there. */
  path: RawBuilder<unknown>
}

/** Rows are numbered as they come. */
function indexedRows({ table }: HitSearch, terms: string, before: Place, portion: number): Source {
  const index = sql.table(`${table}_search`)
  const keys = sql.table(`${table}_search_keys`)
  const rows = sql.table(table)
  return {
    candidates: sql`select rowid as place from ${index} where ${index} match ${terms}
      ${before === null ? sql`` : sql`and rowid < ${before}`} order by rowid desc limit ${sql.lit(portion)}`,
    path: sql`cross join ${keys} on ${keys}.number = candidates.place cross join ${rows} on ${rows}.id = ${keys}.id`,
  }
}

function newestRows({ table, condition }: HitSearch, before: Place, portion: number): Source {
  const rows = sql.table(table)
  return {
    candidates: sql`select id as place from ${rows} where ${condition}
      ${before === null ? sql`` : sql`and id < ${before}`} order by id desc limit ${sql.lit(portion)}`,
    path: sql`cross join ${rows} on ${rows}.id = candidates.place`,
  }
}
