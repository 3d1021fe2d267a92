import type { MediaPurpose } from '@lms/contracts/media.ts'
import type { Migrations } from '../platform/database/migrations.ts'

declare module '../platform/database/tables.ts' {
  interface Tables {
    media: {
      id: string
      /** Gone with the person; the picture stays where it is used. */
      owner_id: string | null
      purpose: MediaPurpose
      /** The last part of its address, which nobody can guess. */
      file: string
      thumbnail: string
      name: string
      type: string
      size: number
      width: number
      height: number
      alt: string
      created_at: string
    }
  }
}

export const mediaMigrations: Migrations = {
  '2026-11-15-40-media': async ({ schema }, types) => {
    await schema
      .createTable('media')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('owner_id', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('file', 'text', (column) => column.notNull().unique())
      .addColumn('thumbnail', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('alt', 'text', (column) => column.notNull())
      .addColumn('created_at', types.timestamp, (column) => column.notNull())
      .execute()
    await schema.createIndex('media_by_owner').on('media').columns(['owner_id', 'created_at', 'id']).execute()
    await schema.createIndex('media_newest').on('media').columns(['created_at', 'id']).execute()
  },
}
