type Row = Readonly<Record<string, string | number>>

/** Rows with the same keys, as text; columns of figures stand to the right. */
export function table(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {}).map((name) => aligned(name, rows))
  return [...Array(rows.length + 1).keys()].map((line) => columns.map((column) => column[line]).join('  ')).join('\n')
}

function aligned(name: string, rows: readonly Row[]): string[] {
  const cells = rows.map((row) => String(row[name]))
  const width = Math.max(name.length, ...cells.map((cell) => cell.length))
  const isFigures = cells.every((cell) => /^[\d.]+$/.test(cell))
  return [name, ...cells].map((cell) => (isFigures ? cell.padStart(width) : cell.padEnd(width)))
}
