import type { Route } from '../../platform/http/route.ts'
import { weeklyRoutes } from './weekly-routes.ts'
import { createWeeklySending } from './weekly-sending.ts'
import { type Weekly, createWeekly } from './weekly-service.ts'

/** The week of a child: on a page, and in a mail on Sunday. */
export function createWeeklyPractice(dependencies: Parameters<typeof createWeekly>[0]): {
  acts: Weekly
  sending: ReturnType<typeof createWeeklySending>
  routes: Route[]
} {
  const acts = createWeekly(dependencies)
  return { acts, sending: createWeeklySending(dependencies), routes: weeklyRoutes(acts) }
}
