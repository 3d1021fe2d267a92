import { Id } from '@lms/contracts/fields.ts'
import { z } from 'zod'
import type { Migrations, Schema } from '../platform/database/migrations.ts'
import { type Json, json } from '../platform/database/tables.ts'
import { newId } from '../platform/ids.ts'
import { jobKind } from '../platform/jobs/jobs.ts'
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

export const countQuiz = jobKind('analysis:count-quiz', z.object({ quizId: Id }))

export const analysisMigrations: Migrations = {
  '2026-11-16-20-analysis': async (db, types) => {
    const { schema } = db
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
    await countWhatWasSat(db)
  },
}

/** Results from before are counted too, at the first start. */
async function countWhatWasSat(db: Schema): Promise<void> {
  const rows = await db
    .selectFrom('attempts')
    .select('quiz_id')
    .distinct()
    .where('purpose', '=', 'assigned')
    .where('state', '=', 'completed')
    .execute()
  const now = new Date().toISOString()
  for (const { quiz_id: quizId } of rows)
    await db
      .insertInto('jobs')
      .values({
        id: newId(),
        kind: countQuiz.name,
        payload: json({ quizId }),
        key: quizId,
        run_at: now,
        tries: 0,
        created_at: now,
      })
      .execute()
}
