import type { Queries } from '../platform/database/tables.ts'
import { findSummaries, saveDeletion } from '../questions/question-store.ts'
import { questionsInQuizzes } from '../quizzes/quiz-removal-store.ts'
import { savedItems } from './import-item-store.ts'

const portion = 500
/** As many are named; more would be no list that anybody reads. */
const named = 100

/** All of them in one act, except what a quiz has come to use. */
export async function takeBack(
  tx: Queries,
  importId: string,
  now: string,
): Promise<{ takenBack: number; kept: { _id: string; title: string }[] }> {
  const ids = (await savedItems(tx, importId)).map(({ questionId }) => questionId)
  const kept: { _id: string; title: string }[] = []
  let takenBack = 0
  for (let start = 0; start < ids.length; start += portion) {
    const part = ids.slice(start, start + portion)
    const used = await questionsInQuizzes(tx, part)
    const present = (await findSummaries(tx, part)).filter(({ deletedAt }) => deletedAt === null)
    const going = present.filter(({ id }) => !used.has(id)).map(({ id }) => id)
    await saveDeletion(tx, going, now, now)
    takenBack += going.length
    kept.push(...present.filter(({ id }) => used.has(id)).map(({ id, title }) => ({ _id: id, title })))
  }
  return { takenBack, kept: kept.slice(0, named) }
}
