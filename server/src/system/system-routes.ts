import { getSystem, listFailedJobs, makeBackup, retryJob } from '@lms/contracts/system/system.ts'
import { type Route, route } from '../platform/http/route.ts'
import type { System } from './system-service.ts'

export function systemRoutes(system: System): Route[] {
  return [
    route(getSystem, ({ actor }) => system.read(actor)),
    route(listFailedJobs, ({ actor, query }) => system.failedJobs(actor, query)),
    route(retryJob, ({ actor, caller, params }) => system.retryJob({ actor, caller }, params.id)),
    route(makeBackup, ({ actor, caller }) => system.makeBackup({ actor, caller })),
  ]
}
