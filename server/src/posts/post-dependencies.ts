import type { Audit } from '../audit/audit.ts'
import type { Notifications } from '../notifications/notification-service.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { HtmlCleaner } from '../platform/html/html-cleaner.ts'

export interface PostDependencies {
  database: Database
  clock: Clock
  audit: Pick<Audit, 'record'>
  notifications: Pick<Notifications, 'notify' | 'settle'>
  html: Pick<HtmlCleaner, 'clean'>
}
