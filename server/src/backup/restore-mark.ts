import { existsSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { DataFolderProblem } from '../platform/database/data-folder.ts'
import { BackupProblem } from './archive.ts'

/**
 * Stands where something is being restored, and stays when the restore is killed: an empty place that waits for its
 * data is not a new one. SQLite: a file in the data folder. PostgreSQL: a table of its own, outside of the migrations,
 * which an older archive would not have.
 */
const markFile = (directory: string): string => path.join(directory, 'restoring.mark')

export async function markedRestore<Result>(
  database: Database,
  directory: string,
  restore: () => Promise<Result>,
): Promise<Result> {
  await setMark(database, directory)
  try {
    const result = await restore()
    await removeMark(database, directory)
    return result
  } catch (error) {
    // A refusal has changed nothing. After anything else nobody knows how far it came.
    if (error instanceof BackupProblem) await removeMark(database, directory)
    throw error
  }
}

export async function refuseUnfinishedRestore(database: Database, directory: string): Promise<void> {
  if (!(await isMarked(database, directory))) return
  await database.close()
  throw new DataFolderProblem(
    `A restore into ${database.dialect === 'sqlite' ? directory : 'this database'} did not come to its end, so it may ` +
      `hold nothing or half of it. Nothing was started. Restore again (npm run restore -- <file>, with --force if it ` +
      `says that there is data). To go on with what is there, ${wayOn(database, directory)}.`,
  )
}

function wayOn({ dialect }: Database, directory: string): string {
  return dialect === 'sqlite' ? `remove ${markFile(directory)}` : 'drop its table unfinished_restore'
}

async function isMarked(database: Database, directory: string): Promise<boolean> {
  if (database.dialect === 'sqlite') return existsSync(markFile(directory))
  const { rows } = await sql`
    select 1 from information_schema.tables
    where table_schema = current_schema() and table_name = 'unfinished_restore'`.execute(database.read())
  return rows.length > 0
}

async function setMark(database: Database, directory: string): Promise<void> {
  if (database.dialect === 'sqlite') writeFileSync(markFile(directory), '', { mode: 0o600, flush: true })
  else await database.transaction((tx) => sql`create table if not exists unfinished_restore ()`.execute(tx))
}

async function removeMark(database: Database, directory: string): Promise<void> {
  if (database.dialect === 'sqlite') rmSync(markFile(directory), { force: true })
  else await database.transaction((tx) => sql`drop table if exists unfinished_restore`.execute(tx))
}
