import { sql } from 'kysely'
import type { Migrations } from '../platform/database/migrations.ts'
import { createSearch } from '../platform/database/search.ts'

declare module '../platform/database/tables.ts' {
  interface Tables {
    categories: {
      id: string
      name: string
      slug: string
      description: string
      color: string
      parent_id: string | null
      /** What two names share that are nearly the same; see `nameKey`. */
      name_key: string
      sort_name: string
      created_by: string | null
      created_at: string
    }
    tags: {
      id: string
      name: string
      slug: string
      color: string
      name_key: string
      /** The folded name: searched, and sorted by. */
      search_text: string
      created_by: string | null
      created_at: string
    }
  }
}

export const taxonomyMigrations: Migrations = {
  '2026-11-16-40-taxonomy': async (db, types, dialect) => {
    // The same order on both databases, whatever language the server of one was set up for.
    const sortable = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
    await db.schema
      .createTable('categories')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('slug', 'text', (column) => column.notNull().unique())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('color', 'text', (column) => column.notNull())
      .addColumn('parent_id', 'text', (column) => column.references('categories.id'))
      .addColumn('name_key', 'text', (column) => column.notNull().unique())
      .addColumn('sort_name', sortable, (column) => column.notNull())
      .addColumn('created_by', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('created_at', types.timestamp, (column) => column.notNull())
      .execute()
    await db.schema.createIndex('categories_parent').on('categories').column('parent_id').execute()
    await db.schema.createIndex('categories_creator').on('categories').column('created_by').execute()
    await db.schema
      .createTable('tags')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('slug', 'text', (column) => column.notNull().unique())
      .addColumn('color', 'text', (column) => column.notNull())
      .addColumn('name_key', 'text', (column) => column.notNull().unique())
      .addColumn('search_text', sortable, (column) => column.notNull())
      .addColumn('created_by', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('created_at', types.timestamp, (column) => column.notNull())
      .execute()
    await db.schema.createIndex('tags_by_name').on('tags').columns(['search_text', 'id']).execute()
    await db.schema.createIndex('tags_creator').on('tags').column('created_by').execute()
    await createSearch(db, dialect, 'tags')
  },
}
