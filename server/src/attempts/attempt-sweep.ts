import { type Clock, later, minutes, seconds } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Log } from '../platform/log.ts'
import { findQuiz } from '../quizzes/quiz-store.ts'
import type { Closing } from './attempt-closing.ts'
import { lockIfFree, moveSections, moveStart } from './attempt-store.ts'
import { begunAfter, endedBefore } from './ending-store.ts'
import { findAttempts } from './attempt-result-store.ts'
import { openedUnlearned } from './unlearned-attempt-store.ts'
import { movedSections } from './rules/sections.ts'
import { expire } from './rules/sitting.ts'
import { endBegunNow, lateSeconds } from './rules/timing.ts'

/** As many as are looked up at once; each is closed in a transaction of its own. */
const portion = 200
/** Clocks of several processes differ by no more. */
const clocksDiffer = minutes(1)

interface SweepDependencies {
  database: Database
  clock: Clock
  log: Log
  closing: Closing
}

/** Those that were begun by a clock that was ahead would not end for as long as it was ahead. */
export async function beginAnew({ database, clock, log }: Omit<SweepDependencies, 'closing'>): Promise<void> {
  const moment = later(clock.now(), clocksDiffer).toISOString()
  for (const id of await begunAfter(database.read(), moment)) {
    await database.transaction(async (tx) => {
      const found = await lockIfFree(tx, id)
      const now = clock.now()
      if (!found) return
      const { attempt, sections } = found
      const endsAt = endBegunNow(attempt, now)
      await moveStart(tx, id, now.toISOString(), endsAt)
      await moveSections(tx, id, movedSections(sections, now.getTime() - Date.parse(attempt.startedAt), endsAt))
    })
    log.warn({ attemptId: id }, 'the clock was ahead when this attempt began; it begins now')
  }
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

/** What practice learns from attempts whose results were withheld, once they are shown. */
export async function learnFromOpened(
  { database, clock, log, closing }: SweepDependencies,
  signal?: AbortSignal,
): Promise<void> {
  const failed = new Set<string>()
  for (;;) {
    const opened = await openedUnlearned(database.read(), clock.now().toISOString(), portion + failed.size)
    const ids = opened.filter((id) => !failed.has(id))
    if (ids.length === 0) return
    for (const id of ids) {
      if (signal?.aborted === true) return
      try {
        await database.transaction(async (tx) => {
          const attempt = (await findAttempts(tx, [id])).get(id)
          if (attempt) await closing.learnFrom(tx, attempt, clock.now())
        })
      } catch (error) {
        failed.add(id)
        log.error({ attemptId: id, error: String(error) }, 'nothing could be learned from an attempt')
      }
    }
  }
}
