import { dialectOf } from '../platform/database/dialect.ts'
import { isOneOf } from '../platform/database/search.ts'
import { type Queries, json } from '../platform/database/tables.ts'
import type { ItemSums, PaperSums, QuizSums } from './rules/statistics.ts'
import './analysis-tables.ts'

export interface StoredAnalysis {
  paper: PaperSums
  computedAt: string
}

export async function findQuizAnalysis(queries: Queries, quizId: string): Promise<StoredAnalysis | null> {
  const row = await queries
    .selectFrom('quiz_analyses')
    .select(['paper', 'computed_at'])
    .where('quiz_id', '=', quizId)
    .executeTakeFirst()
  return row ? { paper: row.paper, computedAt: row.computed_at } : null
}

export interface StoredItem {
  quizId: string
  questionId: string
  sums: ItemSums
  computedAt: string
}

/** In all quizzes that asked them, the quiz that was given first at the top. */
export async function findItems(queries: Queries, questionIds: readonly string[]): Promise<StoredItem[]> {
  if (questionIds.length === 0) return []
  const rows = await queries
    .selectFrom('item_analyses')
    .innerJoin('quiz_analyses', 'quiz_analyses.quiz_id', 'item_analyses.quiz_id')
    .select(['item_analyses.quiz_id', 'item_analyses.question_id', 'item_analyses.sums', 'quiz_analyses.computed_at'])
    .where('item_analyses.question_id', 'in', questionIds)
    .orderBy('item_analyses.quiz_id')
    .execute()
  return rows.map(({ quiz_id, question_id, sums, computed_at }) => ({
    quizId: quiz_id,
    questionId: question_id,
    sums,
    computedAt: computed_at,
  }))
}

/** So many must have met a question before what they made of it says how hard it is. */
const fewestForShare = 10

/** The share of the points that questions brought, in all quizzes together. */
export async function sharesOf(queries: Queries, questionIds: readonly string[]): Promise<Map<string, number>> {
  if (questionIds.length === 0) return new Map()
  const rows = await queries
    .selectFrom('item_analyses')
    .select(['question_id', 'sums'])
    .where(isOneOf(queries, 'item_analyses.question_id', questionIds))
    .execute()
  const groups = Map.groupBy(rows, ({ question_id }) => question_id)
  const sums = [...groups].map(([id, items]) => {
    const people = items.reduce((sum, item) => sum + item.sums.people, 0)
    const shares = items.reduce((sum, item) => sum + item.sums.shares, 0)
    return { id, people, share: shares / Math.max(1, people) }
  })
  return new Map(sums.filter(({ people }) => people >= fewestForShare).map(({ id, share }) => [id, share]))
}

export async function questionIdsAnalysed(queries: Queries, quizId: string): Promise<string[]> {
  const rows = await queries
    .selectFrom('item_analyses')
    .select('question_id')
    .where('quiz_id', '=', quizId)
    .orderBy('question_id')
    .execute()
  return rows.map(({ question_id }) => question_id)
}

/** In place of what was known before. */
export async function saveAnalysis(
  tx: Queries,
  quizId: string,
  { paper, items }: { paper: PaperSums; items: readonly { questionId: string; sums: ItemSums }[] },
  now: string,
): Promise<void> {
  await tx
    .insertInto('quiz_analyses')
    .values({ quiz_id: quizId, paper: json(paper), computed_at: now })
    .onConflict((conflict) => conflict.column('quiz_id').doUpdateSet({ paper: json(paper), computed_at: now }))
    .execute()
  await tx.deleteFrom('item_analyses').where('quiz_id', '=', quizId).execute()
  if (items.length === 0) return
  await tx
    .insertInto('item_analyses')
    .values(items.map(({ questionId, sums }) => ({ quiz_id: quizId, question_id: questionId, sums: json(sums) })))
    .execute()
}

export async function findDeparted(queries: Queries, quizId: string): Promise<QuizSums | null> {
  const row = await queries.selectFrom('departed_sums').select('sums').where('quiz_id', '=', quizId).executeTakeFirst()
  return row?.sums ?? null
}

/** Those of these quizzes in whose figures somebody is who is gone. */
export async function quizIdsOfDeparted(queries: Queries, quizIds: readonly string[]): Promise<string[]> {
  if (quizIds.length === 0) return []
  const rows = await queries
    .selectFrom('departed_sums')
    .select(['quiz_id', 'sums'])
    .where('quiz_id', 'in', quizIds)
    .execute()
  return rows.filter(({ sums }) => sums.paper.people > 0).map(({ quiz_id }) => quiz_id)
}

/** Nobody else changes it until the transaction ends. */
export async function lockDeparted(tx: Queries, quizId: string, none: QuizSums): Promise<QuizSums> {
  await tx
    .insertInto('departed_sums')
    .values({ quiz_id: quizId, sums: json(none) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { sums } = await tx
    .selectFrom('departed_sums')
    .select('sums')
    .where('quiz_id', '=', quizId)
    .$if(dialectOf(tx) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirstOrThrow()
  return sums
}

export async function saveDeparted(tx: Queries, quizId: string, sums: QuizSums): Promise<void> {
  await tx
    .updateTable('departed_sums')
    .set({ sums: json(sums) })
    .where('quiz_id', '=', quizId)
    .execute()
}
