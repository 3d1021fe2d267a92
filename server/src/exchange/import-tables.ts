import type { ClassCode } from '@lms/contracts/classes/classes.ts'
import type { exchangeFailures } from '@lms/contracts/exchange/exchange-failures.ts'
import type { ImportState, StoredFormat } from '@lms/contracts/exchange/exchange.ts'
import type { PaperShape } from '@lms/contracts/exchange/marking/line-roles.ts'
import type { LineMark, PaperLine } from '@lms/contracts/exchange/marking/marking.ts'
import type { ItemOrigin } from '@lms/contracts/exchange/origin.ts'
import type { ImportEncoding, SheetReading } from '@lms/contracts/exchange/reading.ts'
import type { Difficulty } from '@lms/contracts/questions/questions.ts'
import { sql } from 'kysely'
import type { Migrations } from '../platform/database/migrations.ts'
import type { Json } from '../platform/database/tables.ts'
import type { SheetReport } from './item.ts'
import { mergeFailures, mergeProblemCodes } from './merged-codes.ts'
import type { ItemProblem, ItemText } from './staged-item.ts'

/** Whether a model was asked about it, and why it said nothing. */
export type Asking = 'waiting' | 'answered' | keyof typeof exchangeFailures

declare module '../platform/database/tables.ts' {
  interface Tables {
    /** A file with questions on its way into the bank. */
    question_imports: {
      id: string
      user_id: string
      file_name: string
      format: StoredFormat | null
      state: ImportState
      failure: string | null
      failure_key: string | null
      asking: Asking | null
      class: ClassCode | null
      subject_id: string | null
      /** Pictures that the file brought, to be dropped if nothing comes of it. */
      media: Json<string[]>
      kept: Json<{ _id: string; title: string }[]>
      /** Read since true and false are told apart by what an answer says; before, its place decided. */
      keys_by_meaning: boolean
      created_at: string
      expires_at: string
    }
    question_import_items: {
      import_id: string
      number: number
      place: string
      text: Json<ItemText>
      class: ClassCode | null
      subject_id: string | null
      difficulty: Difficulty
      points: number
      problems: Json<ItemProblem[]>
      is_noted: boolean
      is_blocked: boolean
      is_accepted: boolean
      fingerprint: string
      duplicate_id: string | null
      same_as_number: number | null
      /** Once it is in the bank. */
      question_id: string | null
      version: number
      /** Null for what was read before this was kept. */
      origin: Json<ItemOrigin> | null
      /** Its type, its number of options and the letters of those that are right; null likewise. */
      shape: string | null
      /** Keys of the reasons in its origin; null where there are none. */
      reasons: string | null
    }
    /** How a file was read, and how somebody wants it read. */
    question_import_readings: {
      import_id: string
      encoding: ImportEncoding | null
      wishes: Json<SheetReading[]>
      /** The text of a paper goes to a model. */
      is_by_ai: boolean
      sheets: Json<SheetReport[]>
      /** What is said about the file as a whole; null for what was read before this was kept. */
      notes: Json<ItemProblem[]> | null
      /** Of a paper: its first lines, and what somebody says that they are; null likewise. */
      lines: Json<PaperLine[]> | null
      marks: Json<LineMark[]> | null
    }
    /** What lines of papers are that this person marked last, offered again for the next one. */
    question_import_shapes: {
      user_id: string
      shape: Json<PaperShape>
    }
  }
}

