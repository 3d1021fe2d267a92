import type { MediaPurpose } from '@lms/contracts/media/media.ts'
import { foldText } from '@lms/contracts/text-folding.ts'
import { sql } from 'kysely'
import type { Migrations, Schema } from '../platform/database/migrations.ts'
import { createSearch } from '../platform/database/search.ts'
import { type MediaUseKind, picturesIn } from './media-use.ts'

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
      /** The folded name and text. */
      search_text: string
      created_at: string
    }
    /** Which records show a picture; each slice that shows pictures keeps its own lines. */
    media_uses: {
      media_id: string
      kind: MediaUseKind
      record_id: string
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
  '2026-11-16-42-media-library': async (db, _types, dialect) => {
    await db.schema
      .alterTable('media')
      .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    await db.schema.createIndex('media_thumbnail').on('media').column('thumbnail').execute()
    await db.schema
      .createTable('media_uses')
      .addColumn('media_id', 'text', (column) => column.notNull().references('media.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('record_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('media_uses_key', ['media_id', 'kind', 'record_id'])
      .execute()
    await db.schema.createIndex('media_uses_record').on('media_uses').columns(['kind', 'record_id']).execute()
    await createSearch(db, dialect, 'media')
    await fillLibrary(db)
  },
}

/** What was there before the library: names to search, faces, and pictures in questions. */
async function fillLibrary(db: Schema): Promise<void> {
  const { rows: media } = await sql<{ id: string; name: string; thumbnail: string }>`
    select id, name, thumbnail from media`.execute(db)
  for (const { id, name } of media)
    await sql`update media set search_text = ${foldText(name)} where id = ${id}`.execute(db)
  const bySecret = new Map(media.map(({ id, thumbnail }) => [thumbnail.replace('-thumbnail.webp', ''), id]))
  const { rows: texts } = await sql<{ kind: MediaUseKind; id: string; text: string }>`
    select 'user' as kind, id, avatar as text from users where avatar is not null
    union all
    select 'question', question_id, content || ' ' || explanation || ' ' || cast(answers as text)
    from question_versions
    where content like '%/uploads/media/%' or explanation like '%/uploads/media/%'
      or cast(answers as text) like '%/uploads/media/%'`.execute(db)
  for (const { kind, id, text } of texts)
    for (const mediaId of picturesIn([text]).map((secret) => bySecret.get(secret)))
      if (mediaId !== undefined)
        await sql`insert into media_uses (media_id, kind, record_id) values (${mediaId}, ${kind}, ${id})
          on conflict do nothing`.execute(db)
}
