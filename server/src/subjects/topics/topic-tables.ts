import { sql } from 'kysely'
import type { Migrations } from '../../platform/database/migrations.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** The parts of a subject. */
    topics: {
      id: string
      subject_id: string
      /** Empty at the top: two of one name are then told apart by an index. */
      parent_id: string
      name: string
      name_key: string
      created_at: string
    }
  }
}

export const topicMigrations: Migrations = {
  '2026-11-16-52-topics': async (db, types) => {
    await db.schema
      .createTable('topics')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('subject_id', 'text', (column) => column.notNull().references('subjects.id').onDelete('cascade'))
      .addColumn('parent_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('name_key', 'text', (column) => column.notNull())
      .addColumn('created_at', types.timestamp, (column) => column.notNull())
      .execute()
    await sql.raw('create unique index topics_name on topics (subject_id, parent_id, name_key)').execute(db)
  },
}
