import type { z } from 'zod'
import { type Clock, days, later, minutes, seconds } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Queries } from '../database/tables.ts'
import { newId } from '../ids.ts'
import type { Log } from '../log.ts'
import { type Watcher, nobodyWatches } from '../metrics/metrics.ts'
import type { PageRequest } from '../pagination.ts'
import type { Tracing } from '../tracing/tracing.ts'
import {
  type Complete,
  type Definition,
  type Lane,
  describe,
  heldUntil,
  lanes,
  nextTime,
  runJob,
  usualBreath,
} from './job-runner.ts'
import { createJobTimes } from './job-times.ts'
import {
  type DeadJob,
  type StoredSchedule,
  findDeadJob,
  listDeadJobs,
  readSchedules,
  reviveJob,
} from './job-list-store.ts'
import { type ClaimedJob, claimJobs, deleteJobsThatDiedBefore, insertJob, saveSchedule } from './job-store.ts'

const pollEvery = seconds(1)
const keepDead = days(90)

/** A name for one kind of work and the shape of what it needs to know. */
export interface JobKind<Payload extends z.ZodType = z.ZodType> {
  readonly name: string
  readonly payload: Payload
}

export function jobKind<Payload extends z.ZodType>(name: string, payload: Payload): JobKind<Payload> {
  return { name, payload }
}

export interface JobRun<Payload> {
  payload: Payload
  /** 1 at the first try. */
  tries: number
  /** Aborted when the lease ends or the process stops. */
  signal: AbortSignal
  /** Ends the job in the handler's own transaction, so that its work counts exactly once. */
  complete: Complete
}

interface JobOptions<Payload> {
  maximumTries?: number
  /** How long one try may take, in milliseconds; after that, or when its process is gone, another runner takes it up. */
  lease?: number
  /** What is quick unless told otherwise has a lane of its own, so that nothing else holds it up. */
  lane?: Lane
  /** In the transaction that gives the job up for good. */
  whenDead?: (tx: Queries, payload: Payload) => Promise<void>
  /** Undoes `whenDead` for one that is tried again by hand; without it, what was settled stays settled. */
  whenRevived?: (tx: Queries, payload: Payload) => Promise<void>
}

interface Schedule extends StoredSchedule {
  isLate: boolean
}

export interface Jobs {
  /** Who does this kind of work. A handler may run again after a crash, so it must bear being repeated. */
  define<Payload extends z.ZodType>(
    kind: JobKind<Payload>,
    handler: (run: JobRun<z.output<Payload>>) => Promise<void>,
    options?: JobOptions<z.output<Payload>>,
  ): void
  /** Part of the caller's transaction: no commit, no job. With a `key` a second one is ignored while one waits. */
  enqueue<Payload extends z.ZodType>(
    tx: Queries,
    kind: JobKind<Payload>,
    payload: z.input<Payload>,
    options?: { runAt?: Date; key?: string },
  ): Promise<void>
  /** At the times of a cron pattern (UTC), once for all processes; what was missed is made up for once. */
  schedule(
    name: string,
    pattern: string,
    handler: (run: { signal: AbortSignal }) => Promise<void>,
    options?: { lease?: number; lane?: Lane },
  ): void
  /** Those that this process knows. */
  schedules(): Promise<Schedule[]>
  /** Called when a schedule is late that was not before, even while every lane is full. */
  onLate(tell: () => Promise<void>): void
  /** The newest first; those that were given up. */
  listDead(page: PageRequest): Promise<{ jobs: (DeadJob & { canRevive: boolean })[]; total: number }>
  /** As if it had just been enqueued. Answers false when there is none that can be; part of the caller's transaction. */
  revive(tx: Queries, id: string): Promise<boolean>
  start(): void
  /** Takes nothing up any more, tells the running handlers, and waits for them. */
  stop(): Promise<void>
  /** Runs everything that is due by the clock, and answers how many ran. */
  runDue(): Promise<number>
}

interface JobsDependencies {
  database: Database
  clock: Clock
  log: Log
  /** How many of each lane run at once, except of the heavy one. */
  concurrency?: number
  watcher?: Watcher
  tracing?: Tracing | null
  /** How often a job that runs says so, in milliseconds. */
  breath?: number
}

