import type { ListFileFormat } from '@lms/contracts/groups/student-lists.ts'
import { csvContent } from '../../platform/http/files/csv-file.ts'
import { spreadsheetContent, spreadsheetType } from '../../platform/http/files/spreadsheet.ts'
import type { SentFile } from '../../platform/http/route.ts'

const table = {
  columns: ['Họ và tên', 'Nhóm', 'Email phụ huynh', 'Số báo danh'],
  rows: [['Nguyễn Minh An', '4A', 'phuhuynh@example.com', '001']],
}

export async function listTemplate(format: ListFileFormat): Promise<SentFile> {
  return format === 'csv'
    ? { name: 'danh-sach-hoc-sinh.csv', type: 'text/csv; charset=utf-8', content: csvContent(table) }
    : { name: 'danh-sach-hoc-sinh.xlsx', type: spreadsheetType, content: await spreadsheetContent(table) }
}
