import type { QuizSection } from '@lms/contracts/quizzes/quiz-draws.ts'
import { sql } from 'kysely'
import type { Migrations } from '../platform/database/migrations.ts'
import type { Json } from '../platform/database/tables.ts'
import type { FrozenCode, SheetSize } from './printed/printed-paper.ts'

declare module '../platform/database/tables.ts' {
  interface Tables {
    /** A quiz as it was printed, for good: later edits of quiz and questions do not reach it. */
    printed_papers: {
      id: string
      quiz_id: string
      made_by: string | null
      layout_version: number
      size: SheetSize
      /** What its sheets are sealed with: in every backup, because paper outlives machines. */
      seal_key: string
      codes: Json<readonly FrozenCode[]>
      sections: Json<readonly QuizSection[]>
      created_at: string
    }
    /** A sheet of answers of a printed paper: for somebody, or blank. */
    printed_sheets: {
      id: string
      printed_paper_id: string
      /** From 1 on; the sheet's code has it. */
      number: number
      /** Null where it is marked by hand. */
      code: string | null
      student_id: string | null
      candidate_id: string | null
      pages: number
    }
    /** Numbers that somebody gave once, to students or to people without an account. */
    paper_candidates: {
      id: string
      owner_id: string
      number: string
      student_id: string | null
      /** Of somebody without an account; otherwise empty. */
      name: string
      created_at: string
    }
    /** What somebody wrote on paper: once for each printed paper. */
    paper_entries: {
      id: string
      printed_paper_id: string
      code: string
      student_id: string | null
      candidate_id: string | null
      sheet_id: string | null
      source: 'scan' | 'typed'
      /** By the numbers of the questions. */
      answers: Json<Readonly<Record<string, string>>>
      /** Points, where only they were entered. */
      total: number | null
      /** Of a candidate without an account; the attempt has it otherwise. */
      score: number | null
      attempt_id: string | null
      /** The assignment is there because of this. */
      has_assigned: boolean
      revision: number
      entered_by: string | null
      created_at: string
    }
  }
}

export const paperSheetMigrations: Migrations = {
  '2026-11-16-99-paper-sheets': async ({ schema }, types) => {
    await schema
      .createTable('printed_papers')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('quiz_id', 'text', (column) => column.notNull().references('quizzes.id').onDelete('cascade'))
      .addColumn('made_by', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('layout_version', 'integer', (column) => column.notNull())
      .addColumn('size', 'text', (column) => column.notNull())
      .addColumn('seal_key', 'text', (column) => column.notNull())
      .addColumn('codes', types.json, (column) => column.notNull())
      .addColumn('sections', types.json, (column) => column.notNull())
      .addColumn('created_at', types.timestamp, (column) => column.notNull())
      .execute()
    await schema.createIndex('printed_papers_of_quiz').on('printed_papers').columns(['quiz_id', 'id']).execute()
    await schema.createIndex('printed_papers_made_by').on('printed_papers').column('made_by').execute()
    await schema
      .createTable('paper_candidates')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('number', 'text', (column) => column.notNull())
      .addColumn('student_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created_at', types.timestamp, (column) => column.notNull())
      .execute()
    await schema
      .createIndex('paper_candidates_by_number')
      .on('paper_candidates')
      .columns(['owner_id', 'number'])
      .unique()
      .execute()
    await schema
      .createIndex('paper_candidates_by_student')
      .on('paper_candidates')
      .columns(['student_id', 'owner_id'])
      .unique()
      .execute()
    await schema
      .createTable('printed_sheets')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('printed_paper_id', 'text', (column) =>
        column.notNull().references('printed_papers.id').onDelete('cascade'),
      )
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('code', 'text')
      .addColumn('student_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
      .addColumn('candidate_id', 'text', (column) => column.references('paper_candidates.id').onDelete('cascade'))
      .addColumn('pages', 'integer', (column) => column.notNull())
      .execute()
    await schema
      .createIndex('printed_sheets_by_number')
      .on('printed_sheets')
      .columns(['printed_paper_id', 'number'])
      .unique()
      .execute()
    await schema.createIndex('printed_sheets_of_student').on('printed_sheets').column('student_id').execute()
    await schema.createIndex('printed_sheets_of_candidate').on('printed_sheets').column('candidate_id').execute()
    await schema
      .createTable('paper_entries')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('printed_paper_id', 'text', (column) =>
        column.notNull().references('printed_papers.id').onDelete('cascade'),
      )
      .addColumn('code', 'text', (column) => column.notNull())
      .addColumn('student_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
      .addColumn('candidate_id', 'text', (column) => column.references('paper_candidates.id').onDelete('cascade'))
      .addColumn('sheet_id', 'text', (column) => column.references('printed_sheets.id').onDelete('set null'))
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('answers', types.json, (column) => column.notNull())
      .addColumn('total', 'double precision')
      .addColumn('score', 'double precision')
      .addColumn('attempt_id', 'text', (column) => column.references('attempts.id').onDelete('set null'))
      .addColumn('has_assigned', types.boolean, (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('entered_by', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('created_at', types.timestamp, (column) => column.notNull())
      .execute()
    // Whoever asks how often and in however many processes: one paper of one person counts once.
    for (const whose of ['student_id', 'candidate_id'])
      await schema
        .createIndex(`paper_entries_by_${whose.replace('_id', '')}`)
        .on('paper_entries')
        .columns(['printed_paper_id', whose])
        .unique()
        .where(sql.ref(whose), 'is not', null)
        .execute()
    for (const column of ['student_id', 'candidate_id', 'sheet_id', 'attempt_id', 'entered_by'])
      await schema
        .createIndex(`paper_entries_${column.replace('_id', '')}`)
        .on('paper_entries')
        .column(column)
        .execute()
  },
}
