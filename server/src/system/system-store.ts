import { later, minutes } from '../platform/clock.ts'
import type { Queries } from '../platform/database/tables.ts'
import './system-tables.ts'
import type { UpkeepKind } from './upkeep-task.ts'

export interface StoredRun {
  id: string
  startedAt: string
  endedAt: string | null
  file: string | null
  bytes: number | null
  failure: string | null
}

const columns = ['id', 'started_at', 'ended_at', 'file', 'bytes', 'failure'] as const

export async function insertRun(
  tx: Queries,
  run: { id: string; kind: UpkeepKind; startedAt: string; file: string | null },
): Promise<void> {
  const { startedAt: started_at, ...rest } = run
  await tx
    .insertInto('upkeep_runs')
    .values({ ...rest, started_at, ended_at: null, bytes: null, failure: null })
    .execute()
}

export async function endRun(
  tx: Queries,
  id: string,
  end: { endedAt: string; bytes: number | null; failure: string | null },
): Promise<void> {
  const { endedAt: ended_at, ...rest } = end
  await tx
    .updateTable('upkeep_runs')
    .set({ ...rest, ended_at })
    .where('id', '=', id)
    .execute()
}

export async function deleteRun(tx: Queries, id: string): Promise<void> {
  await tx.deleteFrom('upkeep_runs').where('id', '=', id).execute()
}

export async function deleteRunsBefore(tx: Queries, time: Date): Promise<void> {
  await tx.deleteFrom('upkeep_runs').where('started_at', '<', time.toISOString()).execute()
}

/** Those whose process was killed: nobody will write down how they ended. */
export async function endLostRuns(
  tx: Queries,
  { before, endedAt, failure }: { before: Date; endedAt: string; failure: string },
): Promise<void> {
  await tx
    .updateTable('upkeep_runs')
    .set({ ended_at: endedAt, failure })
    .where('ended_at', 'is', null)
    .where('started_at', '<', before.toISOString())
    .execute()
}

export async function newestRuns(queries: Queries, kind: UpkeepKind, limit: number): Promise<StoredRun[]> {
  const rows = await queries
    .selectFrom('upkeep_runs')
    .select(columns)
    .where('kind', '=', kind)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toRun)
}

/** The last one that came to its end, or to a good one. */
export async function lastRun(queries: Queries, kind: UpkeepKind, wanted: 'ended' | 'done'): Promise<StoredRun | null> {
  const row = await queries
    .selectFrom('upkeep_runs')
    .select(columns)
    .where('kind', '=', kind)
    .where('ended_at', 'is not', null)
    .$if(wanted === 'done', (query) => query.where('failure', 'is', null))
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? toRun(row) : null
}

function toRun(row: {
  id: string
  started_at: string
  ended_at: string | null
  file: string | null
  bytes: number | null
  failure: string | null
}): StoredRun {
  const { started_at: startedAt, ended_at: endedAt, ...rest } = row
  return { ...rest, startedAt, endedAt }
}

/** Answers whether to ring: not when administrators were told of this kind since then. One of many processes gets it. */
export async function takeBell(
  tx: Queries,
  kind: string,
  { since, now }: { since: Date; now: Date },
): Promise<boolean> {
  const taken = await tx
    .insertInto('warning_bells')
    .values({ kind, rang_at: now.toISOString() })
    .onConflict((conflict) =>
      conflict
        .column('kind')
        .doUpdateSet((eb) => ({ rang_at: eb.ref('excluded.rang_at') }))
        .where((eb) =>
          eb.or([
            eb('warning_bells.rang_at', '<', since.toISOString()),
            // Rung by a clock that was ahead.
            eb('warning_bells.rang_at', '>', later(now, minutes(1)).toISOString()),
          ]),
        ),
    )
    .returning('kind')
    .execute()
  return taken.length > 0
}
