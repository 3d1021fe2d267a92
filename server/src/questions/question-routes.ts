import { bulkQuestions } from '@lms/contracts/questions/question-bulk.ts'
import * as contract from '@lms/contracts/questions/questions.ts'
import { type Route, route } from '../platform/http/route.ts'
import type { QuestionBulkActs } from './question-bulk.ts'
import type { Questions } from './question-service.ts'

export function questionRoutes(questions: Questions, bulk: QuestionBulkActs): Route[] {
  return [
    route(contract.listQuestions, ({ actor, query }) => questions.list(actor, query)),
    route(contract.questionStats, ({ actor, query }) => questions.stats(actor, query)),
    route(contract.getQuestion, ({ actor, params }) => questions.get(actor, params.id)),
    route(contract.listQuestionVersions, ({ actor, params, query }) => questions.versions(actor, params.id, query)),
    route(contract.createQuestion, ({ body, ...by }) => questions.create(by, body)),
    route(bulkQuestions, ({ body, ...by }) => bulk.act(by, body)),
    route(contract.updateQuestion, ({ params, body, ...by }) => questions.update(by, params.id, body)),
    route(contract.deleteQuestion, ({ params, ...by }) => questions.remove(by, params.id)),
    route(contract.restoreQuestion, ({ params, ...by }) => questions.restore(by, params.id)),
  ]
}
