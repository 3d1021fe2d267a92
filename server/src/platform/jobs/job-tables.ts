import { sql } from 'kysely'
import type { Migrations } from '../database/migrations.ts'
import type { Json } from '../database/tables.ts'

declare module '../database/tables.ts' {
  interface Tables {
    jobs: {
      id: string
      kind: string
      payload: Json<unknown>
      /** Unique per kind while the job waits; gone once somebody has taken it up. */
      key: string | null
      /** The cron pattern of a job that comes back instead of going away. */
      schedule: string | null
      /** When it is due; while it runs, when its lease ends. */
      run_at: string
      tries: number
      /** Who runs it: a new token for each take-up, so that a late finisher is recognised. */
      claim: string | null
      last_error: string | null
      died_at: string | null
      /** Of a schedule: when it last ran to its end. */
      ended_at: string | null
      created_at: string
    }
  }
}

export const jobMigrations: Migrations = {
  '2026-11-15-01-jobs': async ({ schema }, types) => {
    await schema
      .createTable('jobs')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('payload', types.json, (column) => column.notNull())
      .addColumn('key', 'text')
      .addColumn('schedule', 'text')
      .addColumn('run_at', types.timestamp, (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('claim', 'text')
      .addColumn('last_error', 'text')
      .addColumn('died_at', types.timestamp)
      .addColumn('created_at', types.timestamp, (column) => column.notNull())
      .execute()
    await schema
      .createIndex('jobs_due')
      .on('jobs')
      .column('run_at')
      .where(sql<boolean>`died_at is null`)
      .execute()
    await schema.createIndex('jobs_key').unique().on('jobs').columns(['kind', 'key']).execute()
  },
  '2026-11-16-01-job-ends': async ({ schema }, types) => {
    await schema.alterTable('jobs').addColumn('ended_at', types.timestamp).execute()
  },
}
