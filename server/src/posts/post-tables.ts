import type { RevisionReason } from '@lms/contracts/posts/post-revisions.ts'
import type { PostSeo, PostStatus } from '@lms/contracts/posts/posts.ts'
import { sql } from 'kysely'
import type { Migrations, Schema } from '../platform/database/migrations.ts'
import { carryInSearch, createSearch } from '../platform/database/search.ts'
import type { Json } from '../platform/database/tables.ts'
import { createTally } from '../platform/database/tally.ts'
import type { DraftBeside, PostText } from './post.ts'

declare module '../platform/database/tables.ts' {
  interface Tables {
    posts: {
      id: string
      title: string
      slug: string
      excerpt: string
      content: string
      featured_image: string | null
      category_id: string
      tag_ids: Json<string[]>
      seo: Json<PostSeo>
      status: PostStatus
      publish_date: string | null
      draft: Json<DraftBeside> | null
      has_draft: boolean
      review_requested: boolean
      review_note: string
      first_published_at: string | null
      /** The publish date of what is published and not deleted: live from then on. */
      live_from: string | null
      /** When its author is still to be told that it went out, or did not. */
      due_at: string | null
      /** Made when it is written, so that lists do not read the text. */
      lead: string
      reading_minutes: number
      views: number
      author_id: string | null
      search_text: string
      sort_title: string
      version: number
      created_at: string
      updated_at: string
      deleted_at: string | null
    }
    /** Finds posts by tag; what a post says of its tags is `posts.tag_ids`. */
    post_tags: {
      post_id: string
      tag_id: string
      /** The post's publish date while it is published. */
      published_at: string | null
      is_published: boolean
      deleted_at: string | null
    }
    /** Slugs that a published post had: they lead on to it. */
    post_slugs: {
      slug: string
      post_id: string
      created_at: string
    }
    post_revisions: {
      id: string
      post_id: string
      version: number
      title: string
      status: PostStatus
      reason: RevisionReason
      note: string
      text: Json<PostText>
      author_id: string | null
      created_at: string
    }
    /** Who read what today, as a hash that nobody can lead back once the day's salt is gone. */
    post_visits: {
      day: string
      post_id: string
      visitor: string
    }
    post_visit_salts: {
      day: string
      salt: string
    }
    posts_tally: {
      status: PostStatus
      category_id: string
      amount: number
    }
    post_tags_tally: {
      tag_id: string
      is_published: boolean
      amount: number
    }
  }
}

