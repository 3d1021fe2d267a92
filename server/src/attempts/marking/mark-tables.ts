import { sql } from 'kysely'
import type { Migrations } from '../../platform/database/migrations.ts'
import type { Json } from '../../platform/database/tables.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** An answer that only a person can mark: there from the end of its attempt on, with a share once it is marked. */
    answer_marks: {
      attempt_id: string
      question_id: string
      quiz_id: string
      student_id: string
      finished_at: string
      /** Of the points, 0 to 1; null while it waits. */
      share: number | null
      /** Points per criterion, as they were given. */
      criteria: Json<Record<string, number>>
      comment: string
      /** How often it was marked. */
      revision: number
      marked_by: string | null
      marked_at: string | null
    }
  }
}

export const markMigrations: Migrations = {
  '2026-11-16-59-answer-marks': async (db, types) => {
    const { schema } = db
    await schema
      .alterTable('attempts')
      .addColumn('pending', 'integer', (column) => column.notNull().defaultTo(sql.lit(0)))
      .execute()
    await schema
      .createTable('answer_marks')
      .addColumn('attempt_id', 'text', (column) => column.notNull().references('attempts.id').onDelete('cascade'))
      .addColumn('question_id', 'text', (column) => column.notNull())
      .addColumn('quiz_id', 'text', (column) => column.notNull())
      .addColumn('student_id', 'text', (column) => column.notNull())
      .addColumn('finished_at', types.timestamp, (column) => column.notNull())
      .addColumn('share', 'double precision')
      .addColumn('criteria', types.json, (column) => column.notNull())
      .addColumn('comment', 'text', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('marked_by', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('marked_at', types.timestamp)
      .addPrimaryKeyConstraint('answer_marks_key', ['attempt_id', 'question_id'])
      .execute()
    await schema
      .createIndex('answer_marks_waiting')
      .on('answer_marks')
      .columns(['finished_at', 'attempt_id', 'question_id'])
      .where(sql`share`, 'is', null)
      .execute()
    await schema
      .createIndex('answer_marks_of_student')
      .on('answer_marks')
      .columns(['student_id', 'finished_at', 'attempt_id'])
      .execute()
    await schema
      .createIndex('answer_marks_of_question')
      .on('answer_marks')
      .columns(['quiz_id', 'question_id', 'finished_at'])
      .execute()
    await schema.createIndex('answer_marks_by').on('answer_marks').column('marked_by').execute()
  },
}
