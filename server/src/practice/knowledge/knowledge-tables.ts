import type { Migrations } from '../../platform/database/migrations.ts'
import { type Generated, sql } from 'kysely'
import type { Json } from '../../platform/database/tables.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** What follows from all answers so far, a record each: of a child, a topic, a question, and of pairs of them. */
    knowledge: {
      /** A student, or 'all' for what all of them have told together. */
      holder: string
      /** 'child', 'topic …' or 'question …'. */
      about: string
      /** The holder again, so that it goes with the account. */
      student_id: string | null
      state: Json<unknown>
    }
    /** How a child practises every day, where a parent has said so. */
    practice_settings: {
      student_id: string
      is_on: boolean
      /** Null for all. */
      subject_ids: Json<readonly string[] | null>
      minutes: number
      exam_dates: Json<readonly { subjectId: string; day: string }[]>
      explains_with_ai: boolean
      revision: Generated<number>
      decided_at: string | null
    }
    /** The answers that were learned from, in that order: history read again gives the same records. */
    learned_answers: {
      /** Those that were graded in one act share it, and it grows. */
      batch_id: string
      place: number
      student_id: string
      question_id: string
      topic_id: string
      source: 'quiz' | 'practice'
      source_id: string
      is_right: boolean
      with_hint: boolean
      at: string
    }
  }
}

export const knowledgeMigrations: Migrations = {
  '2026-11-16-80-knowledge': async ({ schema }, types) => {
    await schema
      .createTable('knowledge')
      .addColumn('holder', 'text', (column) => column.notNull())
      .addColumn('about', 'text', (column) => column.notNull())
      .addColumn('student_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
      .addColumn('state', types.json, (column) => column.notNull())
      .addPrimaryKeyConstraint('knowledge_key', ['holder', 'about'])
      .execute()
    await schema
      .createTable('learned_answers')
      .addColumn('batch_id', 'text', (column) => column.notNull())
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('student_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('question_id', 'text', (column) => column.notNull())
      .addColumn('topic_id', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('source_id', 'text', (column) => column.notNull())
      .addColumn('is_right', types.boolean, (column) => column.notNull())
      .addColumn('with_hint', types.boolean, (column) => column.notNull())
      .addColumn('at', types.timestamp, (column) => column.notNull())
      .addPrimaryKeyConstraint('learned_answers_key', ['batch_id', 'place'])
      .execute()
    await schema
      .createTable('practice_settings')
      .addColumn('student_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('is_on', types.boolean, (column) => column.notNull())
      .addColumn('subject_ids', types.json, (column) => column.notNull())
      .addColumn('minutes', 'integer', (column) => column.notNull())
      .execute()
    await schema.createIndex('knowledge_student').on('knowledge').columns(['student_id']).execute()
    await schema.createIndex('learned_answers_of_student').on('learned_answers').columns(['student_id', 'at']).execute()
  },
  '2026-11-16-91-practice-wishes': async ({ schema }, types) => {
    const settings = schema.alterTable('practice_settings')
    await settings.addColumn('exam_dates', types.json, (column) => column.notNull().defaultTo('[]')).execute()
    await settings
      .addColumn('explains_with_ai', types.boolean, (column) => column.notNull().defaultTo(sql.lit(true)))
      .execute()
  },
  '2026-11-16-96-practice-settings-revision': async ({ schema }, types) => {
    const settings = schema.alterTable('practice_settings')
    await settings.addColumn('revision', 'integer', (column) => column.notNull().defaultTo(sql.lit(1))).execute()
    await settings.addColumn('decided_at', types.timestamp).execute()
  },
}
