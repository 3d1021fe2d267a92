import { questionUsage, withdrawQuestion } from '@lms/contracts/quizzes/question-withdrawal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import type { QuestionWithdrawals } from './withdrawal-service.ts'

export function withdrawalRoutes(withdrawals: QuestionWithdrawals): Route[] {
  return [
    route(questionUsage, ({ actor, params }) => withdrawals.usage(actor, params.id)),
    route(withdrawQuestion, ({ params, body, ...by }) => withdrawals.withdraw(by, params.id, body)),
  ]
}
