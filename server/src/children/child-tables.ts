import type { Migrations } from '../platform/database/migrations.ts'

declare module '../platform/database/tables.ts' {
  interface Tables {
    /** Which student is whose child; goes with either of them. */
    child_links: {
      parent_id: string
      child_id: string
      created_at: string
    }
  }
}

export const childMigrations: Migrations = {
  '2026-11-15-66-children': async ({ schema }, types) => {
    await schema
      .createTable('child_links')
      .addColumn('parent_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('child_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('created_at', types.timestamp, (column) => column.notNull())
      .addPrimaryKeyConstraint('child_links_key', ['parent_id', 'child_id'])
      .execute()
    await schema.createIndex('child_links_child').on('child_links').column('child_id').execute()
  },
}
