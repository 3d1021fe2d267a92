import { createImportedPictures } from '../media/media-of-imports.ts'
import type { Route } from '../platform/http/route.ts'
import type { AssignmentKnowledge } from '../quizzes/quiz-dependencies.ts'
import { defineAsking } from './by-ai/asking.ts'
import { exchangeRoutes } from './exchange-routes.ts'
import { createQuestionExports } from './export-service.ts'
import { defineReading } from './import-reading.ts'
import { defineSaving } from './import-saving.ts'
import { createQuestionImports } from './import-service.ts'
import type { ImportDependencies } from './exchange-dependencies.ts'
import { createKeyReviews } from './key-review/key-review.ts'
import { createImportReview } from './review/review-service.ts'
import { createImportWorkers } from './threads/import-workers.ts'

interface ExchangeDependencies extends Omit<ImportDependencies, 'pictures' | 'importWorkers'> {
  assignments: Pick<AssignmentKnowledge, 'isAssigned'>
}

export interface Exchange {
  routes: Route[]
  close(): Promise<void>
}

export function createExchange({ assignments, ...given }: ExchangeDependencies): Exchange {
  const importWorkers = createImportWorkers()
  const pictures = createImportedPictures(given)
  const dependencies = { ...given, importWorkers, pictures }
  const imports = createQuestionImports(dependencies)
  defineReading(dependencies)
  defineAsking(dependencies)
  defineSaving(dependencies)
  dependencies.jobs.schedule('questions:forget-imports', '53 3 * * *', () => imports.forgetExpired())
  const exports = createQuestionExports({ ...dependencies, assignments })
  return {
    routes: exchangeRoutes(imports, createImportReview(dependencies), exports, createKeyReviews(dependencies)),
    close: () => importWorkers.close(),
  }
}
