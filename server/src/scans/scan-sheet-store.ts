import type { Selectable } from 'kysely'
import { type Queries, type Tables, json } from '../platform/database/tables.ts'
import type { StoredSheet } from './scanned-sheet.ts'
import './scan-tables.ts'

export async function insertSheet(tx: Queries, sheet: StoredSheet): Promise<void> {
  await tx
    .insertInto('scan_sheets')
    .values({ id: sheet.id, scan_id: sheet.scanId, ...columnsOf(sheet) })
    .execute()
}

export async function saveSheet(tx: Queries, sheet: StoredSheet): Promise<void> {
  await tx.updateTable('scan_sheets').set(columnsOf(sheet)).where('id', '=', sheet.id).execute()
}

export async function sheetsOf(queries: Queries, scanId: string): Promise<StoredSheet[]> {
  const rows = await queries
    .selectFrom('scan_sheets')
    .selectAll()
    .where('scan_id', '=', scanId)
    .orderBy('number')
    .execute()
  return rows.map(toSheet)
}

export async function findSheet(queries: Queries, scanId: string, id: string): Promise<StoredSheet | null> {
  const row = await queries
    .selectFrom('scan_sheets')
    .selectAll()
    .where('scan_id', '=', scanId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? toSheet(row) : null
}

export async function deleteSheet(tx: Queries, id: string): Promise<void> {
  await tx.deleteFrom('scan_sheets').where('id', '=', id).execute()
}

/** The next to be confirmed or taken back, in their order. */
export async function nextInState(
  queries: Queries,
  scanId: string,
  states: readonly StoredSheet['state'][],
  after: number,
): Promise<StoredSheet | null> {
  const row = await queries
    .selectFrom('scan_sheets')
    .selectAll()
    .where('scan_id', '=', scanId)
    .where('state', 'in', states)
    .where('number', '>', after)
    .orderBy('number')
    .limit(1)
    .executeTakeFirst()
  return row ? toSheet(row) : null
}

export async function sheetsOfStudent(queries: Queries, studentId: string): Promise<StoredSheet[]> {
  const rows = await queries
    .selectFrom('scan_sheets')
    .selectAll()
    .where('student_id', '=', studentId)
    .orderBy('id')
    .execute()
  return rows.map(toSheet)
}

function columnsOf(sheet: StoredSheet) {
  return {
    number: sheet.number,
    state: sheet.state,
    printed_paper_id: sheet.printedPaperId,
    printed_sheet_id: sheet.printedSheetId,
    code: sheet.code,
    student_id: sheet.studentId,
    candidate_id: sheet.candidateId,
    candidate: sheet.candidate,
    name: sheet.name,
    pages: sheet.pages,
    double_of: sheet.doubleOf,
    doubtful: sheet.doubtful,
    corrections: json(sheet.corrections),
    entry_id: sheet.entryId,
    attempt_id: sheet.attemptId,
    score: sheet.score,
    total_points: sheet.totalPoints,
    revision: sheet.revision,
  }
}

function toSheet(row: Selectable<Tables['scan_sheets']>): StoredSheet {
  return {
    id: row.id,
    scanId: row.scan_id,
    number: row.number,
    state: row.state,
    printedPaperId: row.printed_paper_id,
    printedSheetId: row.printed_sheet_id,
    code: row.code,
    studentId: row.student_id,
    candidateId: row.candidate_id,
    candidate: row.candidate,
    name: row.name,
    pages: row.pages,
    doubleOf: row.double_of,
    doubtful: row.doubtful,
    corrections: row.corrections,
    entryId: row.entry_id,
    attemptId: row.attempt_id,
    score: row.score,
    totalPoints: row.total_points,
    revision: row.revision,
  }
}
