import * as contract from '@lms/contracts/analysis/analysis.ts'
import { type Route, fileRoute, route } from '../platform/http/route.ts'
import type { Analysis } from './analysis-service.ts'

export function analysisRoutes(analysis: Analysis): Route[] {
  return [
    route(contract.getQuizAnalysis, ({ actor, params }) => analysis.ofQuiz(actor, params.id)),
    route(contract.getQuestionAnalysis, ({ actor, params }) => analysis.ofQuestion(actor, params.id)),
    fileRoute(contract.exportQuizAnalysis, ({ params, query, ...by }) =>
      analysis.quizFile(by, params.id, query.format),
    ),
    fileRoute(contract.exportQuestionAnalysis, ({ params, query, ...by }) =>
      analysis.questionFile(by, params.id, query.format),
    ),
  ]
}
