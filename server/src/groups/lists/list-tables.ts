import type { ListState, RowChoice } from '@lms/contracts/groups/student-lists.ts'
import type { Migrations } from '../../platform/database/migrations.ts'
import type { Json } from '../../platform/database/tables.ts'
import type { RowProblem } from '../rules/list-check.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** A list of students that somebody uploaded; goes with the uploader. */
    student_lists: {
      id: string
      user_id: string
      file_name: string
      state: ListState
      /** The key of a message. */
      failure: string | null
      group_id: string | null
      /** Groups that it made, so that taking it back takes them along. */
      made_groups: Json<string[]>
      kept: Json<string[]>
      created_at: string
      expires_at: string
    }
    student_list_rows: {
      list_id: string
      number: number
      last_name: string
      first_name: string
      group_name: string
      parent_email: string
      candidate_number: string
      problems: Json<RowProblem[]>
      is_blocked: boolean
      existing_id: string | null
      choice: RowChoice | null
      student_id: string | null
      group_id: string | null
      /** Whether this line made the account, or only the membership. */
      is_made: boolean
      has_joined: boolean
    }
  }
}

export const listMigrations: Migrations = {
  '2026-11-16-groups-lists': async ({ schema }, types) => {
    await schema
      .createTable('student_lists')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('file_name', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('failure', 'text')
      .addColumn('group_id', 'text', (column) => column.references('student_groups.id').onDelete('set null'))
      .addColumn('made_groups', types.json, (column) => column.notNull())
      .addColumn('kept', types.json, (column) => column.notNull())
      .addColumn('created_at', types.timestamp, (column) => column.notNull())
      .addColumn('expires_at', types.timestamp, (column) => column.notNull())
      .execute()
    await schema.createIndex('student_lists_of_user').on('student_lists').columns(['user_id', 'id']).execute()
    await schema.createIndex('student_lists_by_end').on('student_lists').column('expires_at').execute()
    await schema.createIndex('student_lists_group').on('student_lists').column('group_id').execute()
    await schema
      .createTable('student_list_rows')
      .addColumn('list_id', 'text', (column) => column.notNull().references('student_lists.id').onDelete('cascade'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('last_name', 'text', (column) => column.notNull())
      .addColumn('first_name', 'text', (column) => column.notNull())
      .addColumn('group_name', 'text', (column) => column.notNull())
      .addColumn('parent_email', 'text', (column) => column.notNull())
      .addColumn('candidate_number', 'text', (column) => column.notNull())
      .addColumn('problems', types.json, (column) => column.notNull())
      .addColumn('is_blocked', types.boolean, (column) => column.notNull())
      .addColumn('existing_id', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('choice', 'text')
      .addColumn('student_id', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('group_id', 'text', (column) => column.references('student_groups.id').onDelete('set null'))
      .addColumn('is_made', types.boolean, (column) => column.notNull())
      .addColumn('has_joined', types.boolean, (column) => column.notNull())
      .addPrimaryKeyConstraint('student_list_rows_key', ['list_id', 'number'])
      .execute()
    for (const column of ['existing_id', 'student_id', 'group_id'])
      await schema.createIndex(`student_list_rows_${column}`).on('student_list_rows').column(column).execute()
  },
}
