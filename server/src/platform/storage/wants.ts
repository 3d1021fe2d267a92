import { sqliteFailure } from '../database/data-folder.ts'
import { DatabaseAway } from '../database/postgres/away.ts'
import { StoreAway } from './storage.ts'

/** Of SQLite. */
const sqliteFull = 13

/** What something failed for want of: nothing is wrong with it, and later it may work. */
export type Want = 'database' | 'store' | 'room'

export function wantIn(error: unknown): Want | null {
  if (error instanceof DatabaseAway) return 'database'
  if (error instanceof StoreAway) return 'store'
  return error instanceof Error && hasNoRoom(error) ? 'room' : null
}

/** What a disk, SQLite or PostgreSQL says. */
export function hasNoRoom(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : ''
  const kind = 'errcode' in error && typeof error.errcode === 'number' ? sqliteFailure(error.errcode) : null
  return kind === sqliteFull || ['ENOSPC', 'EDQUOT', '53100'].includes(code)
}
