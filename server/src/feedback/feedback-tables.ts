import type { FeedbackStatus, FeedbackType } from '@lms/contracts/feedback/feedback.ts'
import { sql } from 'kysely'
import type { Migrations } from '../platform/database/migrations.ts'
import { createSearch } from '../platform/database/search.ts'

declare module '../platform/database/tables.ts' {
  interface Tables {
    feedback: {
      id: string
      question_id: string
      question_title: string
      question_version: number
      type: FeedbackType
      content: string
      status: FeedbackStatus
      response: string | null
      fixed_in_version: number | null
      reporter_id: string | null
      /** The question's author, so that their list needs no other table. */
      author_id: string | null
      search_text: string
      created_at: string
      updated_at: string
    }
  }
}

export const feedbackMigrations: Migrations = {
  '2026-11-15-70-feedback': async (db, types, dialect) => {
    await db.schema
      .createTable('feedback')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('question_id', 'text', (column) => column.notNull().references('questions.id').onDelete('cascade'))
      .addColumn('question_title', 'text', (column) => column.notNull())
      .addColumn('question_version', 'integer', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('response', 'text')
      .addColumn('fixed_in_version', 'integer')
      .addColumn('reporter_id', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('author_id', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('search_text', 'text', (column) => column.notNull())
      .addColumn('created_at', types.timestamp, (column) => column.notNull())
      .addColumn('updated_at', types.timestamp, (column) => column.notNull())
      .execute()
    for (const column of ['question_id', 'author_id', 'reporter_id', 'status', 'type'])
      await db.schema.createIndex(`feedback_by_${column}`).on('feedback').columns([column, 'id']).execute()
    await createSearch(db, dialect, 'feedback')
  },
  '2026-11-16-23-feedback-reporters': async (db) => {
    // What was told of reports so far did not say whom it names.
    await sql`
      update notifications
        set about_id = (select reporter_id from feedback where feedback.id = notifications.record_id)
        where kind = 'question_reported'`.execute(db)
  },
}
