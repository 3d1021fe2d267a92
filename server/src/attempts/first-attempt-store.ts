import type { Queries } from '../platform/database/tables.ts'
import type { Mark } from './rules/grading.ts'
import type { Paper } from './rules/paper.ts'
import type { GivenAnswers } from './rules/sitting.ts'
import './attempt-tables.ts'

/**
 * The first attempt of somebody at a quiz, once it is over and marked. Those of administrators and practice are not
 * among them.
 */
export interface FirstAttempt {
  id: string
  quizId: string
  studentId: string
  answers: GivenAnswers
  marks: Mark[]
  /** What was asked; its numbers are those of this person alone. */
  paper: Paper
  score: number
  total: number
  passed: boolean
}

function firstAttempts(queries: Queries) {
  return queries
    .selectFrom('attempts')
    .innerJoin('assignments', 'assignments.id', 'attempts.assignment_id')
    .innerJoin('attempt_papers', 'attempt_papers.attempt_id', 'attempts.id')
    .select([
      'attempts.id',
      'attempts.quiz_id',
      'attempts.student_id',
      'attempts.answers',
      'attempts.marks',
      'attempt_papers.paper',
      'attempts.score',
      'attempts.total_points',
      'attempts.passed',
    ])
    .where('attempts.purpose', '=', 'assigned')
    .where('attempts.state', '=', 'completed')
    .where('attempts.number', '=', 1)
    .where('attempts.score', 'is not', null)
    .where('assignments.counts', '=', true)
    .orderBy('attempts.id')
}
type Row = Awaited<ReturnType<ReturnType<typeof firstAttempts>['execute']>>[number]

/** In the order of their ids, so many after this one. */
export async function firstAttemptsAt(
  queries: Queries,
  quizId: string,
  { after, limit }: { after: string; limit: number },
): Promise<FirstAttempt[]> {
  const rows = await firstAttempts(queries)
    .where('attempts.quiz_id', '=', quizId)
    .where('attempts.id', '>', after)
    .limit(limit)
    .execute()
  return rows.map(toFirstAttempt)
}

export async function firstAttemptsOf(queries: Queries, studentId: string): Promise<FirstAttempt[]> {
  const rows = await firstAttempts(queries).where('attempts.student_id', '=', studentId).execute()
  return rows.map(toFirstAttempt)
}

/** Those of these quizzes where somebody else than these students has finished. */
export async function quizIdsOfOthers(
  queries: Queries,
  quizIds: readonly string[],
  studentIds: readonly string[],
): Promise<string[]> {
  if (quizIds.length === 0) return []
  const rows = await queries
    .selectFrom('attempts')
    .innerJoin('assignments', 'assignments.id', 'attempts.assignment_id')
    .select('attempts.quiz_id')
    .distinct()
    .where('attempts.quiz_id', 'in', quizIds)
    .where('attempts.purpose', '=', 'assigned')
    .where('attempts.state', '=', 'completed')
    .where('attempts.number', '=', 1)
    .where('assignments.counts', '=', true)
    .$if(studentIds.length > 0, (query) => query.where('attempts.student_id', 'not in', studentIds))
    .execute()
  return rows.map(({ quiz_id }) => quiz_id)
}

function toFirstAttempt({
  id,
  quiz_id,
  student_id,
  answers,
  marks,
  paper,
  score,
  total_points,
  passed,
}: Row): FirstAttempt {
  return {
    id,
    quizId: quiz_id,
    studentId: student_id,
    answers,
    paper,
    marks: marks ?? [],
    score: score ?? 0,
    total: total_points ?? 0,
    passed: passed ?? false,
  }
}
