import { createHash } from 'node:crypto'
import { type Clock, later, minutes } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { type Counted, addPoint, deleteCount, deleteCountsBefore, findCount, takePointBack } from './limit-store.ts'

interface Limit {
  /** This many in one window; the window opens with the first. */
  points: number
  windowMilliseconds: number
}

interface Verdict {
  allowed: boolean
  /** How many are left after this one. */
  left: number
  /** 0 while allowed. */
  retryAfterSeconds: number
}

/**
 * Kept in the database, so that they hold across processes and restarts. A key may be personal: only its hash is kept.
 * Where only failures shall count, count first and give back after success: asking first lets
 * many attempts at the same moment pass together.
 */
export interface Limits {
  /** Is there a point left? Counts nothing. */
  check(key: string, limit: Limit): Promise<Verdict>
  /** Takes a point; `allowed` says whether it was one of those that the limit grants. */
  count(key: string, limit: Limit): Promise<Verdict>
  giveBack(key: string): Promise<void>
  clear(key: string): Promise<void>
}

export function createLimits({ database, clock, jobs }: { database: Database; clock: Clock; jobs: Jobs }): Limits {
  /** `used`: how many of the limit's points are gone, this one not counted. */
  function verdict(counted: Counted | null, used: number, { points }: Limit): Verdict {
    const left = Math.max(0, points - (counted?.points ?? 0))
    if (counted === null || used < points) return { allowed: true, left, retryAfterSeconds: 0 }
    const wait = counted.resetsAt.getTime() - clock.now().getTime()
    return { allowed: false, left, retryAfterSeconds: Math.max(1, Math.ceil(wait / 1000)) }
  }

  jobs.schedule('limits:forget', '*/10 * * * *', () =>
    database.transaction((tx) => deleteCountsBefore(tx, clock.now())),
  )

  return {
    async check(key, limit) {
      const now = clock.now()
      const counted = await findCount(database.read(), { key: hash(key), now, latest: latestEnd(now, limit) })
      return verdict(counted, counted?.points ?? 0, limit)
    },
    async count(key, limit) {
      const now = clock.now()
      const resetsAt = later(now, limit.windowMilliseconds)
      const counted = await database.transaction((tx) =>
        addPoint(tx, { key: hash(key), now, resetsAt, latest: latestEnd(now, limit) }),
      )
      return verdict(counted, counted.points - 1, limit)
    },
    giveBack: (key) => database.transaction((tx) => takePointBack(tx, hash(key))),
    clear: (key) => database.transaction((tx) => deleteCount(tx, hash(key))),
  }
}

/** Clocks of several processes differ by no more. */
const clocksDiffer = minutes(1)

/** A window that ends later was opened by a clock that was ahead, and would not end for as long as it was. */
function latestEnd(now: Date, { windowMilliseconds }: Limit): Date {
  return later(now, windowMilliseconds + clocksDiffer)
}

function hash(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
