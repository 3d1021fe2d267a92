import { UnsafeData, sqliteFailure } from '../database/data-folder.ts'
import { DatabaseAway } from '../database/postgres/away.ts'
import { StoreAway } from '../storage/storage.ts'
import { hasNoRoom } from '../storage/wants.ts'
import { type AppError, dataUnsafe, databaseAway, storageFull, storeAway } from './errors.ts'

/** Of SQLite. */
const sqliteUnsafe = new Set([8, 10, 11, 26])

/** What a disk, a bucket, SQLite or PostgreSQL says when there is no room or things are not as they were; null otherwise. */
export function fromStorage(error: Error): AppError | null {
  if (error instanceof StoreAway) return storeAway()
  if (error instanceof UnsafeData) return dataUnsafe()
  const code = 'code' in error ? String(error.code) : ''
  const kind = 'errcode' in error && typeof error.errcode === 'number' ? sqliteFailure(error.errcode) : null
  if (hasNoRoom(error)) return storageFull()
  if ((kind !== null && sqliteUnsafe.has(kind)) || code === 'EROFS') return dataUnsafe()
  return null
}

/** Not there at this moment; whoever asks again a little later is answered. */
export function fromAway(error: Error): AppError | null {
  return error instanceof DatabaseAway ? databaseAway(error.isOutcomeUnknown) : null
}
