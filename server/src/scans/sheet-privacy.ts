import type { Database } from '../platform/database/database.ts'
import type { Queries } from '../platform/database/tables.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { filesOfPage, pagesOfSheets } from './scan-page-store.ts'
import { deleteSheet, sheetsOfStudent } from './scan-sheet-store.ts'
import { findScan } from './scan-store.ts'

/** What photographs of a child's sheets said, and what people said instead; with the names of the pictures. */
export async function scannedSheetsOf(queries: Queries, studentId: string) {
  const sheets = await sheetsOfStudent(queries, studentId)
  const pages = await pagesOfSheets(
    queries,
    sheets.map(({ id }) => id),
  )
  const shown = []
  for (const { id, scanId, state, code, candidate, corrections, attemptId, score, totalPoints } of sheets) {
    const scan = await findScan(queries, scanId)
    const own = pages.filter(({ sheetId }) => sheetId === id)
    shown.push({
      id,
      quizId: scan?.quizId ?? null,
      scannedAt: scan?.createdAt ?? null,
      state,
      code,
      candidate,
      attemptId,
      score,
      totalPoints,
      read: own.flatMap(({ page, reading }) =>
        reading.rows.map(({ id: row, given, sure }) => ({ page, row, given, sure })),
      ),
      corrected: { answers: corrections.answers ?? {}, texts: corrections.texts ?? {} },
      pictures: scan === null || scan.picturesRemovedAt !== null ? [] : own.flatMap(filesOfPage),
    })
  }
  return shown
}

/** The sheets of somebody who goes for good. The files follow once it is certain. */
export function createSheetRemoval({ database, storage }: { database: Database; storage: Pick<Storage, 'remove'> }) {
  return {
    async removeSheetsOf(tx: Queries, studentId: string): Promise<void> {
      const sheets = await sheetsOfStudent(tx, studentId)
      const pages = await pagesOfSheets(
        tx,
        sheets.map(({ id }) => id),
      )
      for (const { id } of sheets) await deleteSheet(tx, id)
      database.afterCommit(() => {
        for (const name of pages.flatMap(filesOfPage)) void storage.remove(name).catch(() => {})
      })
    },
  }
}
