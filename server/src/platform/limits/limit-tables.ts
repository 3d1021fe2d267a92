import type { Migrations } from '../database/migrations.ts'

declare module '../database/tables.ts' {
  interface Tables {
    /** How often something happened in the running window; the key is a hash. */
    rate_limits: { key: string; points: number; resets_at: string }
  }
}

export const limitMigrations: Migrations = {
  '2026-11-15-03-limits': async ({ schema }, types) => {
    await schema
      .createTable('rate_limits')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('points', 'integer', (column) => column.notNull())
      .addColumn('resets_at', types.timestamp, (column) => column.notNull())
      .execute()
    await schema.createIndex('rate_limits_resets_at').on('rate_limits').column('resets_at').execute()
  },
}
