import type { PracticeKind, TodayReason } from '@lms/contracts/practice/practice-sessions.ts'
import type { Difficulty } from '@lms/contracts/questions/questions.ts'
import type { Paper } from '../attempts/rules/paper.ts'
import type { Check, Try } from '../attempts/rules/tries.ts'
import type { Migrations } from '../platform/database/migrations.ts'
import type { Json } from '../platform/database/tables.ts'

/** A topic of one day's set. */
export interface ChosenTopic {
  topicId: string
  reason: TodayReason
  questions: number
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    /** Questions to practise, fixed when it began. */
    practice_sessions: {
      id: string
      student_id: string
      kind: PracticeKind
      /** As they were chosen. */
      subject_id: string | null
      difficulty: Difficulty | null
      /** Whose mistakes these are. */
      attempt_id: string | null
      paper: Json<Paper>
      created_at: string
      /** When the last question was settled. */
      finished_at: string | null
      /** Of what was chosen for a day: which topics, and why. */
      reasons: Json<readonly ChosenTopic[]> | null
    }
    /** One question that was tried. */
    practice_answers: {
      session_id: string
      question_id: string
      tries: Json<readonly Try[]>
      state: Check['state']
      /** Of the last try. */
      answered_at: string
    }
  }
}

export const practiceMigrations: Migrations = {
  '2026-11-16-71-practice-sessions': async ({ schema }, types) => {
    await schema
      .createTable('practice_sessions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('student_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('subject_id', 'text', (column) => column.references('subjects.id').onDelete('set null'))
      .addColumn('difficulty', 'text')
      .addColumn('attempt_id', 'text', (column) => column.references('attempts.id').onDelete('set null'))
      .addColumn('paper', types.json, (column) => column.notNull())
      .addColumn('created_at', types.timestamp, (column) => column.notNull())
      .addColumn('finished_at', types.timestamp)
      .execute()
    await schema
      .createTable('practice_answers')
      .addColumn('session_id', 'text', (column) =>
        column.notNull().references('practice_sessions.id').onDelete('cascade'),
      )
      .addColumn('question_id', 'text', (column) => column.notNull().references('questions.id').onDelete('cascade'))
      .addColumn('tries', types.json, (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('answered_at', types.timestamp, (column) => column.notNull())
      .addPrimaryKeyConstraint('practice_answers_key', ['session_id', 'question_id'])
      .execute()
    const indexes = {
      practice_sessions_of_student: ['practice_sessions', ['student_id', 'id']],
      practice_sessions_subject: ['practice_sessions', ['subject_id']],
      practice_sessions_attempt: ['practice_sessions', ['attempt_id']],
      practice_answers_question: ['practice_answers', ['question_id']],
    } as const
    for (const [name, [table, columns]] of Object.entries(indexes))
      await schema
        .createIndex(name)
        .on(table)
        .columns([...columns])
        .execute()
  },
  '2026-11-16-98-practice-reasons': async ({ schema }, types) => {
    await schema.alterTable('practice_sessions').addColumn('reasons', types.json).execute()
  },
}
