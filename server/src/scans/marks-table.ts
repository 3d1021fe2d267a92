import type { QueryOf } from '@lms/contracts/endpoint.ts'
import type { getScanMarks } from '@lms/contracts/scans/scans.ts'
import { sheetStateMessages } from '@lms/contracts/scans/sheet-state-messages.ts'
import { toSlug } from '@lms/contracts/slug.ts'
import { recordActsOn } from '../audit/recorded-acts.ts'
import { csvContent } from '../platform/http/files/csv-file.ts'
import { spreadsheetContent, spreadsheetType } from '../platform/http/files/spreadsheet.ts'
import type { By, SentFile } from '../platform/http/route.ts'
import { findQuiz } from '../quizzes/quiz-store.ts'
import { namesOf } from '../users/user-name-store.ts'
import { expectSight, sheetsSeen } from './scan-access.ts'
import type { ScanDependencies } from './scan-dependencies.ts'
import { sheetsOf } from './scan-sheet-store.ts'
import { findScan } from './scan-store.ts'

/** Marks as teachers keep them: one line a sheet. */
export function createMarksTables({ database, audit }: Pick<ScanDependencies, 'database' | 'audit'>) {
  const record = recordActsOn(audit, 'scan')
  return async (by: By, id: string, { format }: QueryOf<typeof getScanMarks>): Promise<SentFile> => {
    const queries = database.read()
    const scan = expectSight(by.actor, await findScan(queries, id))
    await database.transaction((tx) => record(tx, by, 'scan.export', id, { format }))
    const quiz = await findQuiz(queries, scan.quizId)
    const sheets = await sheetsSeen(queries, by.actor, await sheetsOf(queries, id))
    const names = await namesOf(
      queries,
      sheets.flatMap(({ studentId }) => studentId ?? []),
    )
    const columns = ['Phiếu', 'Họ và tên', 'Số báo danh', 'Mã đề', 'Trạng thái', 'Điểm', 'Tổng điểm']
    const rows = sheets.map((sheet) => [
      sheet.number,
      names.get(sheet.studentId ?? '') ?? sheet.name ?? '',
      sheet.candidate ?? '',
      sheet.code ?? '',
      sheetStateMessages[sheet.state].default,
      sheet.score ?? '',
      sheet.totalPoints ?? '',
    ])
    const name = `diem-${toSlug(quiz?.title ?? '').slice(0, 60)}.${format}`
    return format === 'csv'
      ? { name, type: 'text/csv; charset=utf-8', content: csvContent({ columns, rows }) }
      : { name, type: spreadsheetType, content: await spreadsheetContent({ columns, rows }) }
  }
}
