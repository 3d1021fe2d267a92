import type { ClassCode } from '@lms/contracts/classes/classes.ts'
import { sql } from 'kysely'
import type { Migrations } from '../platform/database/migrations.ts'

declare module '../platform/database/tables.ts' {
  interface Tables {
    /** Students who are taught together. An administrator's stays when the account is purged, a parent's goes. */
    student_groups: {
      id: string
      author_id: string | null
      name: string
      class: ClassCode | null
      /** What its maker has only one of. */
      folded_name: string
      search_text: string
      version: number
      created_at: string
      updated_at: string
    }
    /** Who is in a group; goes with either of them. */
    group_members: {
      group_id: string
      student_id: string
      candidate_number: string | null
      /** Of a parent who is not linked yet, so that they can be invited. */
      parent_email: string | null
      invited_at: string | null
      card_made_at: string | null
      added_at: string
    }
  }
}

export const groupMigrations: Migrations = {
  '2026-11-16-groups': async ({ schema }, types) => {
    await schema
      .createTable('student_groups')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('author_id', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('class', 'text')
      .addColumn('folded_name', 'text', (column) => column.notNull())
      .addColumn('search_text', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('created_at', types.timestamp, (column) => column.notNull())
      .addColumn('updated_at', types.timestamp, (column) => column.notNull())
      .execute()
    await schema
      .createIndex('student_groups_by_author')
      .on('student_groups')
      .columns(['author_id', 'folded_name'])
      .unique()
      .execute()
    await schema.createIndex('student_groups_by_name').on('student_groups').columns(['folded_name', 'id']).execute()
    await schema
      .createTable('group_members')
      .addColumn('group_id', 'text', (column) => column.notNull().references('student_groups.id').onDelete('cascade'))
      .addColumn('student_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('candidate_number', 'text')
      .addColumn('parent_email', 'text')
      .addColumn('invited_at', types.timestamp)
      .addColumn('card_made_at', types.timestamp)
      .addColumn('added_at', types.timestamp, (column) => column.notNull())
      .addPrimaryKeyConstraint('group_members_key', ['group_id', 'student_id'])
      .execute()
    await schema.createIndex('group_members_of_student').on('group_members').column('student_id').execute()
    await schema.createIndex('group_members_by_address').on('group_members').column('parent_email').execute()
    await schema
      .createIndex('group_members_candidate')
      .on('group_members')
      .columns(['group_id', 'candidate_number'])
      .unique()
      .where(sql<boolean>`candidate_number is not null`)
      .execute()
  },
}
