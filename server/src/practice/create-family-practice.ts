import type { FastifyInstance } from 'fastify'
import type { Route } from '../platform/http/route.ts'
import { bankRoutes } from './bank/bank-gaps.ts'
import { explanationRoutes } from './explanations/explanation-service.ts'
import { practiceRoutes } from './practice-routes.ts'
import { takeOneClicks } from './weekly/one-click.ts'
import { weeklyRoutes } from './weekly/weekly-routes.ts'
import { createWeeklySending } from './weekly/weekly-sending.ts'
import { createWeekly } from './weekly/weekly-service.ts'

type Dependencies = Parameters<typeof practiceRoutes>[0] &
  Parameters<typeof createWeekly>[0] &
  Parameters<typeof explanationRoutes>[0]

/** The slice put together: what a child practises, what its parents see of it, and what authors should write. */
export function createFamilyPractice(dependencies: Dependencies): {
  weekly: ReturnType<typeof createWeeklySending>
  routes: Route[]
  /** What mail programs send to a page, and not to the API. */
  takeOneClicks(http: FastifyInstance): Promise<void>
} {
  const weekly = createWeekly(dependencies)
  return {
    weekly: createWeeklySending(dependencies),
    routes: [
      ...practiceRoutes(dependencies),
      ...weeklyRoutes(weekly),
      ...bankRoutes(dependencies),
      ...explanationRoutes(dependencies),
    ],
    takeOneClicks: (http) => takeOneClicks(http, weekly),
  }
}
