import * as contract from '@lms/contracts/feedback/feedback.ts'
import { type Route, route } from '../platform/http/route.ts'
import type { FeedbackActs } from './feedback-service.ts'

export function feedbackRoutes(feedback: FeedbackActs): Route[] {
  return [
    route(contract.sendFeedback, ({ params, body, ...by }) => feedback.send(by, params.questionId, body)),
    route(contract.listQuestionFeedback, ({ actor, params, query }) =>
      feedback.ofQuestion(actor, params.questionId, query),
    ),
    route(contract.listFeedback, ({ actor, query }) => feedback.list(actor, query)),
    route(contract.setFeedbackStatus, ({ params, body, ...by }) => feedback.setStatus(by, params.id, body)),
    route(contract.respondToFeedback, ({ params, body, ...by }) => feedback.respond(by, params.id, body.response)),
  ]
}
