import { sql } from 'kysely'
import { canonical } from '../platform/canonical.ts'
import type { Database } from '../platform/database/database.ts'
import type { Migrations } from '../platform/database/migrations.ts'
import type { Queries } from '../platform/database/tables.ts'
import type { Storage } from '../platform/storage/storage.ts'
import {
  BackupProblem,
  type Header,
  type TableEnd,
  type TableStart,
  type Totals,
  createRowsChecksum,
  isNewer,
} from './archive.ts'
import { type Part, readArchive } from './archive-reader.ts'
import { deferReferences, takeTime } from './long-transactions.ts'
import { type CatalogueTable, appliedMigrations, keyTables, readCatalogue } from './table-catalogue.ts'
import { deleteRows, hasRows, insertRows, rowsOf, rowsPerInsert } from './table-rows.ts'

interface Target {
  database: Database
  storage: Storage
  migrations: readonly Migrations[]
}

interface Restored extends Totals {
  /** The steps from an older version to this one. */
  migrated: number
}

/** Reads all of it without changing anything. */
export async function checkArchive(file: string, passphrase?: string): Promise<{ header: Header; totals: Totals }> {
  let header: Header | undefined
  let totals: Totals | undefined
  for await (const part of readArchive(file, passphrase)) {
    if (part.kind === 'header') header = part.header
    if (part.kind === 'summary') totals = part.totals
  }
  if (!header || !totals) throw new BackupProblem('This backup is empty.')
  return { header, totals }
}

/**
 * All of it or nothing; what was written is read back and compared before it counts.
 * Keys and sessions are made anew: no token of before is good for anything here.
 */
export async function restoreArchive(
  target: Target,
  file: string,
  isForced: boolean,
  passphrase?: string,
): Promise<Restored> {
  const { database, storage, migrations } = target
  const { header, totals } = await checkArchive(file, passphrase)
  await prepareTables(target, header)
  const newFiles: string[] = []
  try {
    await database.transaction(async (tx) => {
      await takeTime(tx, database.dialect)
      const catalogue = await readCatalogue(tx, database.dialect)
      await makeRoom(tx, catalogue, isForced)
      const references = await deferReferences(tx, database.dialect)
      if (isForced) for (const table of catalogue) await deleteRows(tx, table)
      for (const name of keyTables) await sql`delete from ${sql.table(name)}`.execute(tx)
      for (const { table, end } of await load({ tx, storage, catalogue, newFiles }, readArchive(file, passphrase)))
        await compare(tx, database, table, end)
      await references.settle()
    })
  } catch (error) {
    for (const name of newFiles) await storage.remove(name)
    throw error
  }
  const migrated = await database.migrate(migrations)
  return { ...totals, migrated: migrated.length }
}

/** Before anything is made: what a newer version wrote means nothing here. */
export function refuseNewer(header: Header, migrations: readonly Migrations[]): void {
  const unknown = header.migrations.filter((name) => !(name in known(migrations)))
  if (unknown.length > 0) throw isNewer(` (${unknown.join(', ')})`)
}

const known = (migrations: readonly Migrations[]): Migrations => Object.assign({}, ...migrations) as Migrations

/** The tables as they were when the backup was made; what came later is made up for after the rows are in. */
async function prepareTables({ database, migrations }: Target, header: Header): Promise<void> {
  refuseNewer(header, migrations)
  const wanted = new Set(header.migrations)
  const applied = await appliedMigrations(database.read(), database.dialect)
  if (applied.some((name) => !wanted.has(name)))
    throw new BackupProblem('The tables here are newer than the backup. Restore it into an empty database instead.')
  const ofItsTime = Object.entries(known(migrations)).filter(([name]) => wanted.has(name))
  await database.migrate([Object.fromEntries(ofItsTime)])
}

async function makeRoom(tx: Queries, catalogue: readonly CatalogueTable[], isForced: boolean): Promise<void> {
  if (isForced) return
  for (const table of catalogue)
    if (await hasRows(tx, table))
      throw new BackupProblem(
        'There is data here already. Restore into an empty database, or add --force to replace everything in this one.',
      )
}

interface Loading {
  tx: Queries
  storage: Storage
  catalogue: readonly CatalogueTable[]
  newFiles: string[]
}

interface Loaded {
  table: CatalogueTable
  end: TableEnd
}

async function load(loading: Loading, parts: AsyncGenerator<Part>): Promise<Loaded[]> {
  const loaded: Loaded[] = []
  for (;;) {
    const { value: part, done } = await parts.next()
    if (done) return loaded
    // Archives of older versions hold keys too; they are read past.
    if (part.kind === 'table' && !keyTables.includes(part.table.table))
      loaded.push(await loadTable(loading, parts, part.table))
    if (part.kind === 'file') await loadFile(loading, parts, part.name)
  }
}

async function loadTable({ tx, catalogue }: Loading, parts: AsyncGenerator<Part>, start: TableStart): Promise<Loaded> {
  const table = catalogue.find(({ name }) => name === start.table)
  const columns = table?.columns.map(({ name, kind }) => ({ name, kind }))
  if (!table || canonical(columns) !== canonical(start.columns))
    throw new BackupProblem(`The table ${start.table} of the backup does not fit the one here.`)
  const most = rowsPerInsert(table)
  let rows: unknown[][] = []
  for (;;) {
    const { value: part } = (await parts.next()) as { value: Part | undefined }
    if (part?.kind === 'row') rows.push(part.row)
    if (part?.kind !== 'row' || rows.length === most) {
      await insertRows(tx, table, rows)
      rows = []
    }
    if (part?.kind === 'end of table') return { table, end: part.end }
  }
}

async function loadFile({ storage, newFiles }: Loading, parts: AsyncGenerator<Part>, name: string): Promise<void> {
  if (!(await storage.exists(name))) newFiles.push(name)
  await storage.put(name, piecesOf(parts))
}

async function* piecesOf(parts: AsyncGenerator<Part>): AsyncGenerator<Uint8Array> {
  for (;;) {
    const { value: part } = (await parts.next()) as { value: Part | undefined }
    if (part?.kind !== 'piece') return
    yield part.bytes
  }
}

async function compare(tx: Queries, { dialect }: Database, table: CatalogueTable, end: TableEnd): Promise<void> {
  const sum = createRowsChecksum()
  for await (const row of rowsOf(tx, dialect, table)) sum.add(canonical(row))
  if (sum.rows() !== end.rows || sum.checksum() !== end.checksum)
    throw new BackupProblem(`The table ${table.name} came out different from the backup. Nothing was changed.`)
}
