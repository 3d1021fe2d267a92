import type { ClassCode } from '@lms/contracts/classes/classes.ts'
import type { Difficulty } from '@lms/contracts/questions/questions.ts'
import type { GradingMethod, MultipleChoiceCredit, QuizType } from '@lms/contracts/quizzes/quiz-drafts.ts'
import type { QuizDraw, QuizSection } from '@lms/contracts/quizzes/quiz-draws.ts'
import type { QuizScale } from '@lms/contracts/quizzes/quiz-points.ts'
import type { QuizStatus } from '@lms/contracts/quizzes/quizzes.ts'
import { type Generated, sql } from 'kysely'
import type { Migrations, Schema } from '../platform/database/migrations.ts'
import { createSearch } from '../platform/database/search.ts'
import type { Json } from '../platform/database/tables.ts'
import { createTally } from '../platform/database/tally.ts'

declare module '../platform/database/tables.ts' {
  interface Tables {
    quizzes: {
      id: string
      title: string
      description: string
      subject_id: string
      class: ClassCode
      type: QuizType
      difficulty: Difficulty
      status: QuizStatus
      estimated_time: number
      time_limit: number
      passing_score: number
      max_attempts: number
      grading_method: GradingMethod
      multiple_choice_credit: MultipleChoiceCredit
      is_active: boolean
      is_public: boolean
      shuffle_questions: boolean
      shuffle_answers: boolean
      show_correct_answers: boolean
      show_results_immediately: boolean
      instructions: string
      tags: Json<string[]>
      /** As it was chosen: its author reads it out to those who sit the quiz. */
      password: string | null
      is_qr_code: boolean
      release_date: string | null
      deadline: string | null
      question_count: number
      scale: Generated<QuizScale>
      draws: Json<readonly QuizDraw[]>
      sections: Json<readonly QuizSection[]>
      author_id: string | null
      by_administrator: boolean
      search_text: string
      sort_title: string
      version: number
      created_at: string
      updated_at: string
      deleted_at: string | null
    }
    /** Which questions, in which order; what they say is theirs. */
    quiz_questions: {
      quiz_id: string
      question_id: string
      position: number
      /** In this quiz; null: as the question itself says. */
      points: Generated<number | null>
      section: Generated<number | null>
    }
    /** Which questions papers of a quiz have drawn; they stay while the quiz does. */
    quiz_drawn: {
      quiz_id: string
      question_id: string
    }
    /** How many quizzes there are of each sort; triggers keep it. */
    quizzes_tally: {
      class: ClassCode
      subject_id: string
      status: QuizStatus
      is_active: boolean
      is_public: boolean
      by_administrator: boolean
      amount: number
    }
  }
}

