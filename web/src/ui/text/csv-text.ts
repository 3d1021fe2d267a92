import { withGuard } from '@lms/contracts/formula-guard.ts'

/** Without it, spreadsheet programs take Vietnamese letters for something else. */
const byteOrderMark = '\uFEFF'

/** As the server writes its files. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(text: string): string {
  return `"${withGuard(text).replaceAll('"', '""')}"`
}
