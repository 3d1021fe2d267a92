import { getDashboard, getEducation } from '@lms/contracts/dashboard/dashboard.ts'
import { type Route, route } from '../platform/http/route.ts'
import type { Dashboards } from './dashboard-service.ts'

export function dashboardRoutes(dashboards: Dashboards): Route[] {
  return [
    route(getDashboard, ({ actor }) => dashboards.read(actor)),
    route(getEducation, ({ actor }) => dashboards.education(actor)),
  ]
}
