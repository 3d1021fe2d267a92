import type { Queries } from '../platform/database/tables.ts'
import { removeLearningOf } from '../questions/question-removal.ts'
import { inUse, removeQuizzesOf } from './quiz-removal-store.ts'
import { recountCourses } from './quiz-figures.ts'

/** The quizzes, questions and subjects of people who go for good. What others use stays for them. */
export async function removeQuizzesAndLearningOf(tx: Queries, authorIds: readonly string[]): Promise<void> {
  const subjectIds = await removeQuizzesOf(tx, authorIds)
  await recountCourses(tx, subjectIds)
  await removeLearningOf(tx, authorIds, await inUse(tx))
}
