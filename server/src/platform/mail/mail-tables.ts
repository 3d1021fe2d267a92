import type { mailStatuses } from '@lms/contracts/outbox/outbox.ts'
import { sql } from 'kysely'
import type { Migrations } from '../database/migrations.ts'

export type MailStatus = (typeof mailStatuses)[number]

declare module '../database/tables.ts' {
  interface Tables {
    mails: {
      id: string
      recipient: string
      subject: string
      /** The bodies may hold the link, so they are wiped together with it. */
      text: string | null
      html: string | null
      link: string | null
      /** Where such mails can be stopped; goes with the bodies. */
      unsubscribe: string | null
      /** What the link belongs to, so that its owner can have it wiped. */
      reference: string | null
      /** Whose it is, also after their address has changed; no reference, because the person may go first. */
      about_id: string | null
      status: MailStatus
      /** Why the last try did not succeed: codes only, names nobody. */
      failure: string | null
      search_text: string
      expires_at: string | null
      created_at: string
      sent_at: string | null
    }
  }
}

export const mailMigrations: Migrations = {
  '2026-11-15-02-mail': async ({ schema }, types) => {
    await schema
      .createTable('mails')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('text', 'text')
      .addColumn('html', 'text')
      .addColumn('link', 'text')
      .addColumn('reference', 'text')
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('search_text', 'text', (column) => column.notNull())
      .addColumn('expires_at', types.timestamp)
      .addColumn('created_at', types.timestamp, (column) => column.notNull())
      .addColumn('sent_at', types.timestamp)
      .execute()
    await schema.createIndex('mails_newest').on('mails').columns(['created_at', 'id']).execute()
    await schema.createIndex('mails_reference').on('mails').column('reference').execute()
    await schema
      .createIndex('mails_to_wipe')
      .on('mails')
      .column('expires_at')
      .where(sql<boolean>`text is not null`)
      .execute()
  },
  '2026-11-15-31-mail-failures': async ({ schema }) => {
    await schema.alterTable('mails').addColumn('failure', 'text').execute()
  },
  '2026-11-16-22-mail-persons': async (db) => {
    await db.schema.alterTable('mails').addColumn('about_id', 'text').execute()
    await db.schema.createIndex('mails_about').on('mails').column('about_id').execute()
    await db.schema.createIndex('mails_recipient').on('mails').column('recipient').execute()
    // What is not sent is little, and what an administrator looks for.
    await db.schema
      .createIndex('mails_unsent')
      .on('mails')
      .column('status')
      .where(sql<boolean>`status <> 'sent'`)
      .execute()
  },
  '2026-11-16-92-mail-unsubscribe': async ({ schema }) => {
    await schema.alterTable('mails').addColumn('unsubscribe', 'text').execute()
  },
}
