import type { WeeklyReport } from '@lms/contracts/practice/weekly-report.ts'
import type { Migrations } from '../../platform/database/migrations.ts'
import type { Json } from '../../platform/database/tables.ts'

/** As it was reported, and what it takes to decide who may see which key. */
export interface StoredReport extends Omit<WeeklyReport, 'mistakes'> {
  mistakes: (WeeklyReport['mistakes'][number] & { authorId: string | null; byAdministrator: boolean })[]
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** A week of a child that is over, as the mail told it. */
    weekly_reports: {
      child_id: string
      /** Its Monday. */
      week: string
      report: Json<StoredReport>
      /** The topics that were firm then. */
      firm_topics: Json<readonly string[]>
      created_at: string
    }
    /** A week that was settled for one guardian: once, whoever comes to it first. */
    weekly_mails: {
      child_id: string
      parent_id: string
      week: string
      /** Of the link that stops these mails; null where there was nothing to tell. */
      token_hash: string | null
      created_at: string
    }
    /** Who has said whether they want the mail; it comes unless somebody said no. */
    weekly_choices: {
      child_id: string
      parent_id: string
      is_on: boolean
      changed_at: string
    }
  }
}

export const weeklyMigrations: Migrations = {
  '2026-11-16-93-weekly-reports': async ({ schema }, types) => {
    await schema
      .createTable('weekly_reports')
      .addColumn('child_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('week', 'text', (column) => column.notNull())
      .addColumn('report', types.json, (column) => column.notNull())
      .addColumn('firm_topics', types.json, (column) => column.notNull())
      .addColumn('created_at', types.timestamp, (column) => column.notNull())
      .addPrimaryKeyConstraint('weekly_reports_key', ['child_id', 'week'])
      .execute()
    await schema
      .createTable('weekly_mails')
      .addColumn('child_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('parent_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('week', 'text', (column) => column.notNull())
      .addColumn('token_hash', 'text', (column) => column.unique())
      .addColumn('created_at', types.timestamp, (column) => column.notNull())
      .addPrimaryKeyConstraint('weekly_mails_key', ['child_id', 'parent_id', 'week'])
      .execute()
    await schema
      .createTable('weekly_choices')
      .addColumn('child_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('parent_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('is_on', types.boolean, (column) => column.notNull())
      .addColumn('changed_at', types.timestamp, (column) => column.notNull())
      .addPrimaryKeyConstraint('weekly_choices_key', ['child_id', 'parent_id'])
      .execute()
    const indexes = {
      weekly_mails_parent: ['weekly_mails', 'parent_id'],
      weekly_mails_age: ['weekly_mails', 'created_at'],
      weekly_choices_parent: ['weekly_choices', 'parent_id'],
    } as const
    for (const [name, [table, column]] of Object.entries(indexes))
      await schema.createIndex(name).on(table).column(column).execute()
  },
}
