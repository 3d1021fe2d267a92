import { type Clock, days, later } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { sealEntries, trimEntries } from './chain/sealing.ts'

export interface AuditUpkeepDependencies {
  database: Database
  clock: Clock
  jobs: Jobs
  settings: { current(): Promise<{ auditRetentionDays: number }> }
}

/** Entries are sealed within a minute, and go when they are older than the site keeps them. */
export function scheduleAuditUpkeep({ database, clock, jobs, settings }: AuditUpkeepDependencies): void {
  jobs.schedule('audit:seal', '* * * * *', ({ signal }) => sealEntries(database, signal))
  jobs.schedule('audit:trim', '53 3 * * *', async () => {
    const { auditRetentionDays } = await settings.current()
    await trimEntries(database, later(clock.now(), -days(auditRetentionDays)).toISOString())
  })
}
