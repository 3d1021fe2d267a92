const postgresUnique = '23505'
/** SQLite's extended codes of a unique index and of a primary key. */
const sqliteUnique: ReadonlySet<unknown> = new Set([2067, 1555])

/** The database refused a second record where there may be one: somebody else wrote it a moment earlier. */
export function isDuplicate(error: Error): boolean {
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown }
  return code === postgresUnique || sqliteUnique.has(errcode)
}
