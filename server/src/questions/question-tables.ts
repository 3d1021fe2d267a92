import type { ClassCode } from '@lms/contracts/classes/classes.ts'
import type { QuestionParts } from '@lms/contracts/question-types/parts.ts'
import type { QuestionType } from '@lms/contracts/question-types/registry.ts'
import type { Answer, Difficulty } from '@lms/contracts/questions/questions.ts'
import type { QuestionTemplate } from '@lms/contracts/questions/templates/templates.ts'
import { type Generated, sql } from 'kysely'
import type { Migrations, Schema } from '../platform/database/migrations.ts'
import { searchWithinMark } from '../platform/database/postgres/marked-search.ts'
import { createSearch, markInSearch } from '../platform/database/search.ts'
import type { Json } from '../platform/database/tables.ts'
import { createTally, dropTally } from '../platform/database/tally.ts'
import { fillContentKeys, fillFingerprints, fillSearchTexts } from './upgrade/question-filling.ts'

declare module '../platform/database/tables.ts' {
  interface Tables {
    /** What lists show and sort by; what a question says is in its versions. */
    questions: {
      id: string
      title: string
      type: QuestionType
      subject_id: string
      class: ClassCode
      difficulty: Difficulty
      points: number
      author_id: string | null
      by_administrator: boolean
      is_ai_made: boolean
      search_text: string
      /** Some quiz has, or has had it. */
      was_used: Generated<boolean>
      /** Equal for questions that say the same; its beginning for those that ask the same. */
      fingerprint: string
      /** Empty when it has none. */
      topic_id: Generated<string>
      /** What a template asks, with numbers in it; null for a question that is the same for everybody. */
      sample: string | null
      /** The newest of its versions. */
      version: number
      created_at: string
      updated_at: string
      deleted_at: string | null
    }
    /** Written once, never changed: a paper that was sat keeps its version. */
    question_versions: {
      question_id: string
      version: number
      title: string
      content: string
      type: QuestionType
      subject_id: string
      class: ClassCode
      difficulty: Difficulty
      points: number
      answers: Json<Answer[]>
      explanation: string
      hint: Generated<string>
      topic: string
      tags: Json<string[]>
      ignore_accents: boolean
      parts: Json<QuestionParts>
      template: Json<QuestionTemplate> | null
      author_id: string | null
      created_at: string
    }
    /** How many questions there are of each sort; triggers keep it. */
    questions_tally: {
      class: ClassCode
      subject_id: string
      type: QuestionType
      difficulty: Difficulty
      topic_id: string
      by_administrator: boolean
      amount: number
    }
    /** The same without topics, which are many: whoever counts without them does not add them all up. */
    questions_by_sort_tally: Omit<Tables['questions_tally'], 'topic_id'>
  }
}

