import type { Audit } from '../audit/audit.ts'
import type { Notifications } from '../notifications/notification-service.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Queries } from '../platform/database/tables.ts'
import type { Route } from '../platform/http/route.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Limits } from '../platform/limits/limits.ts'
import type { AccountMails, SessionEnding } from '../users/user-dependencies.ts'
import { childRoutes } from './child-routes.ts'
import { createChildren } from './child-service.ts'
import { createConsents } from './consent-service.ts'
import { createFamilyView } from './family-service.ts'
import { type Guardians, createGuardians } from './guardian-service.ts'

interface FamilyDependencies {
  database: Database
  clock: Clock
  audit: Audit
  notifications: Notifications
  limits: Limits
  jobs: Jobs
  sessions: SessionEnding
  accountMails: AccountMails
  countAgain(tx: Queries, childId: string): Promise<void>
  whenJoined(tx: Queries, childId: string): Promise<void>
}

/** Children, who looks after them, and what they agree to. */
export function createFamilies(dependencies: FamilyDependencies): { routes: Route[]; guardians: Guardians } {
  const guardians = createGuardians(dependencies)
  dependencies.jobs.schedule('children:forget-codes', '37 * * * *', () => guardians.forgetExpiredCodes())
  return {
    guardians,
    routes: childRoutes({
      children: createChildren(dependencies),
      consents: createConsents(dependencies),
      guardians,
      families: createFamilyView(dependencies),
    }),
  }
}
