import { type Clock, later, seconds } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Log } from '../platform/log.ts'
import { findQuiz } from '../quizzes/quiz-store.ts'
import type { Closing } from './attempt-closing.ts'
import { endedBefore, lockIfFree } from './attempt-store.ts'
import { expire } from './rules/sitting.ts'
import { lateSeconds } from './rules/timing.ts'

/** As many as are looked up at once; each is closed in a transaction of its own. */
const portion = 200

interface SweepDependencies {
  database: Database
  clock: Clock
  log: Log
  closing: Closing
}

/** Closes the attempts of those who did not come back. One that cannot be closed does not hold up the others. */
export async function closeAbsent(
  { database, clock, log, closing }: SweepDependencies,
  signal?: AbortSignal,
): Promise<void> {
  async function close(id: string): Promise<void> {
    await database.transaction(async (tx) => {
      const running = await lockIfFree(tx, id)
      if (!running) return
      const outcome = expire(running.attempt, clock.now())
      const quiz = await findQuiz(tx, running.attempt.quizId)
      if (outcome.kind === 'completed' && quiz) await closing.complete(tx, running, outcome.sitting, quiz, clock.now())
    })
  }

  const due = later(clock.now(), -seconds(lateSeconds)).toISOString()
  let last: { id: string; endsAt: string } | null = null
  for (;;) {
    const some: { id: string; endsAt: string }[] = await endedBefore(database.read(), due, last, portion)
    for (const { id } of some) {
      if (signal?.aborted === true) return
      try {
        await close(id)
      } catch (error) {
        log.error({ attemptId: id, error: String(error) }, 'an attempt could not be closed')
      }
    }
    last = some.at(-1) ?? null
    if (last === null || some.length < portion) return
  }
}
