import path from 'node:path'
import { createImportedPictures } from '../media/media-of-imports.ts'
import type { Route } from '../platform/http/route.ts'
import type { AssignmentKnowledge } from '../quizzes/surroundings.ts'
import { exchangeRoutes } from './exchange-routes.ts'
import { createQuestionExports } from './export-service.ts'
import { defineReading } from './import-reading.ts'
import { defineSaving } from './import-saving.ts'
import { createQuestionImports } from './import-service.ts'
import type { ImportSurroundings } from './surroundings.ts'
import { createWorkshop } from './workshop.ts'

interface ExchangeSettings extends Omit<ImportSurroundings, 'pictures' | 'workshop' | 'dataDirectory'> {
  config: { dataDirectory: string }
  assignments: Pick<AssignmentKnowledge, 'isAssigned'>
}

export interface Exchange {
  routes: Route[]
  close(): Promise<void>
}

export function createExchange({ assignments, config, ...settings }: ExchangeSettings): Exchange {
  const workshop = createWorkshop()
  const pictures = createImportedPictures(settings)
  const surroundings = { ...settings, workshop, pictures, dataDirectory: path.resolve(config.dataDirectory) }
  const imports = createQuestionImports(surroundings)
  defineReading(surroundings)
  defineSaving(surroundings)
  settings.jobs.schedule('questions:forget-imports', '53 3 * * *', () => imports.forgetExpired())
  const exports = createQuestionExports({ ...surroundings, assignments })
  return { routes: exchangeRoutes(imports, exports), close: () => workshop.close() }
}
