import type { Migrations } from '../platform/database/migrations.ts'
import type { UpkeepKind } from './upkeep-task.ts'

declare module '../platform/database/tables.ts' {
  interface Tables {
    /** What the machine does for itself. Of this machine only: it is in no backup. */
    upkeep_runs: {
      id: string
      kind: UpkeepKind
      started_at: string
      ended_at: string | null
      /** The name of the archive. */
      file: string | null
      bytes: number | null
      failure: string | null
    }
    /** Each process that runs writes its line every minute. Of this moment only: it is in no backup. */
    running_processes: {
      id: string
      host: string
      version: string
      roles: string
      started_at: string
      seen_at: string
    }
    /** When administrators were last told of each kind of warning. */
    warning_bells: { kind: string; rang_at: string }
  }
}

export const systemMigrations: Migrations = {
  '2026-11-16-46-upkeep': async ({ schema }, types) => {
    await schema
      .createTable('upkeep_runs')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('started_at', types.timestamp, (column) => column.notNull())
      .addColumn('ended_at', types.timestamp)
      .addColumn('file', 'text')
      .addColumn('bytes', 'bigint')
      .addColumn('failure', 'text')
      .execute()
    await schema.createIndex('upkeep_runs_newest').on('upkeep_runs').columns(['kind', 'started_at']).execute()
    await schema
      .createTable('warning_bells')
      .addColumn('kind', 'text', (column) => column.primaryKey())
      .addColumn('rang_at', types.timestamp, (column) => column.notNull())
      .execute()
  },
  '2026-11-16-running-processes': async ({ schema }, types) => {
    await schema
      .createTable('running_processes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('host', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('roles', 'text', (column) => column.notNull())
      .addColumn('started_at', types.timestamp, (column) => column.notNull())
      .addColumn('seen_at', types.timestamp, (column) => column.notNull())
      .execute()
  },
}
