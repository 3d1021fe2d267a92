import type { ClassCode } from '@lms/contracts/classes/classes.ts'
import type { ImportState, QuestionImport, StoredFormat } from '@lms/contracts/exchange/exchange.ts'
import type { SentMessage } from '@lms/contracts/messages.ts'
import { type Selectable, sql } from 'kysely'
import { dialectOf } from '../platform/database/dialect.ts'
import { type Queries, type Tables, json } from '../platform/database/tables.ts'
import { type PageRequest, offsetOf } from '../platform/pagination.ts'
import type { Asking } from './import-tables.ts'

export interface StoredImport {
  id: string
  userId: string
  fileName: string
  format: StoredFormat | null
  state: ImportState
  failure: SentMessage | null
  asking: Asking | null
  class: ClassCode | null
  subjectId: string | null
  media: string[]
  kept: { _id: string; title: string }[]
  createdAt: string
  expiresAt: string
}

export async function importIds(queries: Queries): Promise<string[]> {
  const rows = await queries.selectFrom('question_imports').select('id').execute()
  return rows.map(({ id }) => id)
}

export async function hasImport(queries: Queries, id: string): Promise<boolean> {
  const row = await queries.selectFrom('question_imports').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

export type ImportCounts = QuestionImport['counts']

export async function insertImport(tx: Queries, one: StoredImport): Promise<void> {
  await tx
    .insertInto('question_imports')
    .values({
      id: one.id,
      user_id: one.userId,
      file_name: one.fileName,
      format: one.format,
      state: one.state,
      ...failureColumns(one.failure),
      asking: one.asking,
      class: one.class,
      subject_id: one.subjectId,
      media: json(one.media),
      kept: json(one.kept),
      keys_by_meaning: true,
      created_at: one.createdAt,
      expires_at: one.expiresAt,
    })
    .execute()
}

export async function findImport(queries: Queries, id: string): Promise<StoredImport | null> {
  const row = await queries.selectFrom('question_imports').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toImport(row) : null
}

/** Held until the transaction ends: two tabs of one person take turns. */
export async function lockImport(tx: Queries, id: string): Promise<StoredImport | null> {
  const row = await tx
    .selectFrom('question_imports')
    .selectAll()
    .where('id', '=', id)
    .$if(dialectOf(tx) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  return row ? toImport(row) : null
}

export async function listImports(queries: Queries, userId: string, page: PageRequest): Promise<StoredImport[]> {
  const rows = await queries
    .selectFrom('question_imports')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute()
  return rows.map(toImport)
}

export async function countImports(
  queries: Queries,
  userId: string,
): Promise<{ total: number; open: number; reading: number }> {
  return queries
    .selectFrom('question_imports')
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.count<number>(eb.case().when('state', 'in', ['reading', 'staged', 'saving']).then(1).end()).as('open'),
      eb.fn.count<number>(eb.case().when('state', '=', 'reading').then(1).end()).as('reading'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** The one of this person that has waited longest, and that no model is asked about. */
export async function nextToRead(queries: Queries, userId: string): Promise<StoredImport | null> {
  const row = await queries
    .selectFrom('question_imports')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '=', 'reading')
    .where(({ eb, or }) => or([eb('asking', 'is', null), eb('asking', '!=', 'waiting')]))
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row ? toImport(row) : null
}

/** Files of these are not kept: only the latest few that could not be read are worth another try. */
export async function olderFailures(queries: Queries, userId: string, kept: number): Promise<string[]> {
  const rows = await queries
    .selectFrom('question_imports')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '=', 'failed')
    .orderBy('id', 'desc')
    .limit(kept + 20)
    .execute()
  return rows.slice(kept).map(({ id }) => id)
}

/** What a person sends and what was read of theirs take turns, so that each file finds somebody who reads it. */
export async function lockReading(tx: Queries, userId: string): Promise<void> {
  if (dialectOf(tx) === 'postgres')
    await sql`select pg_advisory_xact_lock(hashtext(${`imports.reading.${userId}`}))`.execute(tx)
}

type Changes = Partial<
  Pick<StoredImport, 'format' | 'state' | 'failure' | 'asking' | 'class' | 'subjectId' | 'media' | 'kept' | 'expiresAt'>
>

export async function saveImport(tx: Queries, id: string, changes: Changes): Promise<void> {
  const { failure, subjectId, media, kept, expiresAt, ...same } = changes
  await tx
    .updateTable('question_imports')
    .set({
      ...same,
      ...(failure !== undefined && failureColumns(failure)),
      ...(subjectId !== undefined && { subject_id: subjectId }),
      ...(media !== undefined && { media: json(media) }),
      ...(kept !== undefined && { kept: json(kept) }),
      ...(expiresAt !== undefined && { expires_at: expiresAt }),
    })
    .where('id', '=', id)
    .execute()
}

export async function deleteImport(tx: Queries, id: string): Promise<void> {
  await tx.deleteFrom('question_imports').where('id', '=', id).execute()
}

export async function expiredImports(queries: Queries, now: string, limit: number): Promise<StoredImport[]> {
  const rows = await queries
    .selectFrom('question_imports')
    .selectAll()
    .where('expires_at', '<', now)
    .where('state', '!=', 'saving')
    .orderBy('expires_at')
    .limit(limit)
    .execute()
  return rows.map(toImport)
}

const none: ImportCounts = { total: 0, accepted: 0, blocked: 0, duplicates: 0, noted: 0, unplaced: 0, saved: 0 }

/** One question for all of them. */
export async function countsOf(queries: Queries, ids: readonly string[]): Promise<(id: string) => ImportCounts> {
  if (ids.length === 0) return () => none
  const rows = await queries
    .selectFrom('question_import_items')
    .select((eb) => [
      'import_id',
      eb.fn.countAll<number>().as('total'),
      eb.fn.count<number>(sql`case when is_accepted then 1 end`).as('accepted'),
      eb.fn.count<number>(sql`case when is_blocked then 1 end`).as('blocked'),
      eb.fn
        .count<number>(sql`case when duplicate_id is not null or same_as_number is not null then 1 end`)
        .as('duplicates'),
      eb.fn.count<number>(sql`case when is_noted then 1 end`).as('noted'),
      eb.fn
        .count<number>(sql`case when is_accepted and (class is null or subject_id is null) then 1 end`)
        .as('unplaced'),
      eb.fn.count<number>('question_id').as('saved'),
    ])
    .where('import_id', 'in', ids)
    .groupBy('import_id')
    .execute()
  const known = new Map(rows.map(({ import_id, ...counts }) => [import_id, counts]))
  return (id) => known.get(id) ?? none
}

function failureColumns(failure: SentMessage | null) {
  return { failure: failure?.message ?? null, failure_key: failure?.key ?? null }
}

function toImport(row: Selectable<Tables['question_imports']>): StoredImport {
  return {
    id: row.id,
    userId: row.user_id,
    fileName: row.file_name,
    format: row.format,
    state: row.state,
    failure: row.failure === null ? null : { message: row.failure, key: row.failure_key ?? undefined },
    asking: row.asking,
    class: row.class,
    subjectId: row.subject_id,
    media: row.media,
    kept: row.kept,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }
}
