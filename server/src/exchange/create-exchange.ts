import { createImportedPictures } from '../media/media-of-imports.ts'
import type { Reader } from '../platform/reader/reader.ts'
import type { Route } from '../platform/http/route.ts'
import type { QuizDependencies } from '../quizzes/quiz-dependencies.ts'
import { createQuizzes } from '../quizzes/quiz-service.ts'
import { defineAsking } from './ai/asking.ts'
import { exchangeRoutes } from './exchange-routes.ts'
import { createQuestionExports } from './export-service.ts'
import { defineReading } from './import-reading.ts'
import { defineSaving } from './import-saving.ts'
import { createQuestionImports } from './import-service.ts'
import type { ImportDependencies } from './exchange-dependencies.ts'
import { createImportedQuizzes } from './imported-quizzes.ts'
import { createImportReview } from './review/review-service.ts'
import { createExportWorkers } from './threads/export-workers.ts'
import { createImportWorkers } from './threads/import-workers.ts'

interface ExchangeDependencies extends Omit<ImportDependencies, 'pictures' | 'importWorkers'>, QuizDependencies {
  reader: Pick<Reader, 'read'>
}

export interface Exchange {
  routes: Route[]
  close(): Promise<void>
}

export function createExchange({ reader, ...given }: ExchangeDependencies): Exchange {
  const importWorkers = createImportWorkers(reader)
  const exportWorkers = createExportWorkers()
  const pictures = createImportedPictures(given)
  const dependencies = { ...given, importWorkers, pictures }
  const imports = createQuestionImports(dependencies)
  defineReading(dependencies)
  defineAsking(dependencies)
  defineSaving(dependencies)
  dependencies.jobs.schedule('questions:forget-imports', '53 3 * * *', () => imports.forgetExpired())
  const exports = createQuestionExports({ ...dependencies, exportWorkers })
  const quizzes = createImportedQuizzes({ ...dependencies, quizzes: createQuizzes(given) })
  return {
    routes: exchangeRoutes(imports, createImportReview(dependencies), exports, quizzes),
    close: () => exportWorkers.close(),
  }
}
