import * as review from '@lms/contracts/generation/generation-review.ts'
import * as contract from '@lms/contracts/generation/generation.ts'
import { type Route, route } from '../platform/http/route.ts'
import type { Generation } from './generation-service.ts'
import type { Reviews } from './review/review-service.ts'

export function generationRoutes({ acts, reviews }: { acts: Generation; reviews: Reviews }): Route[] {
  const refOf = ({ id, questionId }: { id: string; questionId: string }) => ({ processId: id, questionId })
  return [
    route(contract.generationOptions, ({ actor }) => acts.options(actor)),
    route(contract.generateQuiz, ({ body, ...by }) => acts.start(by, body)),
    route(contract.listProcesses, ({ actor, query }) => acts.list(actor, query)),
    route(contract.getProcess, ({ actor, params }) => acts.get(actor, params.id)),
    route(contract.retryProcess, ({ params, ...by }) => acts.retry(by, params.id)),
    route(contract.cancelProcess, ({ params, ...by }) => acts.cancel(by, params.id)),
    route(review.reviewProcess, ({ actor, params }) => reviews.show(actor, params.id)),
    route(review.decideQuestion, ({ params, body, ...by }) => reviews.decide(by, refOf(params), body.decision)),
    route(review.replaceQuestion, ({ params, body, ...by }) => reviews.replace(by, refOf(params), body.wish)),
    route(review.dropQuestion, ({ params, ...by }) => reviews.drop(by, refOf(params))),
    route(review.dealPoints, ({ params, ...by }) => reviews.dealPoints(by, params.id)),
  ]
}
