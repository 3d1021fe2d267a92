import type { Migrations } from '../platform/database/migrations.ts'
import type { Json } from '../platform/database/tables.ts'

declare module '../platform/database/tables.ts' {
  interface Tables {
    /** Each group of settings is one row, saved and checked as a whole. */
    settings: { name: string; value: Json<Record<string, unknown>>; version: number; updated_at: string }
  }
}

export const settingsMigrations: Migrations = {
  '2026-11-15-33-settings': async ({ schema }, types) => {
    await schema
      .createTable('settings')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', types.json, (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('updated_at', types.timestamp, (column) => column.notNull())
      .execute()
  },
}
