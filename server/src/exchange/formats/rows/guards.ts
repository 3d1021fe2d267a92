/** Spreadsheet programs would run what begins so; a sign before it keeps it text, and is taken away again. */
const risky = /^'*[=+\-@\t\r]/
const guarded = /^'+[=+\-@\t\r]/

export function withGuard(cell: string): string {
  return risky.test(cell) ? `'${cell}` : cell
}

export function withoutGuard(cell: string): string {
  return guarded.test(cell) ? cell.slice(1) : cell
}
