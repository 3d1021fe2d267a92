import type { Queries } from '../platform/database/tables.ts'
import { removeSubjectsOf } from '../subjects/subject-store.ts'
import { removeQuestionsOf, subjectsInUse } from './question-store.ts'

/** What the slices above still hold on to. */
export interface Needed {
  questionIds: readonly string[]
  subjectIds: readonly string[]
}

/** The questions and subjects of people who go for good. What others use stays for them. */
export async function removeLearningOf(tx: Queries, authorIds: readonly string[], needed: Needed): Promise<void> {
  await removeQuestionsOf(tx, authorIds, needed.questionIds)
  await removeSubjectsOf(tx, authorIds, [...needed.subjectIds, ...(await subjectsInUse(tx))])
}
