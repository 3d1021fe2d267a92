import { type Clock, hours, later, minutes } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import { type Definition, backOff, nextTime } from './job-runner.ts'
import { type TimedJob, findJobsDueAfter, findSchedules, moveJob } from './job-store.ts'

const lookEvery = minutes(1)
const longestBackOff = hours(1)
/** A schedule that should have begun so long ago is late. */
const lateAfter = minutes(3)

interface JobTimesDependencies {
  database: Database
  clock: Clock
  log: Log
  definitions: ReadonlyMap<string, Definition>
  /** When there is a schedule that is late and was not before. */
  whenLate: () => Promise<void>
}

export interface JobTimes {
  /** At the first call, once a minute, and as soon as the clock has gone back. */
  look(): Promise<void>
  /** The schedules that were late when it last looked. */
  late(): string[]
}

/**
 * A clock that was once ahead has written times that do not come for as long as it was ahead. They are recognised
 * because nothing is ever planned that far, and planned anew by the clock of now.
 */
export function createJobTimes({ database, clock, log, definitions, whenLate }: JobTimesDependencies): JobTimes {
  let lookedAt: Date | null = null
  const saidLate = new Set<string>()

  function plannedAnew(job: TimedJob, now: Date): Date | null {
    const lease = later(now, definitions.get(job.kind)?.lease ?? longestBackOff)
    if (job.isClaimed) return job.runAt > lease ? lease : null
    if (job.schedule !== null) {
      const next = nextTime(job.schedule, now)
      return job.runAt > next ? next : null
    }
    // Made by a clock that was ahead: what it was to wait, it waits from now on.
    if (job.createdAt > now) return later(now, job.runAt.getTime() - job.createdAt.getTime())
    return job.tries > 0 && job.runAt > later(now, longestBackOff) ? later(now, backOff(job.tries)) : null
  }

  async function planAnew(now: Date): Promise<void> {
    const moved = await database.transaction(async (tx) => {
      const kinds: string[] = []
      for (const job of await findJobsDueAfter(tx, now)) {
        const runAt = plannedAnew(job, now)
        if (runAt === null) continue
        await moveJob(tx, job, { runAt, createdAt: job.createdAt > now ? now : job.createdAt })
        kinds.push(job.kind)
      }
      return kinds
    })
    if (moved.length > 0) log.warn({ jobs: moved }, 'the clock was ahead when these were planned; planned anew')
  }

  async function sayWhatIsLate(now: Date): Promise<void> {
    let isNews = false
    for (const { kind, runAt, isClaimed } of await findSchedules(database.read())) {
      const isLate = definitions.has(kind) && !isClaimed && runAt < later(now, -lateAfter)
      if (isLate && !saidLate.has(kind)) {
        isNews = true
        log.warn({ kind, due: runAt.toISOString() }, 'a schedule is late')
      }
      if (isLate) saidLate.add(kind)
      else saidLate.delete(kind)
    }
    if (isNews) await whenLate()
  }

  return {
    async look() {
      const now = clock.now()
      if (lookedAt !== null && now >= lookedAt && now < later(lookedAt, lookEvery)) return
      const wasAwake = lookedAt !== null && now.getTime() - lookedAt.getTime() < lateAfter
      lookedAt = now
      await planAnew(now)
      // What was due while nothing ran, or while the machine slept, is not late: it is made up for.
      if (wasAwake) await sayWhatIsLate(now)
    },
    late: () => [...saidLate],
  }
}
