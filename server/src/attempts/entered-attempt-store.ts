import { type Queries, json } from '../platform/database/tables.ts'
import { newId } from '../platform/ids.ts'
import type { CompletedAttempt } from './attempt.ts'
import { running } from './attempt-store.ts'
import { type Grade, waitingIn } from './rules/grading.ts'
import type { Paper } from './rules/paper.ts'
import type { PaperSection } from './rules/sections.ts'
import type { GivenAnswers } from './rules/sitting.ts'
import './attempt-tables.ts'

/** One that was written on paper: over when it comes. */
export interface EnteredAttempt {
  quizId: string
  studentId: string
  assignmentId: string
  number: number
  at: string
  paper: Paper
  sections: readonly PaperSection[]
  answers: GivenAnswers
  grade: Grade
}

export async function insertEntered(tx: Queries, entered: EnteredAttempt): Promise<CompletedAttempt> {
  const { quizId, studentId, assignmentId, number, at, paper, sections, answers, grade } = entered
  const id = newId()
  await tx
    .insertInto('attempts')
    .values({
      id,
      quiz_id: quizId,
      student_id: studentId,
      purpose: 'assigned',
      channel: 'paper',
      assignment_id: assignmentId,
      number,
      state: 'completed',
      started_at: at,
      time_limit: 0,
      finished_at: at,
      sequence: 0,
      answers: json(answers),
      flagged: json([]),
      score: grade.score,
      total_points: grade.total,
      passed: grade.passed,
      marks: json(grade.marks),
      pending: waitingIn(grade.marks).length,
    })
    .execute()
  await tx
    .insertInto('attempt_papers')
    .values({
      attempt_id: id,
      seed: 0,
      paper: json(paper),
      sections: sections.length === 0 ? null : json(sections),
    })
    .execute()
  return {
    id,
    quizId,
    studentId,
    purpose: 'assigned',
    channel: 'paper',
    assignmentId,
    number,
    state: 'completed',
    startedAt: at,
    timeLimit: 0,
    endsAt: null,
    finishedAt: at,
    sequence: 0,
    answers,
    flagged: [],
    checks: {},
    steps: {},
    score: grade.score,
    totalPoints: grade.total,
    passed: grade.passed,
    marks: grade.marks,
    previousScore: null,
  }
}

/** With its paper and what people gave for it. Only what was entered can be taken out again. */
export async function removeEntered(
  tx: Queries,
  id: string,
): Promise<{ studentId: string; quizId: string; assignmentId: string | null } | null> {
  const row = await tx
    .deleteFrom('attempts')
    .where('id', '=', id)
    .where('channel', '=', 'paper')
    .returning(['student_id', 'quiz_id', 'assignment_id'])
    .executeTakeFirst()
  return row ? { studentId: row.student_id, quizId: row.quiz_id, assignmentId: row.assignment_id } : null
}

export async function isRunning(queries: Queries, assignmentId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('attempts')
    .select('id')
    .where('assignment_id', '=', assignmentId)
    .where('state', '=', running)
    .executeTakeFirst()
  return row !== undefined
}
