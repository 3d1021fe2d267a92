import { createWriteStream, existsSync, statSync } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { canonical } from '../platform/canonical.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Queries } from '../platform/database/tables.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { BackupProblem, type Totals, createDigest, createRowsChecksum, formatVersion, isFolder } from './archive.ts'
import { encrypted } from './encryption.ts'
import { explained } from './folder-problems.ts'
import { checkArchive } from './restore-archive.ts'
import { takeTime } from './long-transactions.ts'
import { type CatalogueTable, appliedMigrations, readCatalogue } from './table-catalogue.ts'
import { rowsOf } from './table-rows.ts'
import { existsAlready, giveName, sweepUnfinished, unfinishedNameOf } from './unfinished.ts'

interface Source {
  database: Database
  storage: Storage
  clock: Clock
}

export interface WrittenBackup extends Totals {
  bytes: number
}

/** Everything of one moment, while the server runs. The file is there as a whole and readable, or it is not there. */
export async function backUp(source: Source, file: string, passphrase?: string): Promise<WrittenBackup> {
  if (existsSync(file)) throw statSync(file).isDirectory() ? isFolder(file) : existsAlready(file)
  const folder = path.dirname(path.resolve(file))
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await sweepUnfinished(folder, source.clock.now())
    return await writeArchive(source, file, passphrase)
  } catch (error) {
    throw explained(error, folder)
  }
}

async function writeArchive(source: Source, file: string, passphrase: string | undefined): Promise<WrittenBackup> {
  const unfinished = unfinishedNameOf(path.resolve(file))
  const totals: Totals = { tables: 0, rows: 0, files: 0 }
  try {
    await source.database.snapshot(async (queries) => {
      await takeTime(queries, source.database.dialect)
      const content = inPieces(sealed(linesOf(source, queries, totals), totals))
      // It holds password hashes and all that people wrote: for nobody else's eyes.
      const target = createWriteStream(unfinished, { mode: 0o600, flush: true, flags: 'wx' })
      if (passphrase === undefined) await pipeline(content, createGzip(), target)
      else await pipeline(content, createGzip(), (zipped) => encrypted(zipped, passphrase), target)
    })
    await readBack(unfinished, totals, passphrase)
    const { size } = await stat(unfinished)
    await giveName(unfinished, path.resolve(file))
    return { ...totals, bytes: size }
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** What cannot be read to its end is no backup, whatever the disk said when it was written. */
async function readBack(file: string, written: Totals, passphrase: string | undefined): Promise<void> {
  const { totals } = await checkArchive(file, passphrase)
  if (canonical(totals) !== canonical(written))
    throw new BackupProblem('The archive came out different from what was written to it. It was removed: try again.')
}

async function* linesOf(
  { database, storage, clock }: Source,
  queries: Queries,
  totals: Totals,
): AsyncGenerator<string> {
  const migrations = await appliedMigrations(queries, database.dialect)
  if (migrations.length === 0) throw new BackupProblem('There is nothing to back up: this database was never used.')
  const createdAt = clock.now().toISOString()
  yield canonical({ format: 'lms-backup', version: formatVersion, createdAt, migrations })
  for (const table of await readCatalogue(queries, database.dialect)) {
    totals.rows += yield* tableLines(database, queries, table)
    totals.tables += 1
  }
  // After the rows, so that no row names a file that is not there.
  for await (const name of storage.names()) if (yield* fileLines(storage, name)) totals.files += 1
}

async function* tableLines(
  { dialect }: Database,
  queries: Queries,
  table: CatalogueTable,
): AsyncGenerator<string, number> {
  const columns = table.columns.map(({ name, kind }) => ({ name, kind }))
  yield canonical({ table: table.name, columns })
  const sum = createRowsChecksum()
  for await (const row of rowsOf(queries, dialect, table)) {
    const line = canonical(row)
    sum.add(line)
    yield line
  }
  yield canonical({ endOfTable: table.name, rows: sum.rows(), checksum: sum.checksum() })
  return sum.rows()
}

/** Answers false when somebody has removed the file in the meantime. */
async function* fileLines(storage: Storage, name: string): AsyncGenerator<string, boolean> {
  const opened = await storage.open(name)
  if (opened === null) return false
  yield canonical({ file: name })
  const digest = createDigest()
  let size = 0
  for await (const piece of opened.stream as AsyncIterable<Buffer>) {
    digest.add(piece)
    size += piece.length
    yield canonical(piece.toString('base64'))
  }
  yield canonical({ endOfFile: name, size, checksum: digest.digest() })
  return true
}

/** Every line ends with a line break; the last line is the digest of all before it. */
async function* sealed(lines: AsyncIterable<string>, totals: Totals): AsyncGenerator<string> {
  const digest = createDigest()
  for await (const line of lines) {
    const ended = `${line}\n`
    digest.add(ended)
    yield ended
  }
  yield `${canonical({ complete: totals, digest: digest.digest() })}\n`
}

/** Many small lines cost more on their way through the streams than they weigh. */
async function* inPieces(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = ''
  for await (const line of lines) {
    piece += line
    if (piece.length < 65_536) continue
    yield piece
    piece = ''
  }
  yield piece
}
