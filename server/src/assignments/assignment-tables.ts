import type { AssignmentStatus } from '@lms/contracts/assignments/assignments.ts'
import type { Generated } from 'kysely'
import type { Migrations } from '../platform/database/migrations.ts'
import type { Json } from '../platform/database/tables.ts'
import type { Result } from './result.ts'

declare module '../platform/database/tables.ts' {
  interface Tables {
    /** A quiz given to one student; goes with either of them. */
    assignments: {
      id: string
      quiz_id: string
      student_id: string
      /** Who gave it; nobody when the student took up a public quiz. */
      assigned_by: string | null
      status: AssignmentStatus
      /** How many attempts were begun. */
      attempt_count: number
      /** False for administrators, who try out. */
      counts: Generated<boolean>
      /** Minutes that this student has more than others. */
      extra_minutes: Generated<number>
      /** Stars, 1 to 5. */
      rating: number | null
      /** The last completed one. */
      last_attempt_id: string | null
      /** What counts of all completed attempts, by the quiz's grading method. */
      counted: Json<Result> | null
      created_at: string
    }
  }
}

export const assignmentMigrations: Migrations = {
  '2026-11-15-80-assignments': async ({ schema }, types) => {
    await schema
      .createTable('assignments')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('quiz_id', 'text', (column) => column.notNull().references('quizzes.id').onDelete('cascade'))
      .addColumn('student_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('assigned_by', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('attempt_count', 'integer', (column) => column.notNull())
      .addColumn('created_at', types.timestamp, (column) => column.notNull())
      .execute()
    await schema
      .createIndex('assignments_of_student')
      .on('assignments')
      .columns(['student_id', 'quiz_id'])
      .unique()
      .execute()
    await schema.createIndex('assignments_by_student').on('assignments').columns(['student_id', 'id']).execute()
    await schema.createIndex('assignments_of_quiz').on('assignments').columns(['quiz_id', 'id']).execute()
    // What the database asks itself when a person is purged.
    await schema.createIndex('assignments_assigned_by').on('assignments').column('assigned_by').execute()
  },
}
