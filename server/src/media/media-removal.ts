import type { Database } from '../platform/database/database.ts'
import type { Queries } from '../platform/database/tables.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { deleteMediaOf } from './media-store.ts'

/** The pictures of people who go for good with all that is theirs. The files follow once it is certain. */
export function createMediaRemoval({ database, storage }: { database: Database; storage: Storage }) {
  return async (tx: Queries, ownerIds: readonly string[]): Promise<void> => {
    const files = await deleteMediaOf(tx, ownerIds)
    // A file that stays behind is in nobody's way: its row is gone and its name cannot be guessed.
    database.afterCommit(() => {
      for (const file of files) void storage.remove(`media/${file}`).catch(() => {})
    })
  }
}
