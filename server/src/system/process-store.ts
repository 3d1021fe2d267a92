import type { RunningProcess } from '@lms/contracts/system/system.ts'
import type { Queries } from '../platform/database/tables.ts'
import './system-tables.ts'

type Said = Omit<RunningProcess, 'isThis'>

export async function saveProcess(tx: Queries, { roles, startedAt, seenAt, ...rest }: Said): Promise<void> {
  const row = { ...rest, roles: roles.join(','), started_at: startedAt, seen_at: seenAt }
  await tx
    .insertInto('running_processes')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: seenAt }))
    .execute()
}

export async function deleteProcess(tx: Queries, id: string): Promise<void> {
  await tx.deleteFrom('running_processes').where('id', '=', id).execute()
}

export async function deleteProcessesBefore(tx: Queries, time: string): Promise<void> {
  await tx.deleteFrom('running_processes').where('seen_at', '<', time).execute()
}

export async function processesSince(queries: Queries, time: string): Promise<Said[]> {
  const rows = await queries
    .selectFrom('running_processes')
    .selectAll()
    .where('seen_at', '>=', time)
    .orderBy('started_at')
    .orderBy('id')
    .execute()
  return rows.map(({ roles, started_at: startedAt, seen_at: seenAt, ...rest }) => ({
    ...rest,
    roles: (['web', 'jobs'] as const).filter((role) => roles.split(',').includes(role)),
    startedAt,
    seenAt,
  }))
}
