import type { Difficulty } from '@lms/contracts/questions/questions.ts'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/tables.ts'
import type { TopicCounts, TopicKnowledge } from '../../subjects/topics/topic-service.ts'
import { questionScope } from '../question-access.ts'
import { type Scope, conditionOf } from '../question-filter-store.ts'
import '../question-tables.ts'

interface Group {
  topicId: string
  difficulty: Difficulty
  amount: number
}

/** What topics know of the questions in them. */
export const topicKnowledge: TopicKnowledge = {
  async countsOf(queries, actor, subjectId) {
    const groups = await readGroups(queries, await questionScope(queries, actor), subjectId)
    const counts = new Map<string, TopicCounts>()
    for (const { topicId, difficulty, amount } of groups) {
      const known = counts.get(topicId) ?? { easy: 0, medium: 0, hard: 0 }
      counts.set(topicId, { ...known, [difficulty]: known[difficulty] + amount })
    }
    return counts
  },

  async hasQuestionsIn(queries, topicId) {
    const row = await queries
      .selectFrom('questions')
      .select('id')
      .where(conditionOf('everything', { topics: [topicId] }))
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  },

  async leave(tx, topicId) {
    await tx
      .updateTable('questions')
      .set({ topic_id: '' })
      .where('deleted_at', 'is not', null)
      .where('topic_id', '=', topicId)
      .execute()
  },
}

/** Administrators' from the tally; a parent's own are counted, for they are few. */
async function readGroups(queries: Queries, scope: Scope, subjectId: string): Promise<Group[]> {
  const tallied = () =>
    queries
      .selectFrom('questions_tally')
      .select((eb) => ['topic_id as topicId', 'difficulty', eb.fn.sum<number>('amount').as('amount')])
      .where('subject_id', '=', subjectId)
      .where('topic_id', '<>', '')
      .$if(scope !== 'everything', (query) => query.where('by_administrator', '=', true))
      .groupBy(['topic_id', 'difficulty'])
      .execute()
  if (scope === 'everything') return tallied()
  const own = await queries
    .selectFrom('questions')
    .select((eb) => ['topic_id as topicId', 'difficulty', eb.fn.countAll<number>().as('amount')])
    .where(conditionOf({ ...scope, withAdministrators: false }, { subject: subjectId }))
    .where('topic_id', '<>', sql.lit(''))
    .$if(scope.withAdministrators, (query) => query.where('by_administrator', '=', false))
    .groupBy(['topic_id', 'difficulty'])
    .execute()
  return scope.withAdministrators ? [...(await tallied()), ...own] : own
}
