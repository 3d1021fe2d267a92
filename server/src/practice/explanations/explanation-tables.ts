import type { Migrations } from '../../platform/database/migrations.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** What a model said about a question and a wrong answer; nothing about whose it was. */
    explanations: {
      question_id: string
      /** Of what the model was told, so that another text, another number or another mistake is another one. */
      told_hash: string
      text: string
      provider: string
      model: string
      created_at: string
    }
    /** What was asked of models for explanations, day by day (UTC). */
    explanation_costs: {
      day: string
      provider: string
      model: string
      requests: number
      /** Answers that could not be shown. */
      refused: number
      input_tokens: number
      output_tokens: number
    }
  }
}

export const explanationMigrations: Migrations = {
  '2026-11-16-94-explanations': async ({ schema }, types) => {
    await schema
      .createTable('explanations')
      .addColumn('question_id', 'text', (column) => column.notNull().references('questions.id').onDelete('cascade'))
      .addColumn('told_hash', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('provider', 'text', (column) => column.notNull())
      .addColumn('model', 'text', (column) => column.notNull())
      .addColumn('created_at', types.timestamp, (column) => column.notNull())
      .addPrimaryKeyConstraint('explanations_key', ['question_id', 'told_hash'])
      .execute()
    await schema
      .createTable('explanation_costs')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('provider', 'text', (column) => column.notNull())
      .addColumn('model', 'text', (column) => column.notNull())
      .addColumn('requests', 'integer', (column) => column.notNull())
      .addColumn('refused', 'integer', (column) => column.notNull())
      .addColumn('input_tokens', 'integer', (column) => column.notNull())
      .addColumn('output_tokens', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('explanation_costs_key', ['day', 'provider', 'model'])
      .execute()
  },
}
