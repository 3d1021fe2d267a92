import type { Queries } from '../platform/database/tables.ts'
import { removeQuizzesAndLearningOf } from '../quizzes/quiz-removal.ts'
import { subjectIdsOf } from '../quizzes/quiz-store.ts'
import { lockFigures, saveFigures } from '../subjects/subject-figure-store.ts'
import { removeAssignmentsOf, studentFigures } from './assignment-store.ts'

/** All that people who go for good have written and were given. What others use stays for them. */
export async function removeStudiesOf(tx: Queries, userIds: readonly string[]): Promise<void> {
  await removeAssignmentsOf(tx, userIds)
  for (const id of await removeQuizzesAndLearningOf(tx, userIds))
    await saveFigures(tx, id, await studentFigures(tx, id))
}

/** One person who goes for good counts no more among the students of any subject. */
export async function takeBackAllOf(tx: Queries, studentId: string): Promise<void> {
  const subjectIds = await subjectIdsOf(tx, await removeAssignmentsOf(tx, [studentId]))
  await lockFigures(tx, subjectIds)
  for (const id of subjectIds) await saveFigures(tx, id, await studentFigures(tx, id))
}
