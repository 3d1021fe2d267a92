import type { QuizStats } from '@lms/contracts/quizzes/quizzes.ts'
import { type SqlBool, sql } from 'kysely'
import type { Queries, Tables } from '../platform/database/tables.ts'
import { type Place, type Scope, inPlace, sharedWith } from './quiz-scope.ts'
import './quiz-tables.ts'

type Group = Pick<Tables['quizzes_tally'], 'status' | 'is_active' | 'amount'>

/** How many of each sort: what others wrote from the tally, which is small; a parent's own are counted, for they are few. */
async function readGroups(queries: Queries, scope: Scope, place: Place): Promise<Group[]> {
  const tallied = await queries
    .selectFrom('quizzes_tally')
    .where((eb) => eb.and(inPlace(place)))
    .where(sharedWith(scope))
    .select((eb) => ['status', 'is_active', eb.fn.sum<number>('amount').as('amount')])
    .groupBy(['status', 'is_active'])
    .execute()
  if (scope === 'everything') return tallied
  const own = await queries
    .selectFrom('quizzes')
    .where('author_id', '=', scope.readerId)
    .where('deleted_at', 'is', null)
    .where(sql<SqlBool>`not ${sharedWith(scope)}`)
    .where((eb) => eb.and(inPlace(place)))
    .select((eb) => ['status', 'is_active', eb.fn.countAll<number>().as('amount')])
    .groupBy(['status', 'is_active'])
    .execute()
  return [...tallied, ...own]
}

export async function countQuizzes(queries: Queries, scope: Scope, place: Place): Promise<number> {
  return sum(await readGroups(queries, scope, place), () => true)
}

export async function readStats(queries: Queries, scope: Scope, place: Place): Promise<QuizStats> {
  const groups = await readGroups(queries, scope, place)
  return {
    total: sum(groups, () => true),
    active: sum(groups, (group) => group.is_active),
    inactive: sum(groups, (group) => !group.is_active),
    draft: sum(groups, ({ status }) => status === 'draft'),
    published: sum(groups, ({ status }) => status === 'published'),
  }
}

/** All of them, whoever may see them. */
export function countOfSubject(queries: Queries, subjectId: string): Promise<number> {
  return countQuizzes(queries, 'everything', { subject: subjectId })
}

function sum(groups: readonly Group[], counts: (group: Group) => boolean): number {
  return groups.filter(counts).reduce((total, { amount }) => total + amount, 0)
}
