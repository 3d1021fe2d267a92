import type { Notification, NotificationKind } from '@lms/contracts/notifications/notifications.ts'
import { sql } from 'kysely'
import type { Migrations } from '../platform/database/migrations.ts'
import type { Json } from '../platform/database/tables.ts'

declare module '../platform/database/tables.ts' {
  interface Tables {
    notifications: {
      id: string
      user_id: string
      kind: NotificationKind
      details: Json<Notification['details']>
      /** The record that it asks somebody to act on, so that it can be settled for everyone who was asked. */
      record_id: string | null
      /** Whom the words name; no reference, because the person may go first. */
      about_id: string | null
      read_at: string | null
      settled_at: string | null
      created_at: string
    }
  }
}

export const notificationMigrations: Migrations = {
  '2026-11-15-20-notifications': async ({ schema }, types) => {
    await schema
      .createTable('notifications')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('details', types.json, (column) => column.notNull())
      .addColumn('read_at', types.timestamp)
      .addColumn('created_at', types.timestamp, (column) => column.notNull())
      .execute()
    await schema
      .createIndex('notifications_newest')
      .on('notifications')
      .columns(['user_id', 'created_at', 'id'])
      .execute()
    await schema
      .createIndex('notifications_unread')
      .on('notifications')
      .column('user_id')
      .where(sql<boolean>`read_at is null`)
      .execute()
  },
  '2026-11-15-32-notification-records': async (queries, types) => {
    await queries.schema.alterTable('notifications').addColumn('record_id', 'text').execute()
    await queries.schema.alterTable('notifications').addColumn('settled_at', types.timestamp).execute()
    await queries.schema
      .createIndex('notifications_to_settle')
      .on('notifications')
      .columns(['record_id', 'kind'])
      .where(sql<boolean>`record_id is not null and settled_at is null`)
      .execute()
    // They do not name who waits, so nobody could act on them.
    await queries.deleteFrom('notifications').where('kind', '=', 'registration').execute()
  },
  '2026-11-16-21-notification-persons': async (queries) => {
    await queries.schema.alterTable('notifications').addColumn('about_id', 'text').execute()
    await sql`
      update notifications
        set about_id = case kind when 'quiz_finished' then details ->> 'childId' else details ->> 'userId' end
        where kind in ('quiz_finished', 'registration')`.execute(queries)
    await queries.schema
      .createIndex('notifications_about')
      .on('notifications')
      .column('about_id')
      .where(sql<boolean>`about_id is not null`)
      .execute()
  },
}
