import { sql } from 'kysely'
import type { Queries } from '../../platform/database/tables.ts'
import '../../platform/jobs/job-tables.ts'
import '../../platform/mail/mail-tables.ts'

/** By kind and by what becomes of them; schedules are no queue. */
export async function countJobs(queries: Queries, now: string) {
  const state = sql<'dead' | 'running' | 'due' | 'later'>`case
    when died_at is not null then 'dead'
    when claim is not null then 'running'
    when run_at <= ${now} then 'due'
    else 'later' end`
  return queries
    .selectFrom('jobs')
    .select((eb) => ['kind', state.as('state'), eb.fn.countAll<number>().as('count')])
    .where('schedule', 'is', null)
    .groupBy(['kind', 'state'])
    .execute()
}

export async function countUnsentMails(queries: Queries) {
  return queries
    .selectFrom('mails')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .where('status', '<>', 'sent')
    .groupBy('status')
    .execute()
}
