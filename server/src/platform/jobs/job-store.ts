import { sql } from 'kysely'
import type { DialectName } from '../database/migrations.ts'
import { prepared } from '../database/prepared.ts'
import { type Queries, json } from '../database/tables.ts'
import './job-tables.ts'

export interface NewJob {
  id: string
  kind: string
  payload: unknown
  key: string | null
  runAt: Date
  createdAt: Date
}

export interface ClaimedJob {
  id: string
  kind: string
  payload: unknown
  schedule: string | null
  tries: number
  claim: string
}

interface JobValues extends Record<string, unknown> {
  id: string
  kind: string
  payload: string
  key: string | null
  runAt: string
  createdAt: string
}

const insertWaiting = prepared<JobValues, never>((queries, parameter) =>
  queries
    .insertInto('jobs')
    .values({
      id: parameter('id'),
      kind: parameter('kind'),
      payload: parameter('payload'),
      key: parameter('key'),
      schedule: null,
      run_at: parameter('runAt'),
      tries: 0,
      claim: null,
      last_error: null,
      died_at: null,
      ended_at: null,
      created_at: parameter('createdAt'),
    })
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing()),
)

/** Ignored when a job of the same kind and key is still waiting. */
export async function insertJob(tx: Queries, job: NewJob): Promise<void> {
  const { id, kind, key } = job
  await insertWaiting(tx, {
    id,
    kind,
    payload: json(job.payload),
    key,
    runAt: job.runAt.toISOString(),
    createdAt: job.createdAt.toISOString(),
  })
}

/** One row per schedule for all processes; its time moves only when the pattern has changed. */
export async function saveSchedule(
  tx: Queries,
  { kind, pattern, runAt, now }: { kind: string; pattern: string; runAt: Date; now: Date },
): Promise<void> {
  await tx
    .insertInto('jobs')
    .values({
      id: `schedule:${kind}`,
      kind,
      payload: json({}),
      key: null,
      schedule: pattern,
      run_at: runAt.toISOString(),
      tries: 0,
      claim: null,
      last_error: null,
      died_at: null,
      ended_at: null,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({ schedule: eb.ref('excluded.schedule'), run_at: eb.ref('excluded.run_at') }))
        .whereRef('jobs.schedule', '!=', 'excluded.schedule'),
    )
    .execute()
}

interface Claiming {
  claim: string
  now: Date
  limit: number
  /** The kinds that this process knows, and when a lease that starts now ends. */
  leaseEnds: ReadonlyMap<string, Date>
}

/** Takes up what is due, in one statement: two runners never get the same job. */
export async function claimJobs(
  tx: Queries,
  dialect: DialectName,
  { claim, now, limit, leaseEnds }: Claiming,
): Promise<ClaimedJob[]> {
  const rows = await tx
    .with(
      (cte) => cte('due').materialized(),
      (queries) =>
        queries
          .selectFrom('jobs')
          .select('id')
          .where('died_at', 'is', null)
          .where('run_at', '<=', now.toISOString())
          .where('kind', 'in', [...leaseEnds.keys()])
          .orderBy('run_at')
          .limit(limit)
          .$if(dialect === 'postgres', (query) => query.forUpdate().skipLocked()),
    )
    .updateTable('jobs')
    .set((eb) => ({
      run_at: [...leaseEnds]
        // The neutral start gives the expression the column's type.
        .reduce(
          (cases, [kind, end]) => cases.when('kind', '=', kind).then(end.toISOString()),
          eb.case().when('died_at', 'is not', null).then(eb.ref('run_at')),
        )
        .else(eb.ref('run_at'))
        .end(),
      tries: eb('tries', '+', 1),
      key: null,
      claim,
    }))
    .where('id', 'in', (eb) => eb.selectFrom('due').select('id'))
    .returning(['id', 'kind', 'payload', 'schedule', 'tries'])
    .execute()
  return rows.map((row) => ({ ...row, claim }))
}

export interface TimedJob {
  id: string
  kind: string
  schedule: string | null
  runAt: Date
  createdAt: Date
  tries: number
  isClaimed: boolean
}