export function createJobs(dependencies: JobsDependencies): Jobs {
  const {
    database,
    clock,
    log,
    concurrency = 4,
    watcher = nobodyWatches,
    tracing = null,
    breath = usualBreath,
  } = dependencies
  const definitions = new Map<string, Definition>()
  const unsavedSchedules = new Map<string, string>()
  const running: Record<Lane, Set<Promise<void>>> = { quick: new Set(), slow: new Set(), heavy: new Set() }
  const stopping = new AbortController()
  const alarm = createAlarm()
  let tellLate = async (): Promise<void> => {}
  const times = createJobTimes({ database, clock, log, definitions, whenLate: () => tellLate() })
  let looping: Promise<void> | null = null

  function add(name: string, definition: Definition): void {
    if (definitions.has(name)) throw new Error(`The job ${name} is defined twice`)
    definitions.set(name, definition)
  }

  async function saveSchedules(): Promise<void> {
    const saving = [...unsavedSchedules]
    if (saving.length === 0) return
    const now = clock.now()
    await database.transaction(async (tx) => {
      for (const [kind, pattern] of saving)
        await saveSchedule(tx, { kind, pattern, runAt: nextTime(pattern, now), now })
    })
    for (const [kind] of saving) unsavedSchedules.delete(kind)
  }

  const allRunning = (): Promise<void>[] => lanes.flatMap((lane) => [...running[lane]])

  async function claim(lane: Lane): Promise<ClaimedJob[]> {
    const limit = (lane === 'heavy' ? 1 : concurrency) - running[lane].size
    const known = [...definitions].filter(([, definition]) => definition.lane === lane)
    if (stopping.signal.aborted || limit <= 0 || known.length === 0) return []
    const now = clock.now()
    const leaseEnds = new Map(known.map(([kind, { lease }]) => [kind, heldUntil(now, later(now, lease))]))
    return database.transaction((tx) => claimJobs(tx, database.dialect, { claim: newId(), now, limit, leaseEnds }))
  }

  async function takeUp(): Promise<number> {
    let taken = 0
    if (stopping.signal.aborted) return taken
    await saveSchedules()
    await times.look()
    for (const lane of lanes) taken += await takeUpIn(lane)
    return taken
  }

  async function takeUpIn(lane: Lane): Promise<number> {
    const claimed = await claim(lane)
    for (const job of claimed) {
      const definition = definitions.get(job.kind)
      if (definition === undefined) continue
      const run = runJob(
        { database, clock, log, stopping: stopping.signal, watcher, tracing, breath },
        job,
        definition,
      ).finally(() => {
        running[lane].delete(run)
        alarm.ring()
      })
      running[lane].add(run)
    }
    return claimed.length
  }

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await takeUp()
      } catch (error) {
        log.error({ error: describe(error) }, 'looking for jobs failed')
      }
      await alarm.sleep(pollEvery)
    }
  }

  const jobs: Jobs = {
    define(kind, handler, { maximumTries = 10, lease = minutes(5), lane = 'quick', whenDead, whenRevived } = {}) {
      add(kind.name, {
        maximumTries,
        lease,
        lane,
        run: (run) => handler({ ...run, payload: kind.payload.parse(run.payload) }),
        async whenDead(tx, payload) {
          const parsed = kind.payload.safeParse(payload)
          if (parsed.success) await whenDead?.(tx, parsed.data)
        },
        canRevive: whenDead === undefined || whenRevived !== undefined,
        whenRevived: async (tx, payload) => whenRevived?.(tx, kind.payload.parse(payload)),
      })
    },
    async enqueue(tx, kind, payload, { runAt, key } = {}) {
      kind.payload.parse(payload)
      const now = clock.now()
      await insertJob(tx, {
        id: newId(),
        kind: kind.name,
        payload,
        key: key ?? null,
        runAt: runAt ?? now,
        createdAt: now,
      })
      if (runAt === undefined || runAt <= now) database.afterCommit(alarm.ring)
    },
    schedule(name, pattern, handler, { lease = minutes(5), lane = 'quick' } = {}) {
      nextTime(pattern, clock.now())
      add(name, { maximumTries: 1, lease, lane, run: ({ signal }) => handler({ signal }) })
      unsavedSchedules.set(name, pattern)
    },
    async schedules() {
      const late = new Set(times.late())
      const rows = await readSchedules(database.read())
      return rows
        .filter(({ kind }) => definitions.has(kind))
        .map((schedule) => ({ ...schedule, isLate: late.has(schedule.kind) }))
    },
    onLate(tell) {
      tellLate = tell
    },
    async listDead(page) {
      const { jobs: dead, total } = await listDeadJobs(database.read(), page)
      return { total, jobs: dead.map((job) => ({ ...job, canRevive: definitions.get(job.kind)?.canRevive === true })) }
    },
    async revive(tx, id) {
      const job = await findDeadJob(tx, id)
      const definition = job && definitions.get(job.kind)
      if (!definition || definition.canRevive !== true) return false
      await definition.whenRevived?.(tx, job.payload)
      await reviveJob(tx, id, clock.now())
      database.afterCommit(alarm.ring)
      return true
    },
    start() {
      looping ??= loop()
    },
    async stop() {
      stopping.abort(new Error('The process is stopping'))
      alarm.ring()
      await looping
      await Promise.all(allRunning())
    },
    async runDue() {
      for (let ran = 0; ;) {
        const taken = await takeUp()
        ran += taken
        await Promise.all(allRunning())
        if (taken === 0) return ran
      }
    },
  }

  jobs.schedule('jobs:forget-dead', '17 3 * * *', () =>
    database.transaction((tx) => deleteJobsThatDiedBefore(tx, later(clock.now(), -keepDead))),
  )
  return jobs
}

interface Alarm {
  ring(): void
  /** Until it rings or the time is over; a ring since the last sleep counts. */
  sleep(milliseconds: number): Promise<void>
}

function createAlarm(): Alarm {
  let rung = false
  let wake = (): void => {}
  return {
    ring() {
      rung = true
      wake()
    },
    async sleep(milliseconds) {
      if (!rung) {
        const { promise, resolve } = Promise.withResolvers<void>()
        const timer = setTimeout(resolve, milliseconds)
        wake = resolve
        await promise
        clearTimeout(timer)
      }
      rung = false
    },
  }
}
