import type { ScannedSheet } from '@lms/contracts/scans/scans.ts'
import type { Selectable } from 'kysely'
import { type Queries, type Tables, json } from '../platform/database/tables.ts'
import { type StoredPage, cutOutOf, pictureOf, uploadOf } from './scanned-sheet.ts'
import './scan-tables.ts'

export async function insertPage(tx: Queries, page: StoredPage): Promise<void> {
  await tx
    .insertInto('scan_pages')
    .values({
      id: page.id,
      scan_id: page.scanId,
      file_id: page.fileId,
      sheet_id: page.sheetId,
      picture: page.picture,
      page: page.page,
      text: page.text,
      reading: json(page.reading),
    })
    .execute()
}

export async function deletePage(tx: Queries, id: string): Promise<void> {
  await tx.deleteFrom('scan_pages').where('id', '=', id).execute()
}

export async function pagesOfSheets(queries: Queries, sheetIds: readonly string[]): Promise<StoredPage[]> {
  if (sheetIds.length === 0) return []
  const rows = await queries
    .selectFrom('scan_pages')
    .selectAll()
    .where('sheet_id', 'in', sheetIds)
    .orderBy('page')
    .orderBy('id')
    .execute()
  return rows.map(toPage)
}

/** Without their readings, which are large. */
export async function placesOf(
  queries: Queries,
  scanId: string,
): Promise<{ sheetId: string; fileId: string; picture: number; page: number }[]> {
  const rows = await queries
    .selectFrom('scan_pages')
    .select(['sheet_id', 'file_id', 'picture', 'page'])
    .where('scan_id', '=', scanId)
    .orderBy('page')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ sheetId: row.sheet_id, fileId: row.file_id, picture: row.picture, page: row.page }))
}

export async function findPage(queries: Queries, scanId: string, id: string): Promise<StoredPage | null> {
  const row = await queries
    .selectFrom('scan_pages')
    .selectAll()
    .where('scan_id', '=', scanId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? toPage(row) : null
}

/** Why other photographs are wanted, by sheet. */
export async function againIn(queries: Queries, scanId: string): Promise<Map<string, ScannedSheet['again']>> {
  const rows = await queries
    .selectFrom('scan_pages')
    .innerJoin('scan_sheets', 'scan_sheets.id', 'scan_pages.sheet_id')
    .select(['scan_pages.sheet_id', 'scan_pages.reading'])
    .where('scan_pages.scan_id', '=', scanId)
    .where('scan_sheets.state', '=', 'again')
    .execute()
  const reasons = new Map<string, ScannedSheet['again']>()
  for (const { sheet_id: id, reading } of rows)
    reasons.set(id, [...new Set([...(reasons.get(id) ?? []), ...reading.again])])
  return reasons
}

/** The names of all files that a batch has, or that all batches have whose photographs are still kept. */
export async function filesKept(queries: Queries, scanId?: string): Promise<string[]> {
  const uploads = await queries
    .selectFrom('scan_files')
    .innerJoin('scans', 'scans.id', 'scan_files.scan_id')
    .select('scan_files.id')
    .where('scan_files.state', '=', 'waiting')
    .$if(scanId !== undefined, (query) => query.where('scans.id', '=', scanId ?? ''))
    .execute()
  const pages = await queries
    .selectFrom('scan_pages')
    .innerJoin('scans', 'scans.id', 'scan_pages.scan_id')
    .select(['scan_pages.id', 'scan_pages.reading'])
    .where('scans.pictures_removed_at', 'is', null)
    .$if(scanId !== undefined, (query) => query.where('scans.id', '=', scanId ?? ''))
    .execute()
  return [...uploads.map(({ id }) => uploadOf(id)), ...pages.flatMap(({ id, reading }) => filesOfPage({ id, reading }))]
}

/** Whether a record names this file. */
export async function isScanFile(queries: Queries, name: string): Promise<boolean> {
  const id = /^scans\/([0-9a-f-]{36})/.exec(name)?.[1]
  if (id === undefined) return false
  for (const table of ['scan_files', 'scan_pages'] as const) {
    const row = await queries
      .selectFrom(table)
      .innerJoin('scans', 'scans.id', `${table}.scan_id`)
      .select(`${table}.id`)
      .where(`${table}.id`, '=', id)
      .where('scans.pictures_removed_at', 'is', null)
      .executeTakeFirst()
    if (row !== undefined) return true
  }
  return false
}

export function filesOfPage({ id, reading }: Pick<StoredPage, 'id' | 'reading'>): string[] {
  const boxes = reading.isFlat ? (reading.layout?.boxes ?? []) : []
  return [pictureOf(id), ...boxes.map((box) => cutOutOf(id, box.id))]
}

function toPage(row: Selectable<Tables['scan_pages']>): StoredPage {
  return {
    id: row.id,
    scanId: row.scan_id,
    fileId: row.file_id,
    sheetId: row.sheet_id,
    picture: row.picture,
    page: row.page,
    text: row.text,
    reading: row.reading,
  }
}
