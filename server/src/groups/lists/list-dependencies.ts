import type { Audit } from '../../audit/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Queries } from '../../platform/database/tables.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import type { ListReading } from './list-reading.ts'

export interface ListDependencies {
  database: Database
  clock: Clock
  limits: Limits
  jobs: Jobs
  audit: Pick<Audit, 'record'>
  events: Events
  reading: ListReading
  /** What must be settled of an account before it goes for good. */
  forget(tx: Queries, userId: string): Promise<void>
}
