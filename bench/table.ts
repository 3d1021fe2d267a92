import { appendFileSync } from 'node:fs'

export type Row = Readonly<Record<string, string | number>>

/** Where the page of all benches reads what one of them shows, a line of JSON for each table. */
const kept = process.env['BENCH_TABLES']

/** Rows with the same keys, as text; columns of figures stand to the right. */
export function table(rows: readonly Row[]): string {
  if (kept !== undefined) appendFileSync(kept, `${JSON.stringify(rows)}\n`)
  const columns = Object.keys(rows[0] ?? {}).map((name) => aligned(name, rows))
  return [...Array(rows.length + 1).keys()].map((line) => columns.map((column) => column[line]).join('  ')).join('\n')
}

function aligned(name: string, rows: readonly Row[]): string[] {
  const cells = rows.map((row) => String(row[name]))
  const width = Math.max(name.length, ...cells.map((cell) => cell.length))
  const isFigures = cells.every((cell) => /^[\d.]+$/.test(cell))
  return [name, ...cells].map((cell) => (isFigures ? cell.padStart(width) : cell.padEnd(width)))
}