export const questionMigrations: Migrations = {
  '2026-11-15-60-questions': async (db, types, dialect) => {
    await db.schema
      .createTable('questions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('subject_id', 'text', (column) => column.notNull().references('subjects.id'))
      .addColumn('class', 'text', (column) => column.notNull())
      .addColumn('difficulty', 'text', (column) => column.notNull())
      .addColumn('points', 'integer', (column) => column.notNull())
      .addColumn('author_id', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('by_administrator', types.boolean, (column) => column.notNull())
      .addColumn('search_text', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('created_at', types.timestamp, (column) => column.notNull())
      .addColumn('updated_at', types.timestamp, (column) => column.notNull())
      .addColumn('deleted_at', types.timestamp)
      .execute()
    await db.schema
      .createTable('question_versions')
      .addColumn('question_id', 'text', (column) => column.notNull().references('questions.id').onDelete('cascade'))
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('subject_id', 'text', (column) => column.notNull())
      .addColumn('class', 'text', (column) => column.notNull())
      .addColumn('difficulty', 'text', (column) => column.notNull())
      .addColumn('points', 'integer', (column) => column.notNull())
      .addColumn('answers', types.json, (column) => column.notNull())
      .addColumn('explanation', 'text', (column) => column.notNull())
      .addColumn('topic', 'text', (column) => column.notNull())
      .addColumn('tags', types.json, (column) => column.notNull())
      .addColumn('ignore_accents', types.boolean, (column) => column.notNull())
      .addColumn('author_id', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('created_at', types.timestamp, (column) => column.notNull())
      .addPrimaryKeyConstraint('question_versions_key', ['question_id', 'version'])
      .execute()
    await db.schema.createIndex('question_versions_author').on('question_versions').column('author_id').execute()
    await createListIndexes(db)
    await createSearch(db, dialect, 'questions', 'class')
    await createTally(db, dialect, {
      table: 'questions',
      columns: {
        class: sql`text`,
        subject_id: sql`text`,
        type: sql`text`,
        difficulty: sql`text`,
        by_administrator: types.boolean,
      },
      goneAt: 'deleted_at',
    })
  },
  '2026-11-15-64-questions-of-the-house': async (db) => {
    // Few in a bank that parents fill: walking past everybody else's would take long.
    for (const [place, first] of Object.entries({ all: '', class: 'class, ', subject: 'subject_id, ' }))
      await sql
        .raw(
          `create index questions_house_${place} on questions (${first}id)
             where by_administrator = true and deleted_at is null`,
        )
        .execute(db)
    await sql
      .raw('create index questions_author_class on questions (author_id, class, id) where deleted_at is null')
      .execute(db)
  },
  '2026-11-15-62-own-questions': async (db) => {
    // Everything by which a parent's own are counted, so that no row is read for it.
    await sql.raw('drop index questions_author_any').execute(db)
    await sql
      .raw(
        `create index questions_author_any on questions
           (author_id, by_administrator, class, subject_id, type, difficulty, id) where deleted_at is null`,
      )
      .execute(db)
  },
  '2026-11-16-60-question-fingerprints': async (db) => {
    await db.schema.alterTable('questions').addColumn('fingerprint', 'text').execute()
    await fillFingerprints(db)
    await sql.raw('create index questions_fingerprint on questions (fingerprint) where deleted_at is null').execute(db)
  },
  '2026-11-16-30-content-keys': async (db, types) => {
    await db.schema
      .alterTable('questions')
      .addColumn('is_ai_made', types.boolean, (column) => column.notNull().defaultTo(sql.lit(false)))
      .execute()
    await db.schema
      .alterTable('questions')
      .addColumn('content_key', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    await fillContentKeys(db)
    await db.schema.createIndex('questions_content_key').on('questions').column('content_key').execute()
  },
  '2026-11-16-61-answers-in-the-search': fillSearchTexts,
  '2026-11-16-62-questions-never-used': async (db, types) => {
    await db.schema
      .alterTable('questions')
      .addColumn('was_used', types.boolean, (column) => column.notNull().defaultTo(sql.lit(false)))
      .execute()
    for (const [place, first] of Object.entries({ all: '', class: 'class, ', subject: 'subject_id, ' }))
      await sql
        .raw(
          `create index questions_unused_${place} on questions (${first}id)
             where was_used = false and deleted_at is null`,
        )
        .execute(db)
  },
  '2026-11-16-63-question-parts': async (db, types) => {
    await db.schema
      .alterTable('question_versions')
      .addColumn('parts', types.json, (column) => column.notNull().defaultTo('{}'))
      .execute()
  },
  '2026-11-16-64-one-fingerprint': async (db) => {
    await sql.raw('drop index questions_fingerprint').execute(db)
    await sql.raw('drop index questions_content_key').execute(db)
    // Those that have both in one were filled by a newer product already.
    await sql
      .raw(
        `update questions set fingerprint = substr(content_key, 1, 22) || '.' || fingerprint
           where length(fingerprint) = 32`,
      )
      .execute(db)
    await db.schema.alterTable('questions').dropColumn('content_key').execute()
    await sql
      .raw(
        `create index questions_fingerprint on questions (substr(fingerprint, 1, 22), fingerprint)
           where deleted_at is null`,
      )
      .execute(db)
  },
  '2026-11-16-65-topics-of-questions': async (db, types, dialect) => {
    await db.schema
      .alterTable('questions')
      .addColumn('topic_id', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    // With all that the list is filtered by, so that no row is read that is not shown.
    await sql
      .raw(
        `create index questions_topic on questions
           (topic_id, id, type, difficulty, class, by_administrator, author_id)
           where deleted_at is null and topic_id <> ''`,
      )
      .execute(db)
    await dropTally(db, dialect, 'questions')
    await createTally(db, dialect, {
      table: 'questions',
      columns: {
        class: sql`text`,
        subject_id: sql`text`,
        type: sql`text`,
        difficulty: sql`text`,
        topic_id: sql`text`,
        by_administrator: types.boolean,
      },
      goneAt: 'deleted_at',
    })
  },
  '2026-11-16-67-question-templates': async (db, types) => {
    await db.schema.alterTable('question_versions').addColumn('template', types.json).execute()
    await db.schema.alterTable('questions').addColumn('sample', 'text').execute()
  },
  '2026-11-16-68-question-hints': async (db) => {
    await db.schema
      .alterTable('question_versions')
      .addColumn('hint', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  },
  '2026-11-16-69-lists-of-topics': async (db) => {
    await db.schema.createIndex('questions_tally_topic').on('questions_tally').column('topic_id').execute()
    // SQLite reads a row for every column that is named and not in the index, even one that its condition settles.
    await sql.raw('drop index questions_topic').execute(db)
    await sql
      .raw(
        `create index questions_topic on questions
           (topic_id, id, type, difficulty, class, by_administrator, author_id, deleted_at)
           where deleted_at is null and topic_id <> ''`,
      )
      .execute(db)
  },
  '2026-11-16-70-questions-counted-without-topics': async (db, types, dialect) => {
    const sorts = { type: sql`text`, difficulty: sql`text`, by_administrator: types.boolean }
    const columns = { class: sql`text`, subject_id: sql`text`, ...sorts }
    await createTally(db, dialect, { table: 'questions', by: 'sort', columns, goneAt: 'deleted_at' })
    // The newest of one author, and still what the database asks itself when a person is purged.
    await db.schema.dropIndex('questions_author').execute()
    await sql.raw('create index questions_author on questions (author_id, id, deleted_at)').execute(db)
  },
  '2026-11-16-72-questions-searched-by-class': (db, _types, dialect) => markInSearch(db, dialect, 'questions', 'class'),
  '2026-11-17-10-questions-searched-within-class': (db, _types, dialect) =>
    searchWithinMark(db, dialect, 'questions', 'class'),
}

/** One for each way in which the list can be filtered, each in the list's order; a subject has one class. */
async function createListIndexes(db: Schema): Promise<void> {
  const places = { all: [], class: ['class'], subject: ['subject_id'], author: ['author_id'] }
  const kinds = { any: [], type: ['type'], difficulty: ['difficulty'], type_difficulty: ['type', 'difficulty'] }
  for (const [place, first] of Object.entries(places)) {
    for (const [kind, second] of Object.entries(kinds)) {
      if (place === 'author' && kind !== 'any') continue
      const columns = [...first, ...second, 'id'].join(', ')
      await sql
        .raw(`create index questions_${place}_${kind} on questions (${columns}) where deleted_at is null`)
        .execute(db)
    }
  }
  await sql.raw('create index questions_deleted on questions (id) where deleted_at is not null').execute(db)
  // What the database asks itself when a person is purged.
  await sql.raw('create index questions_author on questions (author_id)').execute(db)
}
