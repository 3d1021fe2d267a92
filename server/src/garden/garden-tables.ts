import type { StickerPicture, StickerReason } from '@lms/contracts/garden/stickers.ts'
import { sql } from 'kysely'
import type { Migrations } from '../platform/database/migrations.ts'

declare module '../platform/database/tables.ts' {
  interface Tables {
    /** What a child has done, counted once and never down: attempts and quizzes that go take nothing along. */
    gardens: {
      child_id: string
      drops: number
      quizzes: number
      practices: number
      updated_at: string
    }
    stickers: {
      id: string
      child_id: string
      picture: StickerPicture
      /** Null when a person gave it. */
      reason: StickerReason | null
      /** What it was earned with, so that nothing earns the same twice; null when a person gave it. */
      occasion: string | null
      given_by: string | null
      words: string | null
      created_at: string
    }
  }
}

export const gardenMigrations: Migrations = {
  '2026-11-16-85-gardens': async (db, types, dialect) => {
    const { schema } = db
    await schema
      .createTable('gardens')
      .addColumn('child_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('drops', 'integer', (column) => column.notNull())
      .addColumn('quizzes', 'integer', (column) => column.notNull())
      .addColumn('practices', 'integer', (column) => column.notNull())
      .addColumn('updated_at', types.timestamp, (column) => column.notNull())
      .execute()
    await schema
      .createTable('stickers')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('child_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('picture', 'text', (column) => column.notNull())
      .addColumn('reason', 'text')
      .addColumn('occasion', 'text')
      .addColumn('given_by', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('words', 'text')
      .addColumn('created_at', types.timestamp, (column) => column.notNull())
      .execute()
    await schema.createIndex('stickers_newest').on('stickers').columns(['child_id', 'created_at', 'id']).execute()
    await schema.createIndex('stickers_by_giver').on('stickers').column('given_by').execute()
    await schema
      .createIndex('stickers_earned')
      .unique()
      .on('stickers')
      .columns(['child_id', 'reason', 'occasion'])
      .where(sql<boolean>`reason is not null`)
      .execute()
    // What was done before there were gardens has grown too.
    const answered = dialect === 'postgres' ? 'jsonb_object_keys(answers)' : 'json_each(answers)'
    await sql`
      insert into gardens (child_id, drops, quizzes, practices, updated_at)
      select student_id, sum((select count(*) from ${sql.raw(answered)})), count(*), 0, max(finished_at)
      from attempts where state = 'completed' and purpose = 'assigned' group by student_id`.execute(db)
  },
}
