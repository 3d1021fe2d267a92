import type { Route } from '../platform/http/route.ts'
import { createQuizBulk } from './quiz-bulk.ts'
import { type DrawKnowledge, type QuizDraws, createQuizDraws } from './draws/quiz-draws.ts'
import type { QuizDependencies } from './quiz-dependencies.ts'
import { type QuizLists, createQuizLists } from './quiz-lists.ts'
import { quizRoutes } from './quiz-routes.ts'
import { createQuizzes } from './quiz-service.ts'
import { withdrawalRoutes } from './withdrawal/withdrawal-routes.ts'
import { createQuestionWithdrawals } from './withdrawal/withdrawal-service.ts'

/** Everything about quizzes but their papers: writing and finding them, and what becomes of them when a question goes. */
export function createQuizManagement(dependencies: QuizDependencies & DrawKnowledge): {
  quizLists: QuizLists
  draws: QuizDraws
  routes: Route[]
} {
  const draws = createQuizDraws(dependencies, dependencies)
  const quizLists = createQuizLists(dependencies)
  return {
    quizLists,
    draws,
    routes: [
      ...quizRoutes(createQuizzes(dependencies), quizLists, createQuizBulk(dependencies), draws),
      ...withdrawalRoutes(createQuestionWithdrawals(dependencies)),
    ],
  }
}
