import { isOneOf } from '../platform/database/search.ts'
import type { Queries } from '../platform/database/tables.ts'
import { type Scope, conditionOf } from './question-filter-store.ts'
import './question-tables.ts'

/** Questions that this person may see and that say the same, by fingerprint; the oldest of each. */
export async function findByFingerprints(
  queries: Queries,
  scope: Scope,
  fingerprints: readonly string[],
): Promise<Map<string, { id: string; title: string }>> {
  if (fingerprints.length === 0) return new Map()
  const rows = await queries
    .selectFrom('questions')
    .select(['id', 'title', 'fingerprint'])
    .where(isOneOf(queries, 'questions.fingerprint', fingerprints))
    .where(conditionOf(scope, {}))
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map(({ id, title, fingerprint }) => [fingerprint ?? '', { id, title }]))
}
