import type { Queries } from '../platform/database/tables.ts'
import { removeSubjectsOf } from '../subjects/subject-store.ts'
import { removeQuestionsOf, subjectsInUse } from './question-store.ts'

/** The questions and subjects of people who go for good. A subject that others have questions in stays for them. */
export async function removeLearningOf(tx: Queries, authorIds: readonly string[]): Promise<void> {
  await removeQuestionsOf(tx, authorIds)
  await removeSubjectsOf(tx, authorIds, await subjectsInUse(tx))
}
