import type { Audit } from '../audit/audit.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'

export interface SubjectDependencies {
  database: Database
  clock: Clock
  audit: Pick<Audit, 'record'>
}
