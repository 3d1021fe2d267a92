import { setTimeout as delay } from 'node:timers/promises'
import { Cron } from 'croner'
import { type Clock, hours, later, seconds } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { DatabaseAway } from '../database/postgres/away.ts'
import type { Queries } from '../database/tables.ts'
import type { Log } from '../log.ts'
import type { Watcher } from '../metrics/metrics.ts'
import { type Want, wantIn } from '../storage/wants.ts'
import type { Tracing } from '../tracing/tracing.ts'
import { type ClaimedJob, buryJob, deleteJob, extendJob, putBack } from './job-store.ts'

/** `slow` mostly waits for somebody else's server; `heavy` fills a thread of its own, one at a time. */
export const lanes = ['quick', 'slow', 'heavy'] as const
export type Lane = (typeof lanes)[number]

export interface Definition {
  run(job: { payload: unknown; tries: number; signal: AbortSignal; complete: Complete }): Promise<void>
  whenDead?: (tx: Queries, payload: unknown) => Promise<void>
  /** Of a job, not of a schedule: whether it can be tried again by hand after it was given up. */
  canRevive?: boolean
  whenRevived?: (tx: Queries, payload: unknown) => Promise<void>
  maximumTries: number
  lease: number
  lane: Lane
}

export type Complete = (tx: Queries) => Promise<void>

const awayPause = seconds(1)
/** A process that ended or stands still is missed after this time, however long one try may take. */
const missedAfter = seconds(30)
/** How often a runner says that it is still at it. */
export const usualBreath = seconds(8)

/** Until when a job is its runner's who takes it up, or says that it is still at it, now. */
export function heldUntil(now: Date, end: Date): Date {
  const missed = later(now, missedAfter)
  return missed < end ? missed : end
}

/** Longer each time, at most an hour. */
export function backOff(tries: number): number {
  return Math.min(hours(1), seconds(5) * 2 ** Math.min(tries - 1, 20))
}

/** A job that needs files, or room, and cannot have them tries again, however long that takes. */
const untilStoreIsBack = seconds(20)

export function nextTime(pattern: string, after: Date): Date {
  const next = new Cron(pattern, { timezone: 'UTC' }).nextRun(after)
  if (next === null) throw new Error(`The schedule ${pattern} never comes`)
  return next
}

interface RunDependencies {
  database: Database
  clock: Clock
  log: Log
  stopping: AbortSignal
  watcher: Watcher
  tracing: Tracing | null
  breath: number
}

/** Runs one job that was taken up, and settles what becomes of it. Never throws. */
export async function runJob(
  { database, clock, log, stopping, watcher, tracing, breath }: RunDependencies,
  job: ClaimedJob,
  definition: Definition,
): Promise<void> {
  let completed = false
  const taken = new AbortController()
  const signal = AbortSignal.any([stopping, taken.signal, AbortSignal.timeout(definition.lease)])
  const end = later(clock.now(), definition.lease)

  async function holdOn(): Promise<void> {
    const runAt = heldUntil(clock.now(), end)
    try {
      const isOurs = await database.transaction((tx) => extendJob(tx, job, runAt))
      if (!isOurs && !completed) taken.abort()
    } catch (error) {
      log.warn({ ...facts(job), error: describe(error) }, 'a job could not say that it is still at work')
    }
  }

  async function complete(tx: Queries): Promise<void> {
    if (!(await deleteJob(tx, job))) throw new Error('The lease of this job has ended; another runner has it now')
    completed = true
  }

  function finish(tx: Queries): Promise<boolean> {
    if (job.schedule === null) return deleteJob(tx, job)
    const now = clock.now()
    return putBack(tx, job, { runAt: nextTime(job.schedule, now), tries: 0, error: null, endedAt: now })
  }

  function fail(tx: Queries, error: string, want: Want | null): Promise<boolean> {
    const now = clock.now()
    // Ended by the shutdown or by a database that was away, not by itself: that try does not count.
    if (stopping.aborted || want === 'database') return putBack(tx, job, { runAt: now, tries: job.tries - 1, error })
    if (want !== null && job.schedule === null)
      return putBack(tx, job, { runAt: later(now, untilStoreIsBack), tries: job.tries - 1, error })
    const again = later(now, backOff(job.tries))
    if (job.schedule !== null) {
      const next = nextTime(job.schedule, now)
      return putBack(tx, job, { runAt: next < again ? next : again, tries: job.tries, error })
    }
    if (job.tries < definition.maximumTries) return putBack(tx, job, { runAt: again, tries: job.tries, error })
    return bury(tx, error)
  }

  async function bury(tx: Queries, error: string): Promise<boolean> {
    const isOurs = await buryJob(tx, job, { error, now: clock.now() })
    if (isOurs) await definition.whenDead?.(tx, job.payload)
    return isOurs
  }

  async function settle(act: (tx: Queries) => Promise<boolean>): Promise<void> {
    try {
      const wasOurs = await whenThere(() => database.transaction(act))
      if (!wasOurs && !completed) log.warn(facts(job), 'a job ended after its lease; another runner has it now')
    } catch (error) {
      // The lease runs out and somebody takes the job up again.
      log.error({ ...facts(job), error: describe(error) }, 'what became of a job could not be written down')
    }
  }

  /** For as long as the job is ours. */
  async function whenThere<Result>(act: () => Promise<Result>): Promise<Result> {
    for (;;) {
      try {
        return await act()
      } catch (error) {
        if (!(error instanceof DatabaseAway) || signal.aborted) throw error
        await delay(awayPause, undefined, { signal }).catch(() => {})
      }
    }
  }

  if (job.schedule === null && job.tries > definition.maximumTries) {
    await settle((tx) => bury(tx, 'The process ended or the lease ran out during every try'))
    return
  }
  const began = performance.now()
  const ran = (outcome: 'done' | 'failed'): void =>
    watcher.ranJob({ kind: job.kind, outcome, milliseconds: performance.now() - began })
  const holding = setInterval(() => void holdOn(), breath).unref()
  try {
    const run = () => definition.run({ payload: job.payload, tries: job.tries, signal, complete })
    await (tracing ? tracing.job({ kind: job.kind, tries: job.tries }, run) : run())
  } catch (error) {
    const reason = describe(error)
    ran('failed')
    log.warn({ ...facts(job), error: reason }, 'a job failed')
    clearInterval(holding)
    await settle((tx) => fail(tx, reason, wantIn(error)))
    return
  }
  clearInterval(holding)
  ran('done')
  await settle(finish)
}

function facts({ id, kind, tries }: ClaimedJob): object {
  return { job: id, kind, tries }
}

/** The message alone, without addresses that a mail server or a database may have quoted. */
export function describe(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.replaceAll(/\S+@\S+/g, '[address]').slice(0, 500)
}
