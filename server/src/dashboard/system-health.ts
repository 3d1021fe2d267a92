import { statfs } from 'node:fs/promises'
import type { SystemHealth } from '@lms/contracts/dashboard/dashboard.ts'
import { type Clock, minutes } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { databaseBytes } from '../platform/database/size.ts'
import { countJobs } from '../platform/jobs/job-store.ts'
import { countUnsent } from '../platform/mail/mail-store.ts'
import { remembered } from '../platform/remembered.ts'

interface HealthDependencies {
  database: Database
  clock: Clock
  version: string
  dataDirectory: string
  isMailConfigured: boolean
}

/** Real figures only; sizes are measured at most once a minute. */
export function createSystemHealth(dependencies: HealthDependencies): () => Promise<SystemHealth> {
  const { database, clock, version, dataDirectory, isMailConfigured } = dependencies
  const startedAt = clock.now().getTime()
  const sizes = remembered(clock, minutes(1), async () => ({
    bytes: await databaseBytes(database),
    disk: await diskOf(dataDirectory),
  }))

  return async () => {
    const { bytes, disk } = await sizes()
    return {
      version,
      uptimeSeconds: Math.floor((clock.now().getTime() - startedAt) / 1000),
      database: { kind: database.dialect, bytes },
      disk,
      jobs: await countJobs(database.read()),
      mail: { isConfigured: isMailConfigured, ...(await countUnsent(database.read())) },
    }
  }
}

async function diskOf(directory: string): Promise<SystemHealth['disk']> {
  try {
    const { bsize, blocks, bavail } = await statfs(directory)
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
  } catch {
    // Not every system tells.
    return null
  }
}
