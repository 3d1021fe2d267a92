import type { Route } from '../platform/http/route.ts'
import { createQuizBulk } from './quiz-bulk.ts'
import { type DrawKnowledge, type QuizDraws, createQuizDraws } from './draws/quiz-draws.ts'
import { paperRoutes } from './paper/paper-routes.ts'
import { type PaperDependencies, type QuizPapers, createQuizPapers } from './paper/paper-service.ts'
import type { QuizDependencies } from './quiz-dependencies.ts'
import { type QuizLists, createQuizLists } from './quiz-lists.ts'
import { quizRoutes } from './quiz-routes.ts'
import { createQuizzes } from './quiz-service.ts'
import { withdrawalRoutes } from './withdrawal/withdrawal-routes.ts'
import { createQuestionWithdrawals } from './withdrawal/withdrawal-service.ts'

type Printing = Pick<PaperDependencies, 'storage' | 'settings' | 'paperWorkers' | 'sheets'>

/** Everything about quizzes: writing, finding and printing them, and what becomes of them when a question goes. */
export function createQuizManagement(dependencies: QuizDependencies & DrawKnowledge & Printing): {
  quizLists: QuizLists
  draws: QuizDraws
  quizPapers: QuizPapers
  routes: Route[]
} {
  const draws = createQuizDraws(dependencies, dependencies)
  const quizLists = createQuizLists(dependencies)
  const quizPapers = createQuizPapers({ ...dependencies, draws })
  return {
    quizLists,
    draws,
    quizPapers,
    routes: [
      ...quizRoutes(createQuizzes(dependencies), quizLists, createQuizBulk(dependencies), draws),
      ...paperRoutes(quizPapers),
      ...withdrawalRoutes(createQuestionWithdrawals(dependencies)),
    ],
  }
}
