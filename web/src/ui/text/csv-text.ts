/** Without it, spreadsheet programs take Vietnamese letters for something else. */
const byteOrderMark = '\uFEFF'

/** What looks like a formula is quoted, or a spreadsheet program would run it; as the server writes its files. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(text: string): string {
  const guarded = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${guarded.replaceAll('"', '""')}"`
}
