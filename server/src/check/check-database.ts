import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import type { Finding } from './finding.ts'

/** The file itself and what points at what. PostgreSQL holds its references by itself; a page it reads is checked by it. */
export async function checkDatabase(database: Database): Promise<Finding[]> {
  if (database.dialect === 'postgres') return checkPostgres(database)
  const { rows: faults } = await sql<{ integrity_check: string }>`pragma integrity_check(20)`.execute(database.read())
  const { rows: lost } = await sql<{ table: string; parent: string; amount: number }>`
    select "table", parent, count(*) as amount from pragma_foreign_key_check() group by "table", parent`.execute(
    database.read(),
  )
  return [
    ...faults
      // A search index can be filled again: it is checked by itself.
      .filter(({ integrity_check: fault }) => fault !== 'ok' && !fault.startsWith('fts5:'))
      .map(({ integrity_check: fault }) => asFinding(`the database file is damaged: ${fault}`)),
    ...lost.map(({ table, parent, amount }) =>
      asFinding(`${amount} rows of ${table} belong to rows of ${parent} that are gone`),
    ),
  ]
}

async function checkPostgres(database: Database): Promise<Finding[]> {
  const { rows } = await sql<{ name: string; of: string }>`
    select conname as name, conrelid::regclass::text as of from pg_constraint where not convalidated`.execute(
    database.read(),
  )
  const { rows: broken } = await sql<{ name: string }>`
    select indexrelid::regclass::text as name from pg_index where not indisvalid`.execute(database.read())
  return [
    ...rows.map(({ name, of }) => asFinding(`the rule ${name} of ${of} is not held`)),
    ...broken.map(({ name }) => asFinding(`the index ${name} is not valid: reindex it`)),
  ]
}

function asFinding(what: string): Finding {
  return { what, isMended: false }
}
