import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** For a person to read: the message says what to do. */
export class DataFolderProblem extends Error {}

/** What is written now may be lost. */
export class UnsafeData extends Error {}

const restoreAdvice = 'restore the newest good backup into an empty folder (npm run restore -- <file>)'

/** A folder that has lost its database is not an empty one. */
export function refuseLostDatabase(directory: string, file: string): void {
  if (sizeOf(file) > 0 || !hasEntries(path.join(directory, 'files'))) return
  throw new DataFolderProblem(
    `The database in ${directory} is ${existsSync(file) ? 'empty' : 'missing'}, but the files of an installation are ` +
      `still there. Nothing was started, so that nothing is written over: put database.sqlite back, or ${restoreAdvice}.`,
  )
}

/** A database that somebody else's program made is not ours to fill. */
export function refuseForeignDatabase(directory: string, file: string): void {
  if (sizeOf(file) === 0) return
  const database = new DatabaseSync(file, { readOnly: true })
  const tables = namesOfTables(database)
  if (tables.length === 0 || tables.includes('schema_migrations')) return
  throw new DataFolderProblem(
    `The database in ${directory} belongs to another program. Set DATA_DIR to a folder of its own.`,
  )
}

function namesOfTables(database: DatabaseSync): string[] {
  try {
    return database
      .prepare(`select name from sqlite_schema where type = 'table' and name not like 'sqlite!_%' escape '!'`)
      .all()
      .map(({ name }) => String(name))
  } finally {
    database.close()
  }
}

export interface UncleanMark {
  /** Whether the last one who held the folder went without closing it. */
  readonly wasThere: boolean
  remove(): void
}

/** Stands beside the database for as long as somebody has it open. */
export function markUnclean(directory: string): UncleanMark {
  const mark = path.join(directory, 'open.mark')
  const wasThere = existsSync(mark)
  writeFileSync(mark, '')
  return { wasThere, remove: () => rmSync(mark, { force: true }) }
}

export function refuseDamage(directory: string, database: DatabaseSync): void {
  const found = damageIn(database)
  if (found === null) return
  throw new DataFolderProblem(
    `The database in ${directory} is damaged (${found}). Keep a copy of the folder and ${restoreAdvice}.`,
  )
}

/** The first fault of the file, or null. Takes about a second for each gigabyte. */
export function damageIn(database: DatabaseSync): string | null {
  const rows = database.prepare('pragma quick_check(10)').all()
  // A search index can be filled again: it is no reason not to start.
  const found = rows
    .map((row) => String(row['quick_check']))
    .find((fault) => fault !== 'ok' && !fault.startsWith('fts5:'))
  return found === undefined ? null : found.replace('*** in database main ***', '').replaceAll(/\s+/g, ' ').trim()
}

const opening: Readonly<Record<number, (directory: string) => string>> = {
  8: (directory) => `DATA_DIR ${directory} is read-only: let the user who runs the server write there.`,
  10: (directory) => `DATA_DIR ${directory} cannot be read or written: look at the disk and at the system's log.`,
  11: (directory) => `The database in ${directory} is damaged. Keep a copy of the folder and ${restoreAdvice}.`,
  13: (directory) => `The disk of DATA_DIR ${directory} is full: free some space and start again.`,
  14: (directory) => `DATA_DIR ${directory} cannot be opened: let the user who runs the server read and write there.`,
  26: (directory) => `${directory}/database.sqlite is no database. Keep a copy of the folder and ${restoreAdvice}.`,
}
const system: Readonly<Record<string, (directory: string) => string>> = {
  EACCES: opening[14] ?? String,
  EPERM: opening[14] ?? String,
  EROFS: opening[8] ?? String,
  ENOSPC: opening[13] ?? String,
  EDQUOT: opening[13] ?? String,
}

/** SQLite could not make the file larger that its connections share: an error of reading and writing by its number. */
const noRoomToShare = 4874

/** The kind of failure that SQLite means by its number. */
export function sqliteFailure(errcode: number): number {
  return errcode === noRoomToShare ? 13 : errcode & 0xff
}

/** What the operating system or SQLite says about the folder, in a sentence with what to do; null when it is not that. */
export function folderSentence(error: Error, directory: string): string | null {
  if ('errcode' in error && typeof error.errcode === 'number')
    return opening[sqliteFailure(error.errcode)]?.(directory) ?? null
  const isThere = 'syscall' in error && 'path' in error && concerns(String(error.path), directory)
  return isThere && 'code' in error ? (system[String(error.code)]?.(directory) ?? null) : null
}

/** Something inside the folder, or a parent in which it cannot be made. */
function concerns(file: string, directory: string): boolean {
  const [named, own] = [`${path.resolve(file)}${path.sep}`, `${path.resolve(directory)}${path.sep}`]
  return named.startsWith(own) || own.startsWith(named)
}

export interface FolderWatch {
  /** What happened to the files since they were opened; null while they are the same. Looks at most every few seconds. */
  trouble(): string | null
}

const lookEvery = 5000

/** An open file can be deleted or replaced under its owner, who would go on writing into nothing. */
export function watchFolder(directory: string, file: string, now = (): number => performance.now()): FolderWatch {
  const folder = identityOf(directory)
  const database = identityOf(file)
  const log = `${file}-wal`
  let knownLog = identityOf(log)
  let largest = sizeOf(file)
  let found: string | null = null
  let lookedAt = now()

  function look(): string | null {
    if (identityOf(directory) !== folder) return `the data folder ${directory} was removed or replaced`
    if (identityOf(file) !== database) return `${file} was removed or replaced`
    const size = sizeOf(file)
    if (size < largest) return `${file} was cut short`
    largest = size
    const currentLog = identityOf(log)
    if (knownLog !== null && currentLog !== knownLog) return `${log} was removed or replaced`
    knownLog = currentLog
    return null
  }

  return {
    trouble() {
      if (found !== null || now() - lookedAt < lookEvery) return found
      lookedAt = now()
      found = look()
      return found
    },
  }
}

function identityOf(name: string): string | null {
  const stats = statSync(name, { throwIfNoEntry: false, bigint: true })
  return stats ? `${stats.dev}:${stats.ino}` : null
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}

function hasEntries(directory: string): boolean {
  return existsSync(directory) && readdirSync(directory).some((name) => !name.startsWith('.'))
}
