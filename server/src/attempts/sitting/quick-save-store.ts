import { type RawBuilder, sql } from 'kysely'
import { dialectOf } from '../../platform/database/dialect.ts'
import { prepared } from '../../platform/database/prepared.ts'
import type { Queries } from '../../platform/database/tables.ts'
import {
  type AttemptWithPaper,
  type PaperRow,
  type Saved,
  type Wanted,
  answersSaved,
  running,
  runningOf,
  savedOf,
  toAttemptWithPaper,
} from '../attempt-store.ts'
import type { Sitting } from '../rules/sitting.ts'

/** PostgreSQL names each version of a row: whoever changes the row in whatever way makes another one. */
const postgresVersion = sql<string>`attempts.xmin::text`
/** SQLite does not, so it is everything that an answer is decided on. */
const sqliteVersion = sql<string>`attempts.sequence || ' ' || attempts.started_at || ' ' || coalesce(attempts.ends_at, '')
  || attempts.answers || attempts.flagged || coalesce(attempts.checks, '')`

function rowVersion(queries: Queries): RawBuilder<string> {
  return dialectOf(queries) === 'postgres' ? postgresVersion : sqliteVersion
}

export interface VersionedAttempt extends AttemptWithPaper {
  rowVersion: string
}

const selectVersioned = prepared<Wanted, PaperRow & { row_version: string }>((queries, parameter) =>
  runningOf(queries, parameter).select(rowVersion(queries).as('row_version')),
)

export async function findVersioned(queries: Queries, wanted: Wanted): Promise<VersionedAttempt | null> {
  const [found] = await selectVersioned(queries, wanted)
  if (!found) return null
  const { row_version, ...row } = found
  return { ...toAttemptWithPaper(row), rowVersion: row_version }
}

const updateVersion = prepared<Saved & { rowVersion: string }, { row_version: string }>((queries, parameter) =>
  answersSaved(queries, parameter)
    .where('state', '=', running)
    .where(
      dialectOf(queries) === 'postgres'
        ? sql<boolean>`attempts.xmin = ${parameter('rowVersion')}::xid`
        : sql<boolean>`${sqliteVersion} = ${parameter('rowVersion')}`,
    )
    .returning(rowVersion(queries).as('row_version')),
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
