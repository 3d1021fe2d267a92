import type { Queries } from '../platform/database/tables.ts'
import { removeLearningOf } from '../questions/question-removal.ts'
import { inUse, removeQuizzesOf } from './quiz-removal-store.ts'
import { recountCourses } from './quiz-figures.ts'

/**
 * The quizzes, questions and subjects of people who go for good. What others use stays for them.
 * Answers the subjects whose figures may have changed.
 */
export async function removeQuizzesAndLearningOf(tx: Queries, authorIds: readonly string[]): Promise<string[]> {
  const left = await removeQuizzesOf(tx, authorIds)
  await recountCourses(tx, left)
  const needed = await inUse(tx)
  await removeLearningOf(tx, authorIds, needed)
  return [...new Set([...left, ...needed.subjectIds])]
}
