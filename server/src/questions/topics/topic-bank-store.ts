import type { Difficulty } from '@lms/contracts/questions/questions.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { type Scope, conditionOf } from '../question-filter-store.ts'
import '../question-tables.ts'

export interface TopicBank {
  counts: Record<Difficulty, number>
  /** With an explanation, among the newest. */
  explained: number
}

/** As many of a subject are looked at for explanations: more than anybody reads through. */
const newestLooked = 3000

/** What a bank has of each topic of a subject; under the empty name what has none. Two questions, whatever its size. */
export async function bankByTopic(
  queries: Queries,
  scope: Scope,
  subjectId: string,
): Promise<ReadonlyMap<string, TopicBank>> {
  const bank = new Map<string, TopicBank>()
  const of = (topicId: string): TopicBank => {
    const known = bank.get(topicId) ?? { counts: { easy: 0, medium: 0, hard: 0 }, explained: 0 }
    bank.set(topicId, known)
    return known
  }
  for (const { topicId, difficulty, amount } of await countGroups(queries, scope, subjectId))
    of(topicId).counts[difficulty] += amount
  const newest = queries
    .selectFrom('questions')
    .select(['questions.id', 'questions.version', 'questions.topic_id'])
    .where(conditionOf(scope, { subject: subjectId }))
    .orderBy('questions.id', 'desc')
    .limit(newestLooked)
  const explained = await queries
    .selectFrom(newest.as('newest'))
    .innerJoin('question_versions', (join) =>
      join
        .onRef('question_versions.question_id', '=', 'newest.id')
        .onRef('question_versions.version', '=', 'newest.version'),
    )
    .select((eb) => ['newest.topic_id as topicId', eb.fn.countAll<number>().as('amount')])
    .where('question_versions.explanation', '<>', '')
    .groupBy('newest.topic_id')
    .execute()
  for (const { topicId, amount } of explained) of(topicId).explained = amount
  return bank
}

/** All from the tally; a parent's own are counted, for they are few. */
async function countGroups(queries: Queries, scope: Scope, subjectId: string) {
  if (scope === 'everything')
    return queries
      .selectFrom('questions_tally')
      .select((eb) => ['topic_id as topicId', 'difficulty', eb.fn.sum<number>('amount').as('amount')])
      .where('subject_id', '=', subjectId)
      .groupBy(['topic_id', 'difficulty'])
      .execute()
  return queries
    .selectFrom('questions')
    .select((eb) => ['topic_id as topicId', 'difficulty', eb.fn.countAll<number>().as('amount')])
    .where(conditionOf(scope, { subject: subjectId }))
    .groupBy(['topic_id', 'difficulty'])
    .execute()
}
