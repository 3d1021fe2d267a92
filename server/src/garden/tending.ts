import { days, later } from '../platform/clock.ts'
import type { Queries } from '../platform/database/tables.ts'
import { addToGarden } from './garden-store.ts'
import {
  type FinishedPractice,
  type FinishedQuiz,
  type Merit,
  earnedNow,
  meritsOfPractice,
  meritsOfQuiz,
  pictureFor,
} from './rules/earned-stickers.ts'
import { earnedBefore, insertEarned } from './sticker-store.ts'

/** A quiz is finished: the garden grows, and effort may bring a sticker. Part of the transaction that grades it. */
export async function tendAfterQuiz(
  tx: Queries,
  childId: string,
  done: Omit<FinishedQuiz, 'quizzes'>,
  now: Date,
): Promise<void> {
  if (done.answered === 0) return
  const more = { drops: done.answered, quizzes: 1, practices: 0 }
  const { quizzes } = await addToGarden(tx, childId, more, now.toISOString())
  await reward(tx, childId, meritsOfQuiz({ ...done, quizzes }), now)
}

/** A question of a practice is settled; with the last one the practice is `finished`. Part of that transaction. */
export async function tendAfterPractice(
  tx: Queries,
  childId: string,
  finished: FinishedPractice | null,
  now: Date,
): Promise<void> {
  const more = { drops: 1, quizzes: 0, practices: finished === null ? 0 : 1 }
  await addToGarden(tx, childId, more, now.toISOString())
  if (finished !== null) await reward(tx, childId, meritsOfPractice(finished), now)
}

async function reward(tx: Queries, childId: string, merits: readonly Merit[], now: Date): Promise<void> {
  if (merits.length === 0) return
  const before = await earnedBefore(tx, childId, merits, later(now, -days(7)).toISOString())
  const earned = earnedNow(merits, before, now).map((merit) => ({ ...merit, picture: pictureFor[merit.reason] }))
  await insertEarned(tx, childId, earned, now.toISOString())
}
