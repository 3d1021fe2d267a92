import type { GroupActKind, GroupActState } from '@lms/contracts/groups/group-acts.ts'
import { sql } from 'kysely'
import type { Migrations } from '../../platform/database/migrations.ts'
import type { Json } from '../../platform/database/tables.ts'
import type { Caller } from '../../platform/http/route.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** Something that is done for every student of a group, and how far it is. */
    group_acts: {
      id: string
      group_id: string
      quiz_id: string
      actor_id: string
      /** From where it was asked for, for the log. */
      caller: Json<Pick<Caller, 'address' | 'userAgent'>>
      kind: GroupActKind
      minutes: number | null
      state: GroupActState
      total: number
      done: number
      changed: number
      /** The last student who was seen to. */
      cursor: string
      created_at: string
      finished_at: string | null
    }
  }
}

export const actMigrations: Migrations = {
  '2026-11-16-groups-acts': async ({ schema }, types) => {
    await schema
      .createTable('group_acts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('group_id', 'text', (column) => column.notNull().references('student_groups.id').onDelete('cascade'))
      .addColumn('quiz_id', 'text', (column) => column.notNull().references('quizzes.id').onDelete('cascade'))
      .addColumn('actor_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('caller', types.json, (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('minutes', 'integer')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('total', 'integer', (column) => column.notNull())
      .addColumn('done', 'integer', (column) => column.notNull())
      .addColumn('changed', 'integer', (column) => column.notNull())
      .addColumn('cursor', 'text', (column) => column.notNull())
      .addColumn('created_at', types.timestamp, (column) => column.notNull())
      .addColumn('finished_at', types.timestamp)
      .execute()
    // The same is not begun twice, however often somebody presses.
    await schema
      .createIndex('group_acts_running')
      .on('group_acts')
      .columns(['group_id', 'quiz_id', 'kind'])
      .unique()
      .where(sql<boolean>`state = 'running'`)
      .execute()
    await schema.createIndex('group_acts_of_group').on('group_acts').columns(['group_id', 'id']).execute()
    await schema.createIndex('group_acts_of_quiz').on('group_acts').column('quiz_id').execute()
    await schema.createIndex('group_acts_by_actor').on('group_acts').column('actor_id').execute()
  },
}