export const importMigrations: Migrations = {
  '2026-11-16-61-question-imports': async (db, types) => {
    await db.schema
      .createTable('question_imports')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('file_name', 'text', (column) => column.notNull())
      .addColumn('format', 'text')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('failure', 'text')
      .addColumn('class', 'text')
      .addColumn('subject_id', 'text', (column) => column.references('subjects.id').onDelete('set null'))
      .addColumn('media', types.json, (column) => column.notNull())
      .addColumn('kept', types.json, (column) => column.notNull())
      .addColumn('created_at', types.timestamp, (column) => column.notNull())
      .addColumn('expires_at', types.timestamp, (column) => column.notNull())
      .execute()
    await db.schema.createIndex('question_imports_of_user').on('question_imports').columns(['user_id', 'id']).execute()
    await db.schema.createIndex('question_imports_subject').on('question_imports').column('subject_id').execute()
    await db.schema.createIndex('question_imports_expiry').on('question_imports').column('expires_at').execute()
    await db.schema
      .createTable('question_import_items')
      .addColumn('import_id', 'text', (column) =>
        column.notNull().references('question_imports.id').onDelete('cascade'),
      )
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('place', 'text', (column) => column.notNull())
      .addColumn('text', types.json, (column) => column.notNull())
      .addColumn('class', 'text')
      .addColumn('subject_id', 'text')
      .addColumn('difficulty', 'text', (column) => column.notNull())
      .addColumn('points', 'integer', (column) => column.notNull())
      .addColumn('problems', types.json, (column) => column.notNull())
      .addColumn('is_noted', types.boolean, (column) => column.notNull())
      .addColumn('is_blocked', types.boolean, (column) => column.notNull())
      .addColumn('is_accepted', types.boolean, (column) => column.notNull())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('duplicate_id', 'text')
      .addColumn('same_as_number', 'integer')
      .addColumn('question_id', 'text')
      .addColumn('version', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('question_import_items_key', ['import_id', 'number'])
      .execute()
    await sql
      .raw('create index question_import_items_print on question_import_items (import_id, fingerprint)')
      .execute(db)
  },

  '2026-11-16-62-import-failure-keys': async (db) => {
    await db.schema.alterTable('question_imports').addColumn('failure_key', 'text').execute()
  },

  '2026-11-16-63-import-keys-by-meaning': async (db, types) => {
    await db.schema
      .alterTable('question_imports')
      .addColumn('keys_by_meaning', types.boolean, (column) => column.notNull().defaultTo(sql.lit(false)))
      .execute()
  },

  '2026-11-16-68-import-readings': async (db, types) => {
    await db.schema.alterTable('question_import_items').addColumn('origin', types.json).execute()
    await db.schema
      .createTable('question_import_readings')
      .addColumn('import_id', 'text', (column) =>
        column.primaryKey().references('question_imports.id').onDelete('cascade'),
      )
      .addColumn('encoding', 'text')
      .addColumn('wishes', types.json, (column) => column.notNull())
      .addColumn('sheets', types.json, (column) => column.notNull())
      .execute()
  },

  '2026-11-17-20-import-shapes': async (db) => {
    for (const column of ['shape', 'reasons'])
      await db.schema.alterTable('question_import_items').addColumn(column, 'text').execute()
  },

  '2026-11-17-21-import-notes': async (db, types) => {
    await db.schema.alterTable('question_import_readings').addColumn('notes', types.json).execute()
  },

  '2026-11-18-20-import-lines': async (db, types) => {
    for (const column of ['lines', 'marks'])
      await db.schema.alterTable('question_import_readings').addColumn(column, types.json).execute()
  },

  '2026-11-18-31-imports-by-ai': async (db, types) => {
    await db.schema
      .alterTable('question_import_readings')
      .addColumn('is_by_ai', types.boolean, (column) => column.notNull().defaultTo(sql.lit(false)))
      .execute()
  },

  '2026-11-18-32-imports-asked-about': async (db) => {
    await db.schema.alterTable('question_imports').addColumn('asking', 'text').execute()
  },

  '2026-11-20-30-merged-problem-codes': mergeProblemCodes,
  '2026-11-20-31-merged-failures': mergeFailures,
  '2026-11-20-40-import-shapes': async (db, types) => {
    await db.schema
      .createTable('question_import_shapes')
      .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('shape', types.json, (column) => column.notNull())
      .execute()
  },
}
