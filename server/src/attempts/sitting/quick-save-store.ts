import { sql } from 'kysely'
import { prepared } from '../../platform/database/prepared.ts'
import type { Queries } from '../../platform/database/tables.ts'
import {
  type AttemptWithPaper,
  type PaperRow,
  type Saved,
  type Wanted,
  answersSaved,
  runningOf,
  savedOf,
  toAttemptWithPaper,
} from '../attempt-store.ts'
import type { Sitting } from '../rules/sitting.ts'

/** PostgreSQL names each version of a row: whoever changes the row in whatever way makes another one. */
const rowVersion = sql<string>`attempts.xmin::text`

export interface VersionedAttempt extends AttemptWithPaper {
  rowVersion: string
}

const selectVersioned = prepared<Wanted, PaperRow & { row_version: string }>((queries, parameter) =>
  runningOf(queries, parameter).select(rowVersion.as('row_version')),
)

export async function findVersioned(queries: Queries, wanted: Wanted): Promise<VersionedAttempt | null> {
  const [found] = await selectVersioned(queries, wanted)
  if (!found) return null
  const { row_version, ...row } = found
  return { ...toAttemptWithPaper(row), rowVersion: row_version }
}

const updateVersion = prepared<Saved & { rowVersion: string }, { row_version: string }>((queries, parameter) =>
  answersSaved(queries, parameter)
    .where(sql<string>`attempts.xmin`, '=', sql<string>`${parameter('rowVersion')}::xid`)
    .returning(rowVersion.as('row_version')),
)

/** The new version; null when it is no longer the one that was read, and nothing has changed. */
export async function saveVersion(
  queries: Queries,
  { attempt, rowVersion: before }: VersionedAttempt,
  sitting: Sitting,
): Promise<string | null> {
  const [row] = await updateVersion(queries, { ...savedOf(attempt.id, sitting), rowVersion: before })
  return row?.row_version ?? null
}
