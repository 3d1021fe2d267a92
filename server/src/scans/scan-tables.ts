import type { ScanState, SheetState } from '@lms/contracts/scans/scans.ts'
import type { ScanFailureCode } from '@lms/contracts/scans/scan-messages.ts'
import { type Generated, sql } from 'kysely'
import type { Migrations } from '../platform/database/migrations.ts'
import type { Json } from '../platform/database/tables.ts'
import type { Corrections, PageReading } from './scanned-sheet.ts'

declare module '../platform/database/tables.ts' {
  interface Tables {
    /** Photographs of sheets that somebody sent together. */
    scans: {
      id: string
      quiz_id: string
      user_id: string
      state: ScanState
      created_at: string
      /** When the photographs go. */
      expires_at: string
      pictures_removed_at: string | null
    }
    scan_files: {
      id: string
      scan_id: string
      number: number
      name: string
      /** Of the bytes: the same file twice is read once. */
      digest: string
      state: 'waiting' | 'read' | 'failed'
      failure: ScanFailureCode | null
      /** How often somebody began to read it. */
      tries: number
      /** Pages of a PDF that were read in the turns before. */
      pages_read: Generated<number>
    }
    /** One sheet of one child, with all of its pages. */
    scan_sheets: {
      id: string
      scan_id: string
      number: number
      state: SheetState
      /** What was printed; null for a code that is not ours. */
      printed_paper_id: string | null
      printed_sheet_id: string | null
      code: string | null
      student_id: string | null
      candidate_id: string | null
      /** The number as it was marked. */
      candidate: string | null
      name: string | null
      pages: number
      double_of: string | null
      doubtful: number
      corrections: Json<Corrections>
      /** What was entered of it. */
      entry_id: string | null
      attempt_id: string | null
      score: number | null
      total_points: number | null
      revision: number
    }
    /** What was seen of one page in one picture; written once. */
    scan_pages: {
      id: string
      scan_id: string
      file_id: string
      sheet_id: string
      picture: number
      page: number
      /** Null where no code was seen. */
      text: string | null
      reading: Json<PageReading>
    }
  }
}

export const scanMigrations: Migrations = {
  '2026-11-16-99-scans': async ({ schema }, types) => {
    await schema
      .createTable('scans')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('quiz_id', 'text', (column) => column.notNull().references('quizzes.id').onDelete('cascade'))
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('created_at', types.timestamp, (column) => column.notNull())
      .addColumn('expires_at', types.timestamp, (column) => column.notNull())
      .addColumn('pictures_removed_at', types.timestamp)
      .execute()
    await schema.createIndex('scans_of_quiz').on('scans').columns(['quiz_id', 'id']).execute()
    await schema.createIndex('scans_of_user').on('scans').columns(['user_id', 'state', 'id']).execute()
    await schema.createIndex('scans_expiry').on('scans').columns(['pictures_removed_at', 'expires_at']).execute()
    await schema
      .createTable('scan_files')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('scan_id', 'text', (column) => column.notNull().references('scans.id').onDelete('cascade'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('failure', 'text')
      .addColumn('tries', 'integer', (column) => column.notNull())
      .execute()
    await schema.createIndex('scan_files_of_scan').on('scan_files').columns(['scan_id', 'number']).unique().execute()
    await schema
      .createTable('scan_sheets')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('scan_id', 'text', (column) => column.notNull().references('scans.id').onDelete('cascade'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('printed_paper_id', 'text')
      .addColumn('printed_sheet_id', 'text')
      .addColumn('code', 'text')
      .addColumn('student_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
      .addColumn('candidate_id', 'text')
      .addColumn('candidate', 'text')
      .addColumn('name', 'text')
      .addColumn('pages', 'integer', (column) => column.notNull())
      .addColumn('double_of', 'text')
      .addColumn('doubtful', 'integer', (column) => column.notNull())
      .addColumn('corrections', types.json, (column) => column.notNull())
      .addColumn('entry_id', 'text')
      .addColumn('attempt_id', 'text', (column) => column.references('attempts.id').onDelete('set null'))
      .addColumn('score', 'double precision')
      .addColumn('total_points', 'double precision')
      .addColumn('revision', 'integer', (column) => column.notNull())
      .execute()
    await schema.createIndex('scan_sheets_of_scan').on('scan_sheets').columns(['scan_id', 'number']).unique().execute()
    await schema.createIndex('scan_sheets_of_student').on('scan_sheets').column('student_id').execute()
    await schema.createIndex('scan_sheets_of_attempt').on('scan_sheets').column('attempt_id').execute()
    await schema
      .createTable('scan_pages')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('scan_id', 'text', (column) => column.notNull().references('scans.id').onDelete('cascade'))
      .addColumn('file_id', 'text', (column) => column.notNull().references('scan_files.id').onDelete('cascade'))
      .addColumn('sheet_id', 'text', (column) => column.notNull().references('scan_sheets.id').onDelete('cascade'))
      .addColumn('picture', 'integer', (column) => column.notNull())
      .addColumn('page', 'integer', (column) => column.notNull())
      .addColumn('text', 'text')
      .addColumn('reading', types.json, (column) => column.notNull())
      .execute()
    await schema.createIndex('scan_pages_of_scan').on('scan_pages').column('scan_id').execute()
    await schema.createIndex('scan_pages_of_sheet').on('scan_pages').column('sheet_id').execute()
    await schema.createIndex('scan_pages_of_file').on('scan_pages').column('file_id').execute()
  },
  '2026-11-16-99-scans-in-turns': async ({ schema }) => {
    await schema
      .alterTable('scan_files')
      .addColumn('pages_read', 'integer', (column) => column.notNull().defaultTo(sql.lit(0)))
      .execute()
  },
}
