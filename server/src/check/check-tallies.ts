import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import type { Queries } from '../platform/database/tables.ts'
import type { Finding } from './finding.ts'

/** The tables that always know how many rows of each sort there are, counted again; see `createTally`. */
export async function checkTallies(database: Database): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const tally of await talliesOf(database)) {
    const isWrong = await database.transaction(async (tx) => {
      const differing = await countDiffering(tx, tally)
      if (differing > 0) await countAnew(tx, tally)
      return differing > 0
    })
    if (isWrong) findings.push({ what: `${tally.table} were counted wrongly`, isMended: true })
  }
  return findings
}

interface Tally {
  name: string
  table: string
  columns: string[]
}

async function talliesOf({ dialect, read }: Database): Promise<Tally[]> {
  const { rows } = await (
    dialect === 'sqlite'
      ? sql<{ tally: string; name: string }>`
          select tables.name as tally, columns.name as name
          from pragma_table_list as tables join pragma_table_info(tables.name) as columns
          where tables.schema = 'main' and tables.name like '%!_tally' escape '!'`
      : sql<{ tally: string; name: string }>`
          select table_name as tally, column_name as name from information_schema.columns
          where table_schema = current_schema() and table_name like '%!_tally' escape '!'`
  ).execute(read())
  const tallies = Map.groupBy(rows, ({ tally }) => tally)
  return [...tallies].map(([tally, columns]) => ({
    name: tally,
    table: tally.replace(/(_by_[a-z]+)?_tally$/, ''),
    columns: columns.map(({ name }) => name).filter((name) => name !== 'amount'),
  }))
}

function counted({ table, columns }: Tally): RawBuilder<unknown> {
  const list = sql.join(columns.map((name) => sql.ref(name)))
  return sql`select ${list}, count(*) as amount from ${sql.table(table)} where deleted_at is null group by ${list}`
}

function kept({ name: tally, columns }: Tally): RawBuilder<unknown> {
  const list = sql.join(columns.map((name) => sql.ref(name)))
  return sql`select ${list}, amount from ${sql.table(tally)} where amount <> 0`
}

async function countDiffering(tx: Queries, tally: Tally): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select count(*) as amount from (
      select * from (${counted(tally)} except ${kept(tally)}) as missing
      union all
      select * from (${kept(tally)} except ${counted(tally)}) as surplus
    ) as differing`.execute(tx)
  return rows[0]?.amount ?? 0
}

async function countAnew(tx: Queries, tally: Tally): Promise<void> {
  const name = sql.table(tally.name)
  await sql`delete from ${name}`.execute(tx)
  await sql`insert into ${name} (${sql.join([...tally.columns, 'amount'].map((column) => sql.ref(column)))})
    ${counted(tally)}`.execute(tx)
}
