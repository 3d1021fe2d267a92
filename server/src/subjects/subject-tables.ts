import type { ClassCode } from '@lms/contracts/classes/classes.ts'
import type { SubjectIcon } from '@lms/contracts/subjects/subjects.ts'
import { sql } from 'kysely'
import type { Migrations } from '../platform/database/migrations.ts'
import { createSearch } from '../platform/database/search.ts'

declare module '../platform/database/tables.ts' {
  interface Tables {
    subjects: {
      id: string
      name: string
      code: string
      description: string
      is_active: boolean
      class: ClassCode | null
      /** The place of the class in the list of classes. */
      class_position: number
      color: string
      icon: SubjectIcon
      author_id: string | null
      by_administrator: boolean
      /** Figures of the slices above, which keep them: see `subject-figure-store.ts`. */
      total_courses: number
      total_students: number
      rating_count: number
      rating_sum: number
      search_text: string
      sort_name: string
      version: number
      created_at: string
      updated_at: string
      deleted_at: string | null
    }
  }
}

export const subjectMigrations: Migrations = {
  '2026-11-15-50-subjects': async (db, types, dialect) => {
    // The same order on both databases, whatever language the server of one was set up for.
    const sortable = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
    await db.schema
      .createTable('subjects')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('code', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('is_active', types.boolean, (column) => column.notNull())
      .addColumn('class', 'text')
      .addColumn('class_position', 'integer', (column) => column.notNull())
      .addColumn('color', 'text', (column) => column.notNull())
      .addColumn('icon', 'text', (column) => column.notNull())
      .addColumn('author_id', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('by_administrator', types.boolean, (column) => column.notNull())
      .addColumn('total_courses', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('total_students', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('rating_count', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('rating_sum', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('search_text', 'text', (column) => column.notNull())
      .addColumn('sort_name', sortable, (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('created_at', types.timestamp, (column) => column.notNull())
      .addColumn('updated_at', types.timestamp, (column) => column.notNull())
      .addColumn('deleted_at', types.timestamp)
      .execute()
    // A deleted subject gives its code away; who wants it back then chooses another.
    await sql
      .raw('create unique index subjects_code on subjects (author_id, code) where deleted_at is null')
      .execute(db)
    for (const [name, column] of Object.entries({
      name: 'sort_name',
      class: 'class_position',
      creation: 'created_at',
      courses: 'total_courses',
    }))
      await sql.raw(`create index subjects_by_${name} on subjects (${column}, id) where deleted_at is null`).execute(db)
    await createSearch(db, dialect, 'subjects')
  },
}
