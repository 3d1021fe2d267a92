import { rm, stat } from 'node:fs/promises'
import { backUp } from './backup/back-up.ts'
import { restoreArchive } from './backup/restore-archive.ts'
import { migrations } from './migrations.ts'
import { systemClock } from './platform/clock.ts'
import { openDatabase } from './platform/database/database.ts'
import { openStorage } from './platform/storage/open-storage.ts'
import { createStorage } from './platform/storage/storage.ts'
import type { UpkeepResult, UpkeepTask } from './system/upkeep-task.ts'

/** Runs in a thread, with connections of its own. */
export async function upkeep(task: UpkeepTask): Promise<UpkeepResult> {
  return task.act === 'backup' ? makeArchive(task) : restoreForTest(task)
}

async function makeArchive({ source, files, file, passphrase }: UpkeepTask & { act: 'backup' }): Promise<UpkeepResult> {
  const database = openDatabase({ ...source, isVisitor: true }, () => {})
  try {
    const from = { database, storage: openStorage(files), clock: systemClock }
    const { bytes } = await backUp(from, file, passphrase)
    return { bytes }
  } finally {
    await database.close()
  }
}

/** Into SQLite, whatever it was made on: every row and file is compared with the archive, and migrated as a start would. */
async function restoreForTest(task: UpkeepTask & { act: 'restore-test' }): Promise<UpkeepResult> {
  const { file, scratch, passphrase } = task
  try {
    const database = openDatabase({ url: undefined, directory: scratch, isRestoring: true }, () => {})
    try {
      await restoreArchive({ database, storage: createStorage(scratch), migrations }, file, false, passphrase)
    } finally {
      await database.close()
    }
    return { bytes: (await stat(file)).size }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}
