import { mediaLimits } from '@lms/contracts/media/media.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { deleteMedia, insertMedia } from './media-store.ts'
import { repaint } from './pictures.ts'
import { plainName, putPicture } from './stored-pictures.ts'

/** Pictures that come inside of other files: by the same rules as those that are sent alone. */
export interface ImportedPictures {
  /** Null for what is no picture, or too large for one. */
  keep(ownerId: string, picture: { name: string; content: Uint8Array }): Promise<{ id: string; address: string } | null>
  /** Of an import that came to nothing. */
  drop(ids: readonly string[]): Promise<void>
}

export function createImportedPictures(dependencies: {
  database: Database
  clock: Clock
  storage: Storage
}): ImportedPictures {
  const { database, clock, storage } = dependencies
  const { bytes, types } = mediaLimits.content
  return {
    async keep(ownerId, { name, content }) {
      if (content.length === 0 || content.length > bytes) return null
      const picture = await repaint(Buffer.from(content), types, { isAvatar: false })
      if (typeof picture === 'string') return null
      const about = { ownerId, purpose: 'content' as const, name: plainName(name), now: clock.now() }
      const media = await putPicture(storage, picture, about)
      await database.transaction((tx) => insertMedia(tx, media))
      return { id: media.id, address: `/uploads/media/${media.file}` }
    },
    async drop(ids) {
      const files = await database.transaction((tx) => deleteMedia(tx, ids))
      for (const file of files) await storage.remove(`media/${file}`)
    },
  }
}
