import { type SqlBool, sql } from 'kysely'
import { dialectOf } from '../platform/database/dialect.ts'
import { isOneOf } from '../platform/database/search.ts'
import type { Queries } from '../platform/database/tables.ts'
import { type Scope, conditionOf } from './question-filter-store.ts'
import { contentKeyLength } from './question-fingerprint.ts'
import './question-tables.ts'

/** As the index has it. */
const contentKey = sql<string>`substr(questions.fingerprint, 1, ${sql.lit(contentKeyLength)})`

function asksOneOf(queries: Queries, keys: readonly string[]) {
  return dialectOf(queries) === 'postgres'
    ? sql<SqlBool>`${contentKey} = any(${keys})`
    : sql<SqlBool>`${contentKey} in (select value from json_each(${JSON.stringify(keys)}))`
}

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
    .where(
      asksOneOf(
        queries,
        fingerprints.map((print) => print.slice(0, contentKeyLength)),
      ),
    )
    .where(isOneOf(queries, 'questions.fingerprint', fingerprints))
    .where(conditionOf(scope, {}))
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map(({ id, title, fingerprint }) => [fingerprint, { id, title }]))
}

/** Which of these contents the bank has already, as far as this scope sees it. */
export async function knownContentKeys(
  queries: Queries,
  scope: Scope,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const rows = await queries
    .selectFrom('questions')
    .select(contentKey.as('key'))
    .where(asksOneOf(queries, keys))
    .where(conditionOf(scope, {}))
    .execute()
  return new Set(rows.map(({ key }) => key))
}
