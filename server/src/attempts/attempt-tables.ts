import type { Migrations } from '../platform/database/migrations.ts'
import type { Json } from '../platform/database/tables.ts'
import type { Channel, Purpose } from './attempt.ts'
import type { Grade, Mark } from './rules/grading.ts'
import type { Paper } from './rules/paper.ts'
import type { PaperSection } from './rules/sections.ts'
import type { GivenAnswers } from './rules/sitting.ts'
import type { KeptSteps } from './rules/steps.ts'
import type { Check } from './rules/tries.ts'
import { type Generated, sql } from 'kysely'

export type OldResult = Pick<Grade, 'score' | 'total' | 'passed'>

declare module '../platform/database/tables.ts' {
  interface Tables {
    /** One sitting. A save writes this row and nothing else, and changes no column that an index has. */
    attempts: {
      id: string
      quiz_id: string
      student_id: string
      purpose: Purpose
      channel: Generated<Channel>
      assignment_id: string | null
      number: number
      state: 'running' | 'completed'
      started_at: string
      /** Minutes, as they were at the start. */
      time_limit: number
      ends_at: string | null
      finished_at: string | null
      sequence: number
      answers: Json<GivenAnswers>
      flagged: Json<string[]>
      score: number | null
      total_points: number | null
      passed: boolean | null
      marks: Json<Mark[]> | null
      previous_score: number | null
      /** How many answers wait for a person to mark them; without any of them it has a score. */
      pending: Generated<number>
      /** Null until an answer is judged while the attempt is running. */
      checks: Json<Record<string, Check>> | null
      /** Null where no device told how answers came about, and none was changed. */
      steps: Json<Record<string, KeptSteps>> | null
    }
    /** What is asked in an attempt; written once. */
    attempt_papers: {
      attempt_id: string
      seed: number
      paper: Json<Paper>
      /** Null where the quiz had none. */
      sections: Json<readonly PaperSection[]> | null
    }
    /** What an attempt was worth before it was graded again. */
    attempt_regrades: {
      id: string
      attempt_id: string
      /** Without a score where something waited. */
      old_result: Json<OldResult>
      new_result: Json<OldResult>
      regraded_by: string | null
      created_at: string
    }
    /** The same for single students, such as those of a group. */
    student_releases: {
      quiz_id: string
      student_id: string
      released_by: string | null
      released_at: string
    }
    /** Over, but nothing is learned from them before their students may see how they went. */
    unlearned_attempts: {
      attempt_id: string
      quiz_id: string
      student_id: string
    }
    /** From when on students see the results of a quiz that withholds them. */
    result_releases: {
      quiz_id: string
      released_by: string | null
      released_at: string
    }
  }
}

