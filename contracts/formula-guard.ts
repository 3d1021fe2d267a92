/**
 * Spreadsheet programs would run what begins so, also behind blanks and breaks, in wide letters, and where they take a
 * semicolon for the end of a cell. A sign before it keeps it text.
 */
const begins = String.raw`(?:[;\t\r\n]|\s*[=+\-@＝＋－＠])`
const risky = new RegExp(`^'*${begins}`)
const guarded = new RegExp(`^'+${begins}`)

/** For each cell of each CSV that we write. */
export function withGuard(cell: string): string {
  return risky.test(cell) ? `'${cell}` : cell
}

/** What was written with the guard, as it was. */
export function withoutGuard(cell: string): string {
  return guarded.test(cell) ? cell.slice(1) : cell
}
