import { setImmediate } from 'node:timers/promises'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { dialectOf } from './dialect.ts'
import { type Mark, carriedText, holdsWords, indexTerms } from './search.ts'
import type { Queries } from './tables.ts'

/** As many candidates as are read in one go: between two goes others get their turn. Most searches end with the first. */
const firstPortion = 2000
const nextPortion = 5000
const leastPortion = 300
/** A word that so many rows hold is common. */
const commonFrom = 1000
/** Words without a trigram have no index; so far back people look for them. */
const shortWordsReach = 100_000

export interface HitSearch {
  /** Has `id`, which grows with time, and `search_text`; see `createSearch`. */
  table: string
  words: readonly string[]
  mark?: Mark | undefined
  /** Everything but the words. */
  condition: Expression<SqlBool>
  /** The condition looks for the words as well, in a part of the text. */
  isDecisive?: boolean
  /** An index of the table names the rows of the condition, and they are few beside those that hold the words. */
  isNarrow?: boolean
  /** The table of keys has all that is asked of a row; see `carryInSearch`. */
  isCarried?: boolean
  /** Among those that are counted, the greatest come first; without it, the newest. Never null, and text. */
  rank?: Expression<string>
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
  const found: Hits = { count: 0, ids: [] }
  const words = search.isNarrow === true ? search.words : await wordsFor(queries, search)
  if (words.length === 0) return found
  const terms = search.isNarrow === true ? null : indexTerms(words, search.mark?.value)
  let read = 0
  let portion = firstPortion
  for (let before: Place = null; ;) {
    const source = terms === null ? newestRows(search, before, portion) : indexedRows(search, terms, before, portion)
    const go: Portion = await readPortion(queries, search, source, found.count)
    found.ids.push(...go.ids)
    found.count += go.hits
    read += go.read
    const isReached = terms === null && search.isNarrow !== true && read >= shortWordsReach
    if (found.count >= search.wanted || go.read < portion || isReached) return ranked(found, search)
    portion = portionFor(search.wanted - found.count, read / found.count)
    before = go.last
    await setImmediate()
  }
}

/**
 * Of words that few rows hold, and words that many do, only the few are looked for: to find both together, the index goes
 * through all of the many. The rest is read from the few texts. None when one of the words is nowhere.
 */
async function wordsFor(queries: Queries, { table, words }: HitSearch): Promise<readonly string[]> {
  const each = words.flatMap((word) => {
    const terms = indexTerms([word])
    return terms === null ? [] : [{ word, terms }]
  })
  if (each.length < 2) return words
  const index = sql.table(`${table}_search`)
  const counted = each.map(
    ({ terms }) => sql`(select count(*) from
      (select 1 from ${index} where ${index} match ${terms} limit ${sql.lit(commonFrom)}))`,
  )
  const { rows } = await sql<{ held: string }>`select json_array(${sql.join(counted)}) as held`.execute(queries)
  const held = JSON.parse(rows[0]?.held ?? '[]') as number[]
  if (held.includes(0)) return []
  const few = each.filter((_, place) => (held[place] ?? 0) < commonFrom)
  return few.length === 0 ? words : few.map(({ word }) => word)
}

/** As many as will do if it goes on like this, and some more. */
function portionFor(missing: number, candidatesPerHit: number): number {
  return Math.min(nextPortion, Math.max(leastPortion, Math.ceil(missing * candidatesPerHit * 1.25)))
}

/** The first of each portion were named with their rank; these are the first of all. */
function ranked({ count, ids }: Hits, { rank, offset, limit }: HitSearch): Hits {
  if (rank === undefined) return { count, ids }
  const sorted = ids.sort().toReversed()
  return { count, ids: sorted.slice(offset, offset + limit).map((named) => named.slice(named.lastIndexOf(' ') + 1)) }
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
  { table, words, condition, wanted, offset, limit, rank, isCarried = false, isDecisive = false }: HitSearch,
  { candidates, path }: Source,
  counted: number,
): Promise<Portion> {
  const rows = sql.table(table)
  const skip = rank === undefined ? Math.max(0, offset - counted) : 0
  const take = rank === undefined ? Math.max(0, Math.min(limit, offset + limit - counted)) : offset + limit
  const held = isDecisive ? sql`true` : holdsWords(words, `${table}.${isCarried ? carriedText : 'search_text'}`)
  const name = rank === undefined ? sql`${rows}.id` : sql`${rank} || ' ' || ${rows}.id`
  const answer = await sql<{ hits: number; read: number; last: Place; ids: string }>`
    with candidates as materialized (${candidates}),
    hits as materialized (
      select ${name} as id, candidates.place as place from candidates ${path} where ${held} and ${condition} limit ${sql.lit(wanted - counted)})
    select (select count(*) from hits) as hits, (select count(*) from candidates) as read,
      (select min(place) from candidates) as last,
      (select json_group_array(id) from
        (select id from hits order by ${rank === undefined ? sql`place` : sql`id`} desc limit ${sql.lit(take)} offset ${sql.lit(skip)})) as ids`.execute(
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
function indexedRows({ table, isCarried = false }: HitSearch, terms: string, before: Place, portion: number): Source {
  const index = sql.table(`${table}_search`)
  const keys = sql.table(`${table}_search_keys`)
  const rows = sql.table(table)
  return {
    candidates: sql`select rowid as place from ${index} where ${index} match ${terms}
      ${before === null ? sql`` : sql`and rowid < ${before}`} order by rowid desc limit ${sql.lit(portion)}`,
    path: isCarried
      ? sql`cross join ${keys} as ${rows} on ${rows}.number = candidates.place`
      : sql`cross join ${keys} on ${keys}.number = candidates.place cross join ${rows} on ${rows}.id = ${keys}.id`,
  }
}

function newestRows({ table, condition, isCarried = false }: HitSearch, before: Place, portion: number): Source {
  const rows = sql.table(table)
  const source = isCarried ? sql`${sql.table(`${table}_search_keys`)} as ${rows}` : rows
  const place = isCarried ? sql`${rows}.number` : sql`${rows}.id`
  return {
    candidates: sql`select ${place} as place from ${source} where ${condition}
      ${before === null ? sql`` : sql`and ${place} < ${before}`} order by ${place} desc limit ${sql.lit(portion)}`,
    path: sql`cross join ${source} on ${place} = candidates.place`,
  }
}
