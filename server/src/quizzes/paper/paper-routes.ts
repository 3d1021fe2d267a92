import { printDraft, printQuiz } from '@lms/contracts/quizzes/quiz-papers.ts'
import { type Route, fileRoute } from '../../platform/http/route.ts'
import type { QuizPapers } from './paper-service.ts'

export function paperRoutes(papers: QuizPapers): Route[] {
  return [
    fileRoute(printQuiz, ({ params, query, ...by }) => papers.ofQuiz(by, params.id, query)),
    fileRoute(printDraft, ({ body, ...by }) => papers.ofDraft(by, body)),
  ]
}
