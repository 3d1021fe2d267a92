import type { Queries } from '../database/tables.ts'
import { type PageRequest, offsetOf } from '../pagination.ts'
import './job-tables.ts'

export interface StoredSchedule {
  kind: string
  pattern: string
  /** When it is due; while it runs, when its lease ends. */
  runAt: string
  endedAt: string | null
  lastError: string | null
  isRunning: boolean
}

export interface DeadJob {
  id: string
  kind: string
  tries: number
  lastError: string | null
  diedAt: string
}

/** Newest first; schedules never die. */
export async function listDeadJobs(queries: Queries, page: PageRequest): Promise<{ jobs: DeadJob[]; total: number }> {
  const dead = queries.selectFrom('jobs').where('died_at', 'is not', null)
  const rows = await dead
    .select(['id', 'kind', 'tries', 'last_error', 'died_at'])
    .orderBy('died_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute()
  const { total } = await dead.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const jobs = rows.map(({ last_error, died_at, ...job }) => ({ ...job, lastError: last_error, diedAt: died_at ?? '' }))
  return { jobs, total }
}

export async function findDeadJob(tx: Queries, id: string): Promise<{ kind: string; payload: unknown } | undefined> {
  return tx
    .selectFrom('jobs')
    .select(['kind', 'payload'])
    .where('id', '=', id)
    .where('died_at', 'is not', null)
    .executeTakeFirst()
}

export async function reviveJob(tx: Queries, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({ died_at: null, tries: 0, run_at: now.toISOString() })
    .where('id', '=', id)
    .where('died_at', 'is not', null)
    .execute()
}

/** By name. */
export async function readSchedules(queries: Queries): Promise<StoredSchedule[]> {
  const rows = await queries
    .selectFrom('jobs')
    .select(['kind', 'schedule', 'run_at', 'ended_at', 'last_error', 'claim'])
    .where('schedule', 'is not', null)
    .orderBy('kind')
    .execute()
  return rows.map((row) => ({
    kind: row.kind,
    pattern: row.schedule ?? '',
    runAt: row.run_at,
    endedAt: row.ended_at,
    lastError: row.last_error,
    isRunning: row.claim !== null,
  }))
}
