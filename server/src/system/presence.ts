import os from 'node:os'
import type { RunningProcess } from '@lms/contracts/system/system.ts'
import { type Clock, hours, later, minutes, seconds } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { newId } from '../platform/ids.ts'
import { describe } from '../platform/jobs/job-runner.ts'
import type { Log } from '../platform/log.ts'
import { deleteProcess, deleteProcessesBefore, processesSince, saveProcess } from './process-store.ts'

const every = minutes(1)
/** Missed twice and it is taken for gone. */
const shownFor = every * 2 + seconds(30)

interface PresenceDependencies {
  database: Database
  clock: Clock
  log: Log
  version: string
  roles: Readonly<Record<'web' | 'jobs', boolean>>
}

export interface Presence {
  /** Says that this process is there, now and every minute. */
  begin(): Promise<void>
  list(): Promise<RunningProcess[]>
  end(): Promise<void>
}

export function createPresence({ database, clock, log, version, roles }: PresenceDependencies): Presence {
  const id = newId()
  const startedAt = clock.now().toISOString()
  let timer: NodeJS.Timeout | undefined

  async function say(): Promise<void> {
    const now = clock.now()
    const own = (['web', 'jobs'] as const).filter((role) => roles[role])
    // Only one process has an SQLite database: what others wrote there, they wrote before they were killed.
    const gone = database.dialect === 'sqlite' ? later(now, hours(24 * 365)) : later(now, -hours(1))
    await database.transaction(async (tx) => {
      await deleteProcessesBefore(tx, gone.toISOString())
      await saveProcess(tx, { id, host: os.hostname(), version, roles: own, startedAt, seenAt: now.toISOString() })
    })
  }

  /** A database that is away for a moment hears of it later. */
  const sayQuietly = (): Promise<void> =>
    say().catch((error: unknown) => log.warn({ error: describe(error) }, 'this process could not say that it is there'))

  return {
    async begin() {
      timer = setInterval(() => void sayQuietly(), every).unref()
      await sayQuietly()
    },
    async list() {
      const found = await processesSince(database.read(), later(clock.now(), -shownFor).toISOString())
      return found.map((one) => ({ ...one, isThis: one.id === id }))
    },
    async end() {
      if (timer === undefined) return
      clearInterval(timer)
      await database.transaction((tx) => deleteProcess(tx, id)).catch(() => {})
    },
  }
}
