import type { Migrations } from '../platform/database/migrations.ts'
import type { Json } from '../platform/database/tables.ts'
import type { ItemSums, PaperSums, QuizSums } from './rules/statistics.ts'

declare module '../platform/database/tables.ts' {
  interface Tables {
    /** How whole papers of a quiz went. */
    quiz_analyses: {
      quiz_id: string
      paper: Json<PaperSums>
      computed_at: string
    }
    /** How one question went in one quiz. */
    item_analyses: {
      quiz_id: string
      question_id: string
      sums: Json<ItemSums>
    }
    /** The share of people who are gone for good: sums, and nobody's name or id. */
    departed_sums: {
      quiz_id: string
      sums: Json<QuizSums>
    }
  }
}

export const analysisMigrations: Migrations = {
  '2026-11-16-20-analysis': async ({ schema }, types) => {
    await schema
      .createTable('quiz_analyses')
      .addColumn('quiz_id', 'text', (column) => column.primaryKey().references('quizzes.id').onDelete('cascade'))
      .addColumn('paper', types.json, (column) => column.notNull())
      .addColumn('computed_at', types.timestamp, (column) => column.notNull())
      .execute()
    await schema
      .createTable('item_analyses')
      .addColumn('quiz_id', 'text', (column) => column.notNull().references('quizzes.id').onDelete('cascade'))
      .addColumn('question_id', 'text', (column) => column.notNull().references('questions.id').onDelete('cascade'))
      .addColumn('sums', types.json, (column) => column.notNull())
      .addPrimaryKeyConstraint('item_analyses_key', ['quiz_id', 'question_id'])
      .execute()
    await schema.createIndex('item_analyses_question').on('item_analyses').column('question_id').execute()
    await schema
      .createTable('departed_sums')
      .addColumn('quiz_id', 'text', (column) => column.primaryKey().references('quizzes.id').onDelete('cascade'))
      .addColumn('sums', types.json, (column) => column.notNull())
      .execute()
  },
}