export const attemptMigrations: Migrations = {
  '2026-11-15-85-attempts': async ({ schema }, types) => {
    await schema
      .createTable('attempts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('quiz_id', 'text', (column) => column.notNull().references('quizzes.id').onDelete('cascade'))
      .addColumn('student_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('assignment_id', 'text', (column) => column.references('assignments.id').onDelete('cascade'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('started_at', types.timestamp, (column) => column.notNull())
      .addColumn('time_limit', 'integer', (column) => column.notNull())
      .addColumn('ends_at', types.timestamp)
      .addColumn('finished_at', types.timestamp)
      .addColumn('sequence', 'integer', (column) => column.notNull())
      .addColumn('answers', types.json, (column) => column.notNull())
      .addColumn('flagged', types.json, (column) => column.notNull())
      .addColumn('score', 'double precision')
      .addColumn('total_points', 'integer')
      .addColumn('passed', types.boolean)
      .addColumn('marks', types.json)
      .addColumn('previous_score', 'double precision')
      .execute()
    // At most one running attempt, whoever asks how often and in however many processes.
    await schema
      .createIndex('attempts_running')
      .on('attempts')
      .columns(['student_id', 'purpose', 'quiz_id'])
      .unique()
      .where(sql`state`, '=', sql.lit('running'))
      .execute()
    await schema
      .createIndex('attempts_ending')
      .on('attempts')
      .column('ends_at')
      .where(sql`state`, '=', sql.lit('running'))
      .execute()
    await schema.createIndex('attempts_of_assignment').on('attempts').columns(['assignment_id', 'number']).execute()
    await schema.createIndex('attempts_of_quiz').on('attempts').columns(['quiz_id', 'purpose', 'id']).execute()
    await schema.createIndex('attempts_of_student').on('attempts').columns(['student_id', 'id']).execute()
    await schema
      .createTable('attempt_papers')
      .addColumn('attempt_id', 'text', (column) => column.primaryKey().references('attempts.id').onDelete('cascade'))
      .addColumn('seed', 'bigint', (column) => column.notNull())
      .addColumn('paper', types.json, (column) => column.notNull())
      .execute()
    await schema
      .createTable('attempt_regrades')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('attempt_id', 'text', (column) => column.notNull().references('attempts.id').onDelete('cascade'))
      .addColumn('old_result', types.json, (column) => column.notNull())
      .addColumn('new_result', types.json, (column) => column.notNull())
      .addColumn('regraded_by', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('created_at', types.timestamp, (column) => column.notNull())
      .execute()
    await schema.createIndex('attempt_regrades_of_attempt').on('attempt_regrades').column('attempt_id').execute()
    await schema.createIndex('attempt_regrades_by').on('attempt_regrades').column('regraded_by').execute()
    await schema
      .createTable('result_releases')
      .addColumn('quiz_id', 'text', (column) => column.primaryKey().references('quizzes.id').onDelete('cascade'))
      .addColumn('released_by', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('released_at', types.timestamp, (column) => column.notNull())
      .execute()
    await schema.createIndex('result_releases_by').on('result_releases').column('released_by').execute()

    const assignments = schema.alterTable('assignments')
    // Administrators who try a quiz as a student would count in no figure.
    await assignments
      .addColumn('counts', types.boolean, (column) => column.notNull().defaultTo(sql.lit(true)))
      .execute()
    await assignments
      .addColumn('extra_minutes', 'integer', (column) => column.notNull().defaultTo(sql.lit(0)))
      .execute()
    await assignments.addColumn('rating', 'integer').execute()
    await assignments.addColumn('last_attempt_id', 'text').execute()
    await assignments.addColumn('counted', types.json).execute()
  },
  '2026-11-16-10-assignments-last-finished-first': async (db, _, dialect) => {
    // SQLite reads an index backwards and has its nulls last then; PostgreSQL wants to be told so beforehand.
    const order = dialect === 'postgres' ? 'last_attempt_id desc nulls last, id desc' : 'last_attempt_id, id'
    await sql.raw(`create index assignments_last_finished on assignments (student_id, ${order})`).execute(db)
  },
  '2026-11-16-24-attempt-overviews': async (db) => {
    // For home screens. No save touches any of these columns.
    const finished = "state = 'completed' and purpose = 'assigned'"
    const indexes = {
      attempts_finished: `attempts (finished_at, passed, id) where ${finished}`,
      attempts_finished_of_student: `attempts (student_id, finished_at, id) where ${finished}`,
      assignments_open: "assignments (student_id, id) where status <> 'completed'",
      assignments_uncounted: 'assignments (id) where counts = false',
    }
    for (const [name, on] of Object.entries(indexes)) await sql.raw(`create index ${name} on ${on}`).execute(db)
  },
  '2026-11-16-86-quarter-points-and-sections': async (db, types, dialect) => {
    // SQLite keeps what is written, whatever a column was declared as.
    if (dialect === 'postgres')
      await sql.raw('alter table attempts alter column total_points type double precision').execute(db)
    await db.schema.alterTable('attempt_papers').addColumn('sections', types.json).execute()
  },
  '2026-11-16-70-attempt-checks': async ({ schema }, types) => {
    await schema.alterTable('attempts').addColumn('checks', types.json).execute()
  },
  '2026-11-16-groups-releases': async ({ schema }, types) => {
    await schema
      .createTable('student_releases')
      .addColumn('quiz_id', 'text', (column) => column.notNull().references('quizzes.id').onDelete('cascade'))
      .addColumn('student_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('released_by', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('released_at', types.timestamp, (column) => column.notNull())
      .addPrimaryKeyConstraint('student_releases_key', ['student_id', 'quiz_id'])
      .execute()
    for (const column of ['quiz_id', 'released_by'])
      await schema.createIndex(`student_releases_${column}`).on('student_releases').column(column).execute()
  },
  '2026-11-16-95-attempt-steps': async ({ schema }, types) => {
    await schema.alterTable('attempts').addColumn('steps', types.json).execute()
  },
  '2026-11-16-99-attempt-channel': async ({ schema }) => {
    await schema
      .alterTable('attempts')
      .addColumn('channel', 'text', (column) => column.notNull().defaultTo(sql.lit('screen')))
      .execute()
  },
  '2026-11-19-60-unlearned-attempts': async ({ schema }) => {
    await schema
      .createTable('unlearned_attempts')
      .addColumn('attempt_id', 'text', (column) => column.primaryKey().references('attempts.id').onDelete('cascade'))
      .addColumn('quiz_id', 'text', (column) => column.notNull().references('quizzes.id').onDelete('cascade'))
      .addColumn('student_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .execute()
    for (const column of ['quiz_id', 'student_id'])
      await schema.createIndex(`unlearned_attempts_${column}`).on('unlearned_attempts').column(column).execute()
  },
  '2026-11-19-61-attempts-being-sat': async ({ schema }) => {
    await schema
      .createIndex('attempts_being_sat')
      .on('attempts')
      .column('quiz_id')
      .where(sql`state`, '=', sql.lit('running'))
      .execute()
  },
}