export const postMigrations: Migrations = {
  '2026-11-16-41-posts': async (db, types, dialect) => {
    // The same order on both databases, whatever language the server of one was set up for.
    const sortable = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
    await db.schema
      .createTable('posts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('slug', 'text', (column) => column.notNull().unique())
      .addColumn('excerpt', 'text', (column) => column.notNull())
      .addColumn('featured_image', 'text')
      .addColumn('category_id', 'text', (column) => column.notNull().references('categories.id'))
      .addColumn('tag_ids', types.json, (column) => column.notNull())
      .addColumn('seo', types.json, (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('publish_date', types.timestamp)
      .addColumn('has_draft', types.boolean, (column) => column.notNull())
      .addColumn('review_requested', types.boolean, (column) => column.notNull())
      .addColumn('review_note', 'text', (column) => column.notNull())
      .addColumn('first_published_at', types.timestamp)
      .addColumn('due_at', types.timestamp)
      .addColumn('lead', 'text', (column) => column.notNull())
      .addColumn('reading_minutes', 'integer', (column) => column.notNull())
      .addColumn('views', 'integer', (column) => column.notNull())
      .addColumn('author_id', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('search_text', 'text', (column) => column.notNull())
      .addColumn('sort_title', sortable, (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('created_at', types.timestamp, (column) => column.notNull())
      .addColumn('updated_at', types.timestamp, (column) => column.notNull())
      .addColumn('deleted_at', types.timestamp)
      // The long ones last: what lists read lies before them.
      .addColumn('draft', types.json)
      .addColumn('content', 'text', (column) => column.notNull())
      .execute()
    await createListIndexes(db)
    await createSearch(db, dialect, 'posts')
    await createTally(db, dialect, {
      table: 'posts',
      columns: { status: sql`text`, category_id: sql`text` },
      goneAt: 'deleted_at',
    })
    await db.schema
      .createTable('post_tags')
      .addColumn('post_id', 'text', (column) => column.notNull().references('posts.id').onDelete('cascade'))
      .addColumn('tag_id', 'text', (column) => column.notNull().references('tags.id'))
      .addColumn('published_at', types.timestamp)
      .addColumn('is_published', types.boolean, (column) => column.notNull())
      .addColumn('deleted_at', types.timestamp)
      .addPrimaryKeyConstraint('post_tags_key', ['post_id', 'tag_id'])
      .execute()
    await db.schema
      .createIndex('post_tags_published')
      .on('post_tags')
      .columns(['tag_id', 'published_at', 'post_id'])
      .execute()
    await createTally(db, dialect, {
      table: 'post_tags',
      columns: { tag_id: sql`text`, is_published: types.boolean },
      goneAt: 'deleted_at',
    })
    await createCompanions(db, types)
  },
  '2026-11-16-43-live-posts': async (db, types) => {
    // One column that says it all: with the status in the question, SQLite takes an index that does not sort.
    await db.schema.alterTable('posts').addColumn('live_from', types.timestamp).execute()
    await sql`update posts set live_from = publish_date where status = 'published' and deleted_at is null`.execute(db)
    for (const name of ['published', 'category_published']) await sql.raw(`drop index posts_${name}`).execute(db)
    for (const [name, first] of Object.entries({ live: '', category_live: 'category_id, ' }))
      await sql
        .raw(`create index posts_${name} on posts (${first}live_from, id) where live_from is not null`)
        .execute(db)
  },
  '2026-11-16-80-posts-by-date': async (db) => {
    const places = { all: '', status: 'status, ', category: 'category_id, ', category_status: 'category_id, status, ' }
    for (const [place, first] of Object.entries(places)) {
      await sql.raw(`drop index posts_${place}_by_creation`).execute(db)
      const columns = `${first}(coalesce(live_from, created_at)), id`
      await sql.raw(`create index posts_${place}_by_date on posts (${columns}) where deleted_at is null`).execute(db)
    }
    // Those that wait for a date and for somebody to publish them are told of it too.
    await sql`update posts set due_at = publish_date where status = 'draft' and deleted_at is null
      and publish_date > ${new Date().toISOString()}`.execute(db)
  },
  '2026-11-16-81-posts-searched-without-their-texts': (db, _types, dialect) =>
    carryInSearch(db, dialect, 'posts', [
      'search_text',
      'sort_title',
      'status',
      'category_id',
      'live_from',
      'created_at',
      'author_id',
      'review_requested',
      'deleted_at',
    ]),
  '2026-11-16-82-posts-that-ask': async (db) => {
    // Named in it, not only in its condition: SQLite took an index of all posts for these few.
    await sql.raw('drop index posts_asking').execute(db)
    await sql
      .raw(
        `create index posts_asking on posts (review_requested, (coalesce(live_from, created_at)), id)
           where review_requested = true and deleted_at is null`,
      )
      .execute(db)
  },
  '2026-11-16-83-how-posts-lie-in-time': async (db, _types, dialect) => {
    if (dialect === 'sqlite') return
    // Without it PostgreSQL takes a week for a third of all posts, and reads them all. Versions before 14 have none.
    await sql
      .raw(
        `do $listed$ begin
           create statistics posts_listed on (coalesce(live_from, created_at)) from posts;
         exception when others then
           raise notice 'no statistics for the dates of posts: %', sqlerrm;
         end $listed$`,
      )
      .execute(db)
  },
}

/** One for each way in which the lists can be filtered, each in its list's order. */
async function createListIndexes(db: Schema): Promise<void> {
  const create = (name: string, columns: string, condition: string) =>
    sql.raw(`create index posts_${name} on posts (${columns}) where ${condition}`).execute(db)
  const present = 'deleted_at is null'
  const places = { all: '', status: 'status, ', category: 'category_id, ', category_status: 'category_id, status, ' }
  for (const [place, first] of Object.entries(places)) {
    await create(`${place}_by_creation`, `${first}created_at, id`, present)
    await create(`${place}_by_title`, `${first}sort_title, id`, present)
  }
  await create('published', 'publish_date, id', `status = 'published' and ${present}`)
  await create('category_published', 'category_id, publish_date, id', `status = 'published' and ${present}`)
  await create('own', 'author_id, status, category_id, created_at', present)
  await create('asking', 'created_at, id', `review_requested = true and ${present}`)
  await create('due', 'due_at', 'due_at is not null')
  await create('deleted', 'deleted_at, id', 'deleted_at is not null')
  await create('with_draft', 'id', 'has_draft = true')
  // What the database asks itself when a person is purged, or a category goes.
  await sql.raw('create index posts_author on posts (author_id)').execute(db)
  await sql.raw('create index posts_category on posts (category_id)').execute(db)
}

async function createCompanions(db: Schema, types: Parameters<Migrations[string]>[1]): Promise<void> {
  await db.schema
    .createTable('post_slugs')
    .addColumn('slug', 'text', (column) => column.primaryKey())
    .addColumn('post_id', 'text', (column) => column.notNull().references('posts.id').onDelete('cascade'))
    .addColumn('created_at', types.timestamp, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('post_slugs_post').on('post_slugs').column('post_id').execute()
  await db.schema
    .createTable('post_revisions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('post_id', 'text', (column) => column.notNull().references('posts.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('author_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('created_at', types.timestamp, (column) => column.notNull())
    .addColumn('text', types.json, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('post_revisions_post').on('post_revisions').columns(['post_id', 'id']).execute()
  await db.schema.createIndex('post_revisions_author').on('post_revisions').column('author_id').execute()
  await db.schema
    .createTable('post_visits')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('post_id', 'text', (column) => column.notNull().references('posts.id').onDelete('cascade'))
    .addColumn('visitor', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('post_visits_key', ['day', 'post_id', 'visitor'])
    .execute()
  await db.schema.createIndex('post_visits_post').on('post_visits').column('post_id').execute()
  await db.schema
    .createTable('post_visit_salts')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('salt', 'text', (column) => column.notNull())
    .execute()
}