export const quizMigrations: Migrations = {
  '2026-11-15-70-quizzes': async (db, types, dialect) => {
    // The same order on both databases, whatever language the server of one was set up for.
    const sortable = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
    await db.schema
      .createTable('quizzes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('subject_id', 'text', (column) => column.notNull().references('subjects.id'))
      .addColumn('class', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('difficulty', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('estimated_time', 'integer', (column) => column.notNull())
      .addColumn('time_limit', 'integer', (column) => column.notNull())
      .addColumn('passing_score', 'integer', (column) => column.notNull())
      .addColumn('max_attempts', 'integer', (column) => column.notNull())
      .addColumn('grading_method', 'text', (column) => column.notNull())
      .addColumn('multiple_choice_credit', 'text', (column) => column.notNull())
      .addColumn('is_active', types.boolean, (column) => column.notNull())
      .addColumn('is_public', types.boolean, (column) => column.notNull())
      .addColumn('shuffle_questions', types.boolean, (column) => column.notNull())
      .addColumn('shuffle_answers', types.boolean, (column) => column.notNull())
      .addColumn('show_correct_answers', types.boolean, (column) => column.notNull())
      .addColumn('show_results_immediately', types.boolean, (column) => column.notNull())
      .addColumn('instructions', 'text', (column) => column.notNull())
      .addColumn('tags', types.json, (column) => column.notNull())
      .addColumn('password', 'text')
      .addColumn('is_qr_code', types.boolean, (column) => column.notNull())
      .addColumn('release_date', types.timestamp)
      .addColumn('deadline', types.timestamp)
      .addColumn('question_count', 'integer', (column) => column.notNull())
      .addColumn('author_id', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('by_administrator', types.boolean, (column) => column.notNull())
      .addColumn('search_text', 'text', (column) => column.notNull())
      .addColumn('sort_title', sortable, (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('created_at', types.timestamp, (column) => column.notNull())
      .addColumn('updated_at', types.timestamp, (column) => column.notNull())
      .addColumn('deleted_at', types.timestamp)
      .execute()
    await db.schema
      .createTable('quiz_questions')
      .addColumn('quiz_id', 'text', (column) => column.notNull().references('quizzes.id').onDelete('cascade'))
      .addColumn('question_id', 'text', (column) => column.notNull().references('questions.id'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('quiz_questions_key', ['quiz_id', 'question_id'])
      .execute()
    await db.schema.createIndex('quiz_questions_question').on('quiz_questions').column('question_id').execute()
    await createListIndexes(db)
    await createSearch(db, dialect, 'quizzes', 'class')
    await createTally(db, dialect, {
      table: 'quizzes',
      columns: {
        class: sql`text`,
        subject_id: sql`text`,
        status: sql`text`,
        is_active: types.boolean,
        is_public: types.boolean,
        by_administrator: types.boolean,
      },
      goneAt: 'deleted_at',
    })
  },
  '2026-11-16-74-questions-used-so-far': async (db) => {
    await sql`
      update questions set was_used = true where id in (select question_id from quiz_questions)`.execute(db)
  },
  '2026-11-16-75-points-draws-and-sections': async ({ schema }, types) => {
    const quizzes = schema.alterTable('quizzes')
    await quizzes.addColumn('scale', 'text', (column) => column.notNull().defaultTo('sum')).execute()
    await quizzes.addColumn('draws', types.json, (column) => column.notNull().defaultTo('[]')).execute()
    await quizzes.addColumn('sections', types.json, (column) => column.notNull().defaultTo('[]')).execute()
    const questions = schema.alterTable('quiz_questions')
    await questions.addColumn('points', 'double precision').execute()
    await questions.addColumn('section', 'integer').execute()
    await schema
      .createTable('quiz_drawn')
      .addColumn('quiz_id', 'text', (column) => column.notNull().references('quizzes.id').onDelete('cascade'))
      .addColumn('question_id', 'text', (column) => column.notNull().references('questions.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('quiz_drawn_key', ['quiz_id', 'question_id'])
      .execute()
    await schema.createIndex('quiz_drawn_question').on('quiz_drawn').column('question_id').execute()
  },
}

/** One for each way in which the list can be filtered and sorted; a subject has one class. */
async function createListIndexes(db: Schema): Promise<void> {
  const create = (name: string, columns: readonly string[], condition = 'deleted_at is null') =>
    sql.raw(`create index quizzes_${name} on quizzes (${columns.join(', ')}) where ${condition}`).execute(db)
  const places = { all: [], class: ['class'], subject: ['subject_id'] }
  const states = { any: [], active: ['is_active'] }
  const sorts = { creation: 'created_at', title: 'sort_title' }
  for (const [place, first] of Object.entries(places))
    for (const [state, second] of Object.entries(states))
      for (const [sort, column] of Object.entries(sorts))
        await create(`${place}_${state}_by_${sort}`, [...first, ...second, column, 'id'])
  // Everything by which a parent's own are counted, so that no row is read for it.
  await create('own', ['author_id', 'by_administrator', 'is_public', 'is_active', 'status', 'class', 'subject_id'])
  await create('deleted', ['created_at', 'id'], 'deleted_at is not null')
  for (const column of ['release_date', 'deadline']) {
    const condition = `deleted_at is null and ${column} is not null`
    await create(`by_${column}`, [column, 'id'], condition)
    await create(`class_by_${column}`, ['class', column, 'id'], condition)
  }
  // What the database asks itself when a person is purged.
  await sql.raw('create index quizzes_author on quizzes (author_id)').execute(db)
}
