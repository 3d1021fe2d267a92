import { exportAudit, listAudit } from '@lms/contracts/audit/audit.ts'
import { sendCsv } from '../platform/http/files/csv-file.ts'
import { type Route, route, streamRoute } from '../platform/http/route.ts'
import type { Audit } from './audit.ts'

export function auditRoutes(audit: Audit): Route[] {
  return [
    route(listAudit, ({ actor, query }) => audit.list(actor, query)),
    streamRoute(exportAudit, ({ actor, query }, reply) => sendCsv(reply, audit.export(actor, query))),
  ]
}
