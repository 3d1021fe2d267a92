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
  wanted: number
}

/**
 * The ids of the newest rows that hold all words. On SQLite newest first and in portions, because a statement holds up
 * everybody else; PostgreSQL names them in no order and lets others go on by itself.
 */
export async function newestHits(queries: Queries, search: HitSearch): Promise<string[]> {
  if (dialectOf(queries) === 'postgres') return anyHits(queries, search)
  const terms = indexTerms(search.words)
  const hits: string[] = []
  const isHit = sql<SqlBool>`${holdsWords(search.words)} and ${search.condition}`
  const source = terms === null ? byId(search) : byIndex(search, terms)
  let read = 0
  for (let before: string | number | null = null; ;) {
    const candidates: RawBuilder<unknown> = source.candidates(before)
    const table = sql.table(search.table)
    const { rows } = await sql<{ id: string }>`
      select ${table}.id from ${candidates} as candidates cross join ${table} on ${table}.id = candidates.id
      where ${isHit} order by candidates.place desc limit ${sql.lit(search.wanted - hits.length)}`.execute(queries)
    hits.push(...rows.map(({ id }) => id))
    if (hits.length >= search.wanted) return hits
    const { rows: ends } = await sql<{ last: string | number | null; amount: number }>`
      select min(place) as last, count(*) as amount from ${candidates} as candidates`.execute(queries)
    const end = ends[0]
    read += end?.amount ?? 0
    if (!end || end.amount < portion || (terms === null && read >= shortWordsReach)) return hits
    before = end.last
    await setImmediate()
  }
}

interface Source {
  /** The next portion before this place: `id` and `place`. */
  candidates(before: string | number | null): RawBuilder<unknown>
}

/** Rows are numbered as they come, so the index itself goes from the newest to the oldest. */
function byIndex({ table }: HitSearch, terms: string): Source {
  const index = sql.table(`${table}_search`)
  const keys = sql.table(`${table}_search_keys`)
  return {
    candidates: (before) => sql`(
      select ${keys}.id as id, found.place as place from (
        select rowid as place from ${index} where ${index} match ${terms}
        ${before === null ? sql`` : sql`and rowid < ${before}`} order by rowid desc limit ${sql.lit(portion)}
      ) as found cross join ${keys} on ${keys}.number = found.place)`,
  }
}

function byId({ table, condition }: HitSearch): Source {
  return {
    candidates: (before) => sql`(
      select id, id as place from ${sql.table(table)} where ${condition}
      ${before === null ? sql`` : sql`and id < ${before}`} order by id desc limit ${sql.lit(portion)})`,
  }
}

async function anyHits(queries: Queries, { table, words, condition, wanted }: HitSearch): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where ${holdsWords(words)} and ${condition} limit ${sql.lit(wanted)}`.execute(
    queries,
  )
  return rows.map(({ id }) => id)
}
