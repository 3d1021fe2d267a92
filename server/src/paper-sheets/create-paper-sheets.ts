import type { Database } from '../platform/database/database.ts'
import type { Route } from '../platform/http/route.ts'
import type { QuizPapers } from '../quizzes/paper/paper-service.ts'
import type { PaperAttemptDependencies } from './attempts/paper-attempt-dependencies.ts'
import { type PaperAttempts, createPaperAttempts } from './attempts/paper-attempts.ts'
import { createCandidates } from './candidates/candidate-service.ts'
import { createPaperMarks } from './marks/marks-service.ts'
import { paperSheetRoutes } from './paper-sheet-routes.ts'
import type { PaperFreezing } from './printing/sheet-printing.ts'

interface PaperSheetDependencies extends PaperAttemptDependencies {
  database: Database
  quizPapers: QuizPapers
  freezing: PaperFreezing
}

/** Papers that were printed, who has which number, and what was written on them. */
export function createPaperSheets(dependencies: PaperSheetDependencies): {
  paperAttempts: PaperAttempts
  routes: Route[]
} {
  const paperAttempts = createPaperAttempts(dependencies)
  const marks = createPaperMarks({ ...dependencies, paperAttempts })
  const candidates = createCandidates({ ...dependencies, paperAttempts })
  return { paperAttempts, routes: paperSheetRoutes(marks, candidates) }
}
