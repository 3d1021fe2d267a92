import type { Database } from '../platform/database/database.ts'
import type { Queries } from '../platform/database/tables.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { deleteMediaOf, deletePrivateOf } from './media-store.ts'

/** The pictures of people who go for good with all that is theirs. The files follow once it is certain. */
export function createMediaRemoval({ database, storage }: { database: Database; storage: Storage }) {
  function removeFiles(files: readonly string[]): void {
    // A file that stays behind is in nobody's way: its row is gone and its name cannot be guessed.
    database.afterCommit(() => {
      for (const file of files) void storage.remove(`media/${file}`).catch(() => {})
    })
  }

  return {
    async removeAllOf(tx: Queries, ownerIds: readonly string[]): Promise<void> {
      removeFiles(await deleteMediaOf(tx, ownerIds))
    },
    /** The face, and what was answered with; what others see in texts stays. */
    async removePrivateOf(tx: Queries, ownerId: string): Promise<void> {
      removeFiles(await deletePrivateOf(tx, ownerId))
    },
  }
}
