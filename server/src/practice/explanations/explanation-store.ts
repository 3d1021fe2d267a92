import type { Queries } from '../../platform/database/tables.ts'
import './explanation-tables.ts'

interface Place {
  questionId: string
  toldHash: string
}

export async function findExplanation(queries: Queries, { questionId, toldHash }: Place): Promise<string | null> {
  const row = await queries
    .selectFrom('explanations')
    .select('text')
    .where('question_id', '=', questionId)
    .where('told_hash', '=', toldHash)
    .executeTakeFirst()
  return row?.text ?? null
}

/** The first that was written stays. */
export async function keepExplanation(
  tx: Queries,
  { questionId, toldHash, ...written }: Place & { text: string; provider: string; model: string; now: string },
): Promise<void> {
  const { text, provider, model, now } = written
  await tx
    .insertInto('explanations')
    .values({ question_id: questionId, told_hash: toldHash, text, provider, model, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

interface Cost {
  day: string
  provider: string
  model: string
  isRefused: boolean
  inputTokens: number
  outputTokens: number
}

export async function addCost(
  tx: Queries,
  { day, provider, model, isRefused, inputTokens, outputTokens }: Cost,
): Promise<void> {
  const spent = {
    requests: 1,
    refused: isRefused ? 1 : 0,
    input_tokens: inputTokens,
    output_tokens: outputTokens,
  }
  await tx
    .insertInto('explanation_costs')
    .values({ day, provider, model, ...spent })
    .onConflict((conflict) =>
      conflict.columns(['day', 'provider', 'model']).doUpdateSet((eb) => ({
        requests: eb('explanation_costs.requests', '+', spent.requests),
        refused: eb('explanation_costs.refused', '+', spent.refused),
        input_tokens: eb('explanation_costs.input_tokens', '+', spent.input_tokens),
        output_tokens: eb('explanation_costs.output_tokens', '+', spent.output_tokens),
      })),
    )
    .execute()
}

/** What was asked of models so far. */
export async function tokensSpent(queries: Queries) {
  return queries
    .selectFrom('explanation_costs')
    .select((eb) => [
      'provider',
      'model',
      eb.fn.sum<number>('input_tokens').as('input'),
      eb.fn.sum<number>('output_tokens').as('output'),
    ])
    .groupBy(['provider', 'model'])
    .execute()
}
