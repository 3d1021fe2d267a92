import type { Queries } from '../platform/database/tables.ts'
import { removeQuizzesAndLearningOf } from '../quizzes/quiz-removal.ts'
import { saveFigures } from '../subjects/subject-figure-store.ts'
import { countStudents, removeAssignmentsOf } from './assignment-store.ts'

/** All that people who go for good have written and were given. What others use stays for them. */
export async function removeStudiesOf(tx: Queries, userIds: readonly string[]): Promise<void> {
  await removeAssignmentsOf(tx, userIds)
  for (const id of await removeQuizzesAndLearningOf(tx, userIds))
    await saveFigures(tx, id, { totalStudents: await countStudents(tx, id) })
}
