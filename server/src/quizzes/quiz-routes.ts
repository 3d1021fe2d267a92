import { bulkQuizzes } from '@lms/contracts/quizzes/quiz-bulk.ts'
import { addQuizQuestions, drawQuestions } from '@lms/contracts/quizzes/quiz-questions.ts'
import { checkDraws } from '@lms/contracts/quizzes/quiz-draws.ts'
import { quizSchedule } from '@lms/contracts/quizzes/quiz-schedule.ts'
import * as contract from '@lms/contracts/quizzes/quizzes.ts'
import { type Route, route } from '../platform/http/route.ts'
import type { QuizBulkActs } from './quiz-bulk.ts'
import type { QuizDraws } from './draws/quiz-draws.ts'
import type { QuizLists } from './quiz-lists.ts'
import type { Quizzes } from './quiz-service.ts'

export function quizRoutes(quizzes: Quizzes, lists: QuizLists, bulk: QuizBulkActs, draws: QuizDraws): Route[] {
  return [
    route(contract.listQuizzes, ({ actor, query }) => lists.list(actor, query)),
    route(contract.quizChoices, ({ actor, query }) => lists.choices(actor, query)),
    route(contract.quizStats, ({ actor, query }) => lists.stats(actor, query)),
    route(quizSchedule, ({ actor, query }) => lists.schedule(actor, query)),
    route(drawQuestions, ({ actor, body }) => lists.draw(actor, body)),
    route(checkDraws, ({ actor, body }) => draws.check(actor, body)),
    route(bulkQuizzes, ({ body, ...by }) => bulk.act(by, body)),
    route(contract.getQuiz, ({ actor, params }) => quizzes.get(actor, params.id)),
    route(contract.createQuiz, ({ body, ...by }) => quizzes.create(by, body)),
    route(contract.updateQuiz, ({ params, body, ...by }) => quizzes.update(by, params.id, body)),
    route(contract.deleteQuiz, ({ params, ...by }) => quizzes.remove(by, params.id)),
    route(contract.restoreQuiz, ({ params, ...by }) => quizzes.restore(by, params.id)),
    route(contract.duplicateQuiz, ({ params, ...by }) => quizzes.duplicate(by, params.id)),
    route(addQuizQuestions, ({ params, body, ...by }) => quizzes.addQuestions(by, params.id, body)),
  ]
}
