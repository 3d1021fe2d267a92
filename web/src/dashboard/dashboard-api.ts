import { getDashboard, getEducation } from '@lms/contracts/dashboard/dashboard.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../lib/api.ts'

/** By person: whoever signs in next on this device starts with nothing. */
export function dashboardQuery(userId: string) {
  return queryOptions({
    queryKey: ['dashboard', userId],
    queryFn: async ({ signal }) => (await call(getDashboard, { signal })).dashboard,
    // Whoever comes home from work wants to see it there; what was asked for while the page opened serves for that page.
    staleTime: 3000,
  })
}

export function educationQuery(userId: string) {
  return queryOptions({
    queryKey: ['education', userId],
    queryFn: async ({ signal }) => (await call(getEducation, { signal })).education,
  })
}
