import type { Queries } from '../platform/database/tables.ts'
import { lockFigures, saveFigures } from '../subjects/subject-figure-store.ts'
import { countOfSubject } from './quiz-tally-store.ts'

/** After quizzes came, went or moved: how many each of these subjects has now. */
export async function recountCourses(tx: Queries, subjectIds: readonly string[]): Promise<void> {
  const wanted = [...new Set(subjectIds)]
  await lockFigures(tx, wanted)
  for (const id of wanted) await saveFigures(tx, id, { totalCourses: await countOfSubject(tx, id) })
}
