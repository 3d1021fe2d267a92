import type { SystemHealth } from '@lms/contracts/dashboard/dashboard.ts'
import type { Audit } from '../audit/audit.ts'
import type { Notifications } from '../notifications/notification-service.ts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/database/database.ts'
import type { Events } from '../platform/events/events.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Log } from '../platform/log.ts'
import type { Mail } from '../platform/mail/mail.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { type System, createSystem as createService } from './system-service.ts'
import { createUpkeepThreads } from './upkeep-threads.ts'
import { createUpkeep } from './upkeep.ts'
import { createCertificateLook } from './certificate.ts'
import { createFileFigures } from './file-figures.ts'
import { type Presence, createPresence } from './presence.ts'
import { type Looks, createWarningWatch } from './warning-watch.ts'

interface Dependencies {
  database: Database
  clock: Clock
  log: Log
  config: Config
  jobs: Jobs
  audit: Audit
  events: Events
  mail: Mail
  notifications: Notifications
  health: () => Promise<SystemHealth>
  storage: Storage
  version: string
  publicUrl: string
  /** Where a thread finds what a backup and a restore need. */
  threadFile: URL
}

export function createSystem(dependencies: Dependencies): {
  system: System
  presence: Presence
  close(): Promise<void>
} {
  const { config, clock, storage, publicUrl } = dependencies
  const threads = createUpkeepThreads(dependencies.threadFile)
  const presence = createPresence({ ...dependencies, roles: config.roles })
  const look: Looks = {
    processes: presence.list,
    files: createFileFigures(config, storage, clock),
    certificate: createCertificateLook(publicUrl, clock),
  }
  const watch = createWarningWatch({ ...dependencies, look })
  const upkeep = createUpkeep({ ...dependencies, run: threads.run, whenFailed: watch.look })
  return {
    system: createService({ ...dependencies, watch, upkeep, look }),
    presence,
    close: async () => void (await Promise.all([upkeep.close(), threads.close(), presence.end()])),
  }
}
