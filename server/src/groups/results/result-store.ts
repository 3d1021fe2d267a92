import type { AssignmentStatus } from '@lms/contracts/assignments/assignments.ts'
import type { Result } from '../../assignments/result.ts'
import { holdsWords, isOneOf, searchWords } from '../../platform/database/search.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { type PageRequest, offsetOf } from '../../platform/pagination.ts'
import { presentQuizIds } from '../../quizzes/quiz-points-store.ts'
import type { Sight } from '../group.ts'
import { seen } from '../member-store.ts'
import type { DoneAttempt } from '../rules/group-results.ts'

export interface StandingInQuiz {
  studentId: string
  firstName: string
  lastName: string
  sortName: string
  username: string
  candidateNumber: string | null
  /** Null for who does not have the quiz. */
  status: AssignmentStatus | null
  counted: Result | null
}

/** Everybody in the group and how they stand, by name. */
export async function standingsIn(
  queries: Queries,
  groupId: string,
  quizId: string,
  { sight, search }: { sight: Sight; search?: string | undefined },
): Promise<StandingInQuiz[]> {
  const words = searchWords(search)
  const rows = await seen(queries, sight)
    .leftJoin('assignments', (join) =>
      join.onRef('assignments.student_id', '=', 'group_members.student_id').on('assignments.quiz_id', '=', quizId),
    )
    .select([
      'group_members.student_id',
      'group_members.candidate_number',
      'users.first_name',
      'users.last_name',
      'users.sort_name',
      'users.username',
      'assignments.status',
      'assignments.counted',
    ])
    .where('group_members.group_id', '=', groupId)
    .$if(words.length > 0, (query) => query.where(holdsWords(words)))
    .orderBy('users.sort_name')
    .orderBy('users.id')
    .execute()
  return rows.map((row) => ({
    studentId: row.student_id,
    firstName: row.first_name,
    lastName: row.last_name,
    sortName: row.sort_name,
    username: row.username,
    candidateNumber: row.candidate_number,
    status: row.status,
    counted: row.counted,
  }))
}

/** Completed ones at this quiz, by student. */
export async function doneAttempts(
  queries: Queries,
  quizId: string,
  studentIds: readonly string[],
): Promise<Map<string, DoneAttempt[]>> {
  if (studentIds.length === 0) return new Map()
  const rows = await queries
    .selectFrom('attempts')
    .select(['id', 'student_id', 'number', 'score', 'total_points', 'finished_at', 'marks'])
    .where(isOneOf(queries, 'attempts.student_id', studentIds))
    .where('quiz_id', '=', quizId)
    .where('purpose', '=', 'assigned')
    .where('state', '=', 'completed')
    .execute()
  const attempts = rows.map((row) => ({
    studentId: row.student_id,
    id: row.id,
    number: row.number,
    score: row.score,
    total: row.total_points ?? 0,
    finishedAt: row.finished_at ?? '',
    marks: row.marks ?? [],
  }))
  return Map.groupBy(attempts, ({ studentId }) => studentId)
}

/** Those given last first. */
export async function quizzesIn(
  queries: Queries,
  groupId: string,
  sight: Sight,
  { search, ...page }: PageRequest & { search?: string | undefined },
): Promise<{ quizzes: { quizId: string; assigned: number; completed: number }[]; total: number }> {
  const some = seen(queries, sight)
    .innerJoin('assignments', 'assignments.student_id', 'group_members.student_id')
    .where('group_members.group_id', '=', groupId)
    .where('assignments.quiz_id', 'in', presentQuizIds(queries, searchWords(search)))
  const rows = await some
    .select((eb) => [
      'assignments.quiz_id',
      eb.fn.countAll<number>().as('assigned'),
      eb.fn.countAll<number>().filterWhere('assignments.status', '=', 'completed').as('completed'),
      eb.fn.max('assignments.id').as('latest'),
    ])
    .groupBy('assignments.quiz_id')
    .orderBy('latest', 'desc')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute()
  const { total } = await some
    .select((eb) => eb.fn.count<number>('assignments.quiz_id').distinct().as('total'))
    .executeTakeFirstOrThrow()
  return {
    quizzes: rows.map(({ quiz_id, assigned, completed }) => ({ quizId: quiz_id, assigned, completed })),
    total,
  }
}
