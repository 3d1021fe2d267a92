import path from 'node:path'
import { sweepUnfinished, unfinishedNameOf } from '../backup/unfinished.ts'
import { checkDatabase } from '../check/check-database.ts'
import { sweepFiles } from '../check/left-over-files.ts'
import { type Clock, days, hours, later } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/database/database.ts'
import { newId } from '../platform/ids.ts'
import { describe } from '../platform/jobs/job-runner.ts'
import type { Log } from '../platform/log.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { createThreads } from '../platform/threads/threads.ts'
import { archiveNameAt, archivesIn, pruneArchives } from './backup-folder.ts'
import { deleteRun, deleteRunsBefore, endLostRuns, endRun, insertRun } from './system-store.ts'
import type { RunUpkeep, UpkeepKind } from './upkeep-task.ts'

/** After this another process would begin anew. */
export const longestUpkeep = hours(3)
const keepRuns = days(365)

interface UpkeepDependencies {
  database: Database
  clock: Clock
  log: Log
  config: Pick<Config, 'backups' | 'databaseUrl' | 'dataDirectory' | 'files'>
  storage: Storage
  run: RunUpkeep
  /** After something has failed. */
  whenFailed: () => Promise<void>
}

export interface Upkeep {
  backUp(signal: AbortSignal): Promise<void>
  testRestore(signal: AbortSignal): Promise<void>
  checkDatabase(signal: AbortSignal): Promise<void>
  /** What was broken off or lost its record has left files behind; those of more than a day ago go. */
  sweep(): Promise<void>
  close(): Promise<void>
}

/** Each run is written down, however it ends; what fails is told and tried again at its next time. */
export function createUpkeep(dependencies: UpkeepDependencies): Upkeep {
  const { database, clock, log, config, storage, run, whenFailed } = dependencies
  const directory = path.resolve(config.dataDirectory)
  const settings = config.backups && { ...config.backups, directory: path.resolve(config.backups.directory) }
  const integrity = createThreads<string, string | null>({
    file: new URL('integrity-thread.ts', import.meta.url),
    name: 'findDamage',
    atOnce: 1,
    longestQueue: 1,
    resourceLimits: { maxOldGenerationSizeMb: 128 },
    idleMilliseconds: 0,
  })

  async function begin(kind: UpkeepKind, file: string | null): Promise<string> {
    const now = clock.now()
    const id = newId()
    await database.transaction(async (tx) => {
      const failure = 'The process ended before it was done'
      await endLostRuns(tx, { before: later(now, -longestUpkeep), endedAt: now.toISOString(), failure })
      await deleteRunsBefore(tx, later(now, -keepRuns))
      await insertRun(tx, { id, kind, startedAt: now.toISOString(), file })
    })
    return id
  }

  async function recorded(
    { kind, file, signal }: { kind: UpkeepKind; file: string | null; signal: AbortSignal },
    act: () => Promise<{ bytes: number | null }>,
  ): Promise<void> {
    const id = await begin(kind, file)
    const end = (bytes: number | null, failure: string | null): Promise<void> =>
      database.transaction((tx) => endRun(tx, id, { endedAt: clock.now().toISOString(), bytes, failure }))
    try {
      const { bytes } = await act()
      await end(bytes, null)
    } catch (error) {
      if (isStopping(signal)) {
        // It begins anew when the process is back.
        await database.transaction((tx) => deleteRun(tx, id))
        throw error
      }
      const failure = signal.aborted ? `It took longer than ${longestUpkeep / hours(1)} hours` : describe(error)
      log.error({ kind, error: failure }, 'upkeep failed')
      await end(null, failure)
      await whenFailed()
    }
  }

  return {
    async backUp(signal) {
      if (settings === null) return
      const name = archiveNameAt(clock.now())
      const file = path.join(settings.directory, name)
      const source = { url: config.databaseUrl, directory }
      const files = { dataDirectory: directory, files: config.files }
      await recorded({ kind: 'backup', file: name, signal }, async () => {
        const made = await run({ act: 'backup', source, files, file, passphrase: settings.passphrase }, signal)
        await pruneArchives(settings.directory, settings.keep)
        return made
      })
    },

    async testRestore(signal) {
      const [newest] = settings === null ? [] : await archivesIn(settings.directory)
      if (settings === null || newest === undefined) return
      const file = path.join(settings.directory, newest)
      const scratch = unfinishedNameOf(path.join(settings.directory, 'restore-test'))
      await recorded({ kind: 'restore-test', file: newest, signal }, () =>
        run({ act: 'restore-test', file, scratch, passphrase: settings.passphrase }, signal),
      )
    },

    async checkDatabase(signal) {
      await recorded({ kind: 'integrity', file: null, signal }, async () => {
        const found =
          database.dialect === 'sqlite'
            ? await integrity.use((thread) => thread.run(path.join(directory, 'database.sqlite')))
            : (await checkDatabase(database))[0]?.what
        if (found != null) throw new Error(found)
        return { bytes: null }
      })
    },

    async sweep() {
      const { files, incoming } = await sweepFiles({ database, storage, clock })
      const archives = settings === null ? 0 : await sweepUnfinished(settings.directory, clock.now())
      if (files + incoming + archives > 0) log.info({ files, incoming, archives }, 'left-over files were removed')
    },

    close: () => integrity.close(),
  }
}

function isStopping({ aborted, reason }: AbortSignal): boolean {
  return aborted && !(reason instanceof DOMException && reason.name === 'TimeoutError')
}
