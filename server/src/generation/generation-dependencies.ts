import type { Audit } from '../audit/audit.ts'
import type { Notifications } from '../notifications/notification-service.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Events } from '../platform/events/events.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Limits } from '../platform/limits/limits.ts'
import type { Settings } from '../settings/settings-service.ts'
import type { Providers } from './model/providers.ts'

export interface GenerationDependencies {
  database: Database
  clock: Clock
  audit: Pick<Audit, 'record'>
  notifications: Pick<Notifications, 'notify'>
  events: Events
  jobs: Jobs
  limits: Limits
  settings: Pick<Settings, 'current'>
  providers: Providers
  /** How long one try of a job may take: longer than a provider may. */
  lease: number
}
