import type { Queries } from '../../platform/database/tables.ts'
import { saveDeletion } from '../../questions/question-store.ts'
import { isInAnotherQuiz } from '../../quizzes/quiz-points-store.ts'
import type { Quiz } from '../../quizzes/quiz.ts'

/** One that nobody else uses goes from the bank with its place in the quiz; it can be restored there. */
export async function leaveBank(tx: Queries, questionId: string, quiz: Quiz, now: string): Promise<void> {
  if (!(await isInAnotherQuiz(tx, questionId, quiz.id))) await saveDeletion(tx, [questionId], now, now)
}
