import type { ScanCounts } from '@lms/contracts/scans/scans.ts'
import { type Selectable, sql } from 'kysely'
import { dialectOf } from '../platform/database/dialect.ts'
import type { Queries, Tables } from '../platform/database/tables.ts'
import { type PageRequest, offsetOf } from '../platform/pagination.ts'
import type { StoredFile, StoredScan } from './scanned-sheet.ts'
import './scan-tables.ts'

export async function insertScan(tx: Queries, scan: StoredScan): Promise<void> {
  await tx
    .insertInto('scans')
    .values({
      id: scan.id,
      quiz_id: scan.quizId,
      user_id: scan.userId,
      state: scan.state,
      created_at: scan.createdAt,
      expires_at: scan.expiresAt,
      pictures_removed_at: scan.picturesRemovedAt,
    })
    .execute()
}

export async function findScan(queries: Queries, id: string): Promise<StoredScan | null> {
  const row = await queries.selectFrom('scans').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toScan(row) : null
}

/** Held until the transaction ends. */
export async function lockScan(tx: Queries, id: string): Promise<StoredScan | null> {
  const row = await tx
    .selectFrom('scans')
    .selectAll()
    .where('id', '=', id)
    .$if(dialectOf(tx) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  return row ? toScan(row) : null
}

/** Of a quiz; those of one person, or of everybody. */
export async function listScans(
  queries: Queries,
  { quizId, userId }: { quizId: string; userId: string | null },
  page: PageRequest,
): Promise<{ scans: StoredScan[]; total: number }> {
  const wanted = queries
    .selectFrom('scans')
    .where('quiz_id', '=', quizId)
    .$if(userId !== null, (query) => query.where('user_id', '=', userId ?? ''))
  const rows = await wanted.selectAll().orderBy('id', 'desc').limit(page.limit).offset(offsetOf(page)).execute()
  const { total } = await wanted.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { scans: rows.map(toScan), total }
}

export async function saveScan(
  tx: Queries,
  id: string,
  changes: Partial<Pick<StoredScan, 'state' | 'expiresAt' | 'picturesRemovedAt'>>,
): Promise<void> {
  const { state, expiresAt, picturesRemovedAt } = changes
  await tx
    .updateTable('scans')
    .set({
      ...(state !== undefined && { state }),
      ...(expiresAt !== undefined && { expires_at: expiresAt }),
      ...(picturesRemovedAt !== undefined && { pictures_removed_at: picturesRemovedAt }),
    })
    .where('id', '=', id)
    .execute()
}

export async function deleteScan(tx: Queries, id: string): Promise<void> {
  await tx.deleteFrom('scans').where('id', '=', id).execute()
}

export async function countOpenScans(queries: Queries, userId: string): Promise<{ open: number; waiting: number }> {
  const { open } = await queries
    .selectFrom('scans')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('user_id', '=', userId)
    .where('pictures_removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  const { waiting } = await queries
    .selectFrom('scan_files')
    .innerJoin('scans', 'scans.id', 'scan_files.scan_id')
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .where('scans.user_id', '=', userId)
    .where('scan_files.state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return { open, waiting }
}

export async function expiredScans(queries: Queries, now: string, limit: number): Promise<StoredScan[]> {
  const rows = await queries
    .selectFrom('scans')
    .selectAll()
    .where('pictures_removed_at', 'is', null)
    .where('expires_at', '<=', now)
    .where('state', '=', 'open')
    .orderBy('expires_at')
    .limit(limit)
    .execute()
  return rows.map(toScan)
}

export async function insertFiles(tx: Queries, files: readonly StoredFile[]): Promise<void> {
  await tx
    .insertInto('scan_files')
    .values(files.map(({ scanId, pagesRead, ...file }) => ({ ...file, scan_id: scanId, pages_read: pagesRead })))
    .execute()
}

export async function filesOf(queries: Queries, scanId: string): Promise<StoredFile[]> {
  const rows = await queries
    .selectFrom('scan_files')
    .selectAll()
    .where('scan_id', '=', scanId)
    .orderBy('number')
    .execute()
  return rows.map(toFile)
}

/** The one of this person that has waited longest. */
export async function nextFile(queries: Queries, userId: string): Promise<StoredFile | null> {
  const row = await queries
    .selectFrom('scan_files')
    .innerJoin('scans', 'scans.id', 'scan_files.scan_id')
    .selectAll('scan_files')
    .where('scans.user_id', '=', userId)
    .where('scans.state', '=', 'reading')
    .where('scan_files.state', '=', 'waiting')
    .orderBy('scan_files.scan_id')
    .orderBy('scan_files.number')
    .limit(1)
    .executeTakeFirst()
  return row ? toFile(row) : null
}

export async function saveFile(
  tx: Queries,
  id: string,
  { pagesRead, ...changes }: Partial<Pick<StoredFile, 'state' | 'failure' | 'tries' | 'pagesRead'>>,
): Promise<void> {
  await tx
    .updateTable('scan_files')
    .set({ ...changes, ...(pagesRead !== undefined && { pages_read: pagesRead }) })
    .where('id', '=', id)
    .execute()
}

export async function hasWaitingFile(queries: Queries, scanId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('scan_files')
    .select('id')
    .where('scan_id', '=', scanId)
    .where('state', '=', 'waiting')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** What a person sends and what was read of theirs take turns, so that each file finds somebody who reads it. */
export async function lockReading(tx: Queries, userId: string): Promise<void> {
  if (dialectOf(tx) === 'postgres')
    await sql`select pg_advisory_xact_lock(hashtext(${`scans.reading.${userId}`}))`.execute(tx)
}

const none: ScanCounts = {
  files: 0,
  waiting: 0,
  failed: 0,
  sheets: 0,
  ready: 0,
  doubtful: 0,
  problems: 0,
  confirmed: 0,
}

export async function countsOf(queries: Queries, ids: readonly string[]): Promise<(id: string) => ScanCounts> {
  if (ids.length === 0) return () => none
  const files = await queries
    .selectFrom('scan_files')
    .select(['scan_id', 'state', (eb) => eb.fn.countAll<number>().as('count')])
    .where('scan_id', 'in', ids)
    .groupBy(['scan_id', 'state'])
    .execute()
  const sheets = await queries
    .selectFrom('scan_sheets')
    .select(['scan_id', 'state', (eb) => eb.fn.countAll<number>().as('count')])
    .where('scan_id', 'in', ids)
    .groupBy(['scan_id', 'state'])
    .execute()
  return (id) => {
    const counts = { ...none }
    for (const { state, count } of files.filter(({ scan_id: scanId }) => scanId === id)) {
      counts.files += count
      if (state === 'waiting') counts.waiting += count
      if (state === 'failed') counts.failed += count
    }
    for (const { state, count } of sheets.filter(({ scan_id: scanId }) => scanId === id)) {
      counts.sheets += count
      if (state === 'read' || state === 'undone') counts.ready += count
      else if (state === 'doubtful') counts.doubtful += count
      else if (state === 'confirmed') counts.confirmed += count
      else counts.problems += count
    }
    return counts
  }
}

function toScan(row: Selectable<Tables['scans']>): StoredScan {
  return {
    id: row.id,
    quizId: row.quiz_id,
    userId: row.user_id,
    state: row.state,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    picturesRemovedAt: row.pictures_removed_at,
  }
}

function toFile({ scan_id: scanId, pages_read: pagesRead, ...row }: Selectable<Tables['scan_files']>): StoredFile {
  return { ...row, scanId, pagesRead }
}
