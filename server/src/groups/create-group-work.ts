import type { Audit } from '../audit/audit.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Events } from '../platform/events/events.ts'
import type { Route } from '../platform/http/route.ts'
import type { Limits } from '../platform/limits/limits.ts'
import { groupRoutes } from './group-routes.ts'
import { createGroups } from './group-service.ts'

interface GroupWorkDependencies {
  database: Database
  clock: Clock
  limits: Limits
  audit: Pick<Audit, 'record'>
  events: Events
}

export function createGroupWork(dependencies: GroupWorkDependencies): { routes: Route[] } {
  return { routes: groupRoutes(createGroups(dependencies)) }
}
