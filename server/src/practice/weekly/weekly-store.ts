import { isOneOf } from '../../platform/database/search.ts'
import { type Queries, json } from '../../platform/database/tables.ts'
import '../knowledge/knowledge-tables.ts'
import type { AnswerOfWeek } from './rules/mistakes.ts'
import type { StoredReport } from './weekly-tables.ts'

/** More than a child answers in a week. */
const answersRead = 5000

/** In the order in which they were given. */
export async function answersBetween(
  queries: Queries,
  childId: string,
  { from, to }: { from: string; to: string },
): Promise<AnswerOfWeek[]> {
  const rows = await queries
    .selectFrom('learned_answers')
    .select(['question_id', 'topic_id', 'is_right', 'source', 'source_id', 'at'])
    .where('student_id', '=', childId)
    .where('at', '>=', from)
    .where('at', '<', to)
    .orderBy('at')
    .orderBy('batch_id')
    .orderBy('place')
    .limit(answersRead)
    .execute()
  return rows.map((row) => ({
    questionId: row.question_id,
    topicId: row.topic_id,
    isRight: row.is_right,
    source: row.source,
    sourceId: row.source_id,
    at: row.at,
  }))
}

export async function findReport(queries: Queries, childId: string, week: string): Promise<StoredReport | null> {
  const row = await queries
    .selectFrom('weekly_reports')
    .select('report')
    .where('child_id', '=', childId)
    .where('week', '=', week)
    .executeTakeFirst()
  return row?.report ?? null
}

/** The newest first. */
export async function reportsOf(queries: Queries, childId: string, limit: number): Promise<StoredReport[]> {
  const rows = await queries
    .selectFrom('weekly_reports')
    .select('report')
    .where('child_id', '=', childId)
    .orderBy('week', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ report }) => report)
}

/** Null when no week before this one was reported. */
export async function firmBefore(queries: Queries, childId: string, week: string): Promise<Set<string> | null> {
  const row = await queries
    .selectFrom('weekly_reports')
    .select('firm_topics')
    .where('child_id', '=', childId)
    .where('week', '<', week)
    .orderBy('week', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? new Set(row.firm_topics) : null
}

/** The first that is kept stays. */
export async function keepReport(
  tx: Queries,
  childId: string,
  { report, firmTopics, now }: { report: StoredReport; firmTopics: readonly string[]; now: string },
): Promise<void> {
  await tx
    .insertInto('weekly_reports')
    .values({
      child_id: childId,
      week: report.week,
      report: json(report),
      firm_topics: json(firmTopics),
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export interface Guardian {
  childId: string
  parentId: string
}

/** Of these, those for whom this week is not settled yet. */
export async function unsettledAmong(queries: Queries, week: string, links: readonly Guardian[]): Promise<Guardian[]> {
  const rows = await queries
    .selectFrom('weekly_mails')
    .select(['child_id', 'parent_id'])
    .where(isOneOf(queries, 'child_id', [...new Set(links.map(({ childId }) => childId))]))
    .where('week', '=', week)
    .execute()
  const settled = new Set(rows.map((row) => `${row.child_id} ${row.parent_id}`))
  return links.filter(({ childId, parentId }) => !settled.has(`${childId} ${parentId}`))
}

/** False when it was settled already. */
export async function settleWeek(
  tx: Queries,
  { childId, parentId }: Guardian,
  { week, tokenHash, now }: { week: string; tokenHash: string | null; now: string },
): Promise<boolean> {
  const row = await tx
    .insertInto('weekly_mails')
    .values({ child_id: childId, parent_id: parentId, week, token_hash: tokenHash, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('week')
    .executeTakeFirst()
  return row !== undefined
}

/** Whose mail about which child a link belongs to. */
export async function findByToken(queries: Queries, tokenHash: string): Promise<Guardian | null> {
  const row = await queries
    .selectFrom('weekly_mails')
    .select(['child_id', 'parent_id'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row ? { childId: row.child_id, parentId: row.parent_id } : null
}

export async function deleteMailsBefore(tx: Queries, moment: string): Promise<void> {
  await tx.deleteFrom('weekly_mails').where('created_at', '<', moment).execute()
}

export async function isWanted(queries: Queries, { childId, parentId }: Guardian): Promise<boolean> {
  const row = await queries
    .selectFrom('weekly_choices')
    .select('is_on')
    .where('child_id', '=', childId)
    .where('parent_id', '=', parentId)
    .executeTakeFirst()
  return row?.is_on ?? true
}

export async function saveChoice(
  tx: Queries,
  { childId, parentId }: Guardian,
  isOn: boolean,
  now: string,
): Promise<void> {
  const values = { is_on: isOn, changed_at: now }
  await tx
    .insertInto('weekly_choices')
    .values({ child_id: childId, parent_id: parentId, ...values })
    .onConflict((conflict) => conflict.columns(['child_id', 'parent_id']).doUpdateSet(values))
    .execute()
}
