import type { ClassCode } from '@lms/contracts/classes/classes.ts'
import type { GateNote, ReviewDecision } from '@lms/contracts/generation/generation-review.ts'
import type {
  DifficultyCounts,
  FailureReason,
  GenerationProvider,
  GenerationStatus,
  GenerationStep,
  Rejection,
} from '@lms/contracts/generation/generation.ts'
import { sql } from 'kysely'
import type { Migrations } from '../platform/database/migrations.ts'
import { createSearch } from '../platform/database/search.ts'
import type { Json } from '../platform/database/tables.ts'
import type { ProcessRequest } from './generation.ts'
import type { AcceptedQuestion } from './rules/quality-gate.ts'

declare module '../platform/database/tables.ts' {
  interface Tables {
    generation_processes: {
      id: string
      author_id: string | null
      by_administrator: boolean
      title: string
      subject: string
      class: ClassCode
      provider: GenerationProvider
      model: string
      request: Json<ProcessRequest>
      status: GenerationStatus
      step: GenerationStep | null
      progress: number
      resumes_at: string | null
      reason: FailureReason | null
      missing: Json<DifficultyCounts>
      total_questions: number
      quiz_id: string | null
      prompt_version: number
      input_tokens: number
      output_tokens: number
      requests: number
      run: number
      rounds: number
      setbacks: number
      accepted: Json<AcceptedQuestion[]>
      rejections: Json<Rejection[]>
      search_text: string
      created_at: string
      updated_at: string
    }
    /** The questions that a process put into its quiz, and what was decided about each. */
    generated_questions: {
      process_id: string
      question_id: string
      decision: ReviewDecision
      notes: Json<GateNote[]>
      replacement: 'none' | 'running' | 'failed'
      reason: FailureReason | null
      wish: string
      rounds: number
      setbacks: number
      rejections: Json<Rejection[]>
    }
  }
}

export const generationMigrations: Migrations = {
  '2026-11-16-31-generation': async (db, types, dialect) => {
    await db.schema
      .createTable('generation_processes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('author_id', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('by_administrator', types.boolean, (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('class', 'text', (column) => column.notNull())
      .addColumn('provider', 'text', (column) => column.notNull())
      .addColumn('model', 'text', (column) => column.notNull())
      .addColumn('request', types.json, (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('step', 'text')
      .addColumn('progress', 'integer', (column) => column.notNull())
      .addColumn('resumes_at', types.timestamp)
      .addColumn('reason', 'text')
      .addColumn('missing', types.json, (column) => column.notNull())
      .addColumn('total_questions', 'integer', (column) => column.notNull())
      .addColumn('quiz_id', 'text', (column) => column.references('quizzes.id').onDelete('set null'))
      .addColumn('prompt_version', 'integer', (column) => column.notNull())
      .addColumn('input_tokens', 'integer', (column) => column.notNull())
      .addColumn('output_tokens', 'integer', (column) => column.notNull())
      .addColumn('requests', 'integer', (column) => column.notNull())
      .addColumn('run', 'integer', (column) => column.notNull())
      .addColumn('rounds', 'integer', (column) => column.notNull())
      .addColumn('setbacks', 'integer', (column) => column.notNull())
      .addColumn('accepted', types.json, (column) => column.notNull())
      .addColumn('rejections', types.json, (column) => column.notNull())
      .addColumn('search_text', 'text', (column) => column.notNull())
      .addColumn('created_at', types.timestamp, (column) => column.notNull())
      .addColumn('updated_at', types.timestamp, (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('generated_questions')
      .addColumn('process_id', 'text', (column) =>
        column.notNull().references('generation_processes.id').onDelete('cascade'),
      )
      .addColumn('question_id', 'text', (column) => column.notNull().references('questions.id').onDelete('cascade'))
      .addColumn('decision', 'text', (column) => column.notNull())
      .addColumn('notes', types.json, (column) => column.notNull())
      .addColumn('replacement', 'text', (column) => column.notNull())
      .addColumn('reason', 'text')
      .addColumn('wish', 'text', (column) => column.notNull())
      .addColumn('rounds', 'integer', (column) => column.notNull())
      .addColumn('setbacks', 'integer', (column) => column.notNull())
      .addColumn('rejections', types.json, (column) => column.notNull())
      .addPrimaryKeyConstraint('generated_questions_key', ['process_id', 'question_id'])
      .execute()
    const create = (name: string, table: string, columns: string) =>
      sql.raw(`create index ${name} on ${table} (${columns})`).execute(db)
    await create('generated_questions_question', 'generated_questions', 'question_id')
    for (const [name, columns] of Object.entries({
      author: 'author_id, id',
      status: 'status, id',
      author_status: 'author_id, status, id',
      model: 'model, id',
      provider: 'provider, id',
      quiz: 'quiz_id',
    }))
      await create(`generation_processes_${name}`, 'generation_processes', columns)
    await createSearch(db, dialect, 'generation_processes')
  },
}