const timedColumns = ['id', 'kind', 'schedule', 'run_at', 'created_at', 'tries', 'claim'] as const

function toTimedJob(row: {
  id: string
  kind: string
  schedule: string | null
  run_at: string
  created_at: string
  tries: number
  claim: string | null
}): TimedJob {
  const { id, kind, schedule, tries } = row
  const [runAt, createdAt] = [new Date(row.run_at), new Date(row.created_at)]
  return { id, kind, schedule, tries, runAt, createdAt, isClaimed: row.claim !== null }
}

/** The furthest first, and not without end: a clock that was ahead is rare, and the next look finds more. */
export async function findJobsDueAfter(queries: Queries, time: Date): Promise<TimedJob[]> {
  const rows = await queries
    .selectFrom('jobs')
    .select(timedColumns)
    .where('died_at', 'is', null)
    .where('run_at', '>', time.toISOString())
    .orderBy('run_at', 'desc')
    .limit(1000)
    .execute()
  return rows.map(toTimedJob)
}

export async function findSchedules(queries: Queries): Promise<TimedJob[]> {
  const rows = await queries.selectFrom('jobs').select(timedColumns).where('schedule', 'is not', null).execute()
  return rows.map(toTimedJob)
}

/** Unless somebody has moved it meanwhile. */
export async function moveJob(tx: Queries, job: TimedJob, to: { runAt: Date; createdAt: Date }): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({ run_at: to.runAt.toISOString(), created_at: to.createdAt.toISOString() })
    .where('id', '=', job.id)
    .where('run_at', '=', job.runAt.toISOString())
    .execute()
}

/** Those that would do something with this word, such as somebody's address; dead ones too. */
export async function deleteJobsNaming(tx: Queries, word: string): Promise<void> {
  const pattern = `%${json(word).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  await tx
    .deleteFrom('jobs')
    .where('schedule', 'is', null)
    .where(sql<boolean>`cast(payload as text) like ${pattern} escape '\\'`)
    .execute()
}

/** How many wait for their time or run, and how many were given up. */
export async function countJobs(queries: Queries): Promise<{ waiting: number; dead: number }> {
  const { waiting, dead } = await queries
    .selectFrom('jobs')
    .select([
      sql<number>`coalesce(sum(case when died_at is null then 1 else 0 end), 0)`.as('waiting'),
      sql<number>`coalesce(sum(case when died_at is null then 0 else 1 end), 0)`.as('dead'),
    ])
    .where('schedule', 'is', null)
    .executeTakeFirstOrThrow()
  return { waiting, dead }
}

/** Each of these answers whether the job was still ours: a lease that ran out belongs to somebody else. */

export async function deleteJob(tx: Queries, job: ClaimedJob): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('jobs')
    .where('id', '=', job.id)
    .where('claim', '=', job.claim)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Its runner is still at it. */
export async function extendJob(tx: Queries, job: ClaimedJob, runAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('jobs')
    .set({ run_at: runAt.toISOString() })
    .where('id', '=', job.id)
    .where('claim', '=', job.claim)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

interface Waiting {
  runAt: Date
  tries: number
  error: string | null
  /** When it ran to its end; absent when it did not. */
  endedAt?: Date
}

export async function putBack(
  tx: Queries,
  job: ClaimedJob,
  { runAt, tries, error, endedAt }: Waiting,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('jobs')
    .set({ run_at: runAt.toISOString(), tries, last_error: error, claim: null })
    .$if(endedAt !== undefined, (update) => update.set({ ended_at: endedAt?.toISOString() ?? null }))
    .where('id', '=', job.id)
    .where('claim', '=', job.claim)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function buryJob(
  tx: Queries,
  job: ClaimedJob,
  { error, now }: { error: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('jobs')
    // Without its key, so that it does not stand in the way of the next one.
    .set({ died_at: now.toISOString(), last_error: error, claim: null, key: null })
    .where('id', '=', job.id)
    .where('claim', '=', job.claim)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function deleteJobsThatDiedBefore(tx: Queries, time: Date): Promise<void> {
  await tx.deleteFrom('jobs').where('died_at', '<', time.toISOString()).execute()
}
