import type { SiteSettings } from '@lms/contracts/settings/settings.ts'
import type { Audit } from '../audit/audit.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Events } from '../platform/events/events.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Limits } from '../platform/limits/limits.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { AssignmentKnowledge } from '../quizzes/quiz-dependencies.ts'
import type { PrintedKnowledge } from './printed-knowledge.ts'
import type { ScanWorkers } from './reading/scan-workers.ts'

export interface ScanDependencies {
  database: Database
  clock: Clock
  audit: Pick<Audit, 'record'>
  events: Events
  jobs: Jobs
  limits: Limits
  storage: Storage
  settings: { current(): Promise<Pick<SiteSettings, 'scanPicturesKept'>> }
  assignments: Pick<AssignmentKnowledge, 'isAssigned'>
  printed: PrintedKnowledge
  scanWorkers: ScanWorkers
}
