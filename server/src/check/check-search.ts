import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import type { Queries } from '../platform/database/tables.ts'
import { carriedText } from '../platform/database/search.ts'
import type { Finding } from './finding.ts'

/** The indexes of SQLite that name candidates for a search; PostgreSQL keeps its own. See `createSearch`. */
export async function checkSearch(database: Database): Promise<Finding[]> {
  if (database.dialect === 'postgres') return []
  const findings: Finding[] = []
  for (const table of await searchedTables(database)) {
    const isWrong = await database.transaction(async (tx) => {
      if (await isWhole(tx, table)) return false
      await fillAnew(tx, table)
      return true
    })
    if (isWrong) findings.push({ what: `the search index of ${table} did not fit its texts`, isMended: true })
  }
  return findings
}

async function searchedTables(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_schema where type = 'table' and name like '%!_search!_keys' escape '!'`.execute(
    database.read(),
  )
  return rows.map(({ name }) => name.replace(/_search_keys$/, ''))
}

/** Every row has a number, every number a row and an entry, and the first letters of each text lead to it. */
async function isWhole(tx: Queries, table: string): Promise<boolean> {
  const [rows, keys, search] = [sql.table(table), sql.table(`${table}_search_keys`), sql.table(`${table}_search`)]
  const { rows: lost } = await sql<{ amount: number }>`
    select (select count(*) from ${rows} where id not in (select id from ${keys}))
      + (select count(*) from ${keys} where id not in (select id from ${rows}))
      + (select count(*) from ${keys} where number not in (select rowid from ${search}))
      + (select count(*) from ${search} where rowid not in (select number from ${keys})) as amount`.execute(tx)
  if ((lost[0]?.amount ?? 0) > 0) return false
  const carried = await carriedBy(tx, table)
  if (carried.length > 0) {
    const { source, copy } = namesOf(carried)
    const { rows: stale } = await sql`
      select 1 from (select ${source} from ${rows} except select ${copy} from ${keys}) as other limit 1`.execute(tx)
    if (stale.length > 0) return false
  }
  const { rows: unfound } = await sql<{ amount: number }>`
    select count(*) as amount from ${rows} as texts join ${keys} as numbers on numbers.id = texts.id
    where length(texts.search_text) >= 3 and not exists (
      select 1 from ${search}
      where ${search}.rowid = numbers.number
        and ${search} match '"' || replace(substr(texts.search_text, 1, 3), '"', '""') || '"')`.execute(tx)
  return (unfound[0]?.amount ?? 0) === 0
}

/** What the triggers would have written: the statement that fills the index is the one that made it. */
async function fillAnew(tx: Queries, table: string): Promise<void> {
  const [rows, keys, search] = [sql.table(table), sql.table(`${table}_search_keys`), sql.table(`${table}_search`)]
  await sql`delete from ${search}`.execute(tx)
  await sql`delete from ${keys}`.execute(tx)
  const { source, copy } = namesOf(await carriedBy(tx, table))
  await sql`insert into ${keys} (${copy}) select ${source} from ${rows}`.execute(tx)
  const text = await textOf(tx, table)
  await sql`insert into ${search} (rowid, text)
    select numbers.number, ${sql.raw(text)} from ${rows} as new join ${keys} as numbers on numbers.id = new.id`.execute(
    tx,
  )
}

/** What the keys have of their rows besides; see `carryInSearch`. */
async function carriedBy(tx: Queries, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from pragma_table_info(${`${table}_search_keys`}) where name not in ('number', 'id')`.execute(tx)
  return rows.map(({ name }) => name)
}

/** The row's number is the index's own; the rest, as the table and as the keys call it. */
function namesOf(carried: readonly string[]) {
  const list = (names: readonly string[]) => sql.join(['id', ...names].map((name) => sql.ref(name)))
  return { source: list(carried.map((name) => (name === carriedText ? 'search_text' : name))), copy: list(carried) }
}

/** As the trigger writes it, a mark included where the table has one. */
async function textOf(tx: Queries, table: string): Promise<string> {
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_schema where type = 'trigger' and name = ${`${table}_search_insert`}`.execute(tx)
  const text = /\), (new\.search_text.*)\);/.exec(rows[0]?.sql ?? '')?.[1]
  if (text === undefined) throw new Error(`The trigger of the search index of ${table} is missing`)
  return text
}
