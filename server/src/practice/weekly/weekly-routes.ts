import * as contract from '@lms/contracts/practice/weekly-report.ts'
import { type Route, publicRoute, route } from '../../platform/http/route.ts'
import type { Weekly } from './weekly-service.ts'

export function weeklyRoutes(weekly: Weekly): Route[] {
  return [
    route(contract.readWeekly, ({ actor, query }) => weekly.read(actor, query)),
    route(contract.previewWeekly, ({ actor, query }) => weekly.preview(actor, query.child_id)),
    route(contract.chooseWeeklyMail, ({ actor, caller, query, body }) =>
      weekly.choose({ actor, caller }, query.child_id, body.isOn),
    ),
    publicRoute(contract.unsubscribeWeekly, ({ body, caller }) => weekly.unsubscribe(body.token, caller)),
  ]
}
