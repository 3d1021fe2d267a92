import { buffer } from 'node:stream/consumers'
import type { Clock } from '../platform/clock.ts'
import type { Queries } from '../platform/database/tables.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { type StoredMedia, insertMedia } from '../media/media-store.ts'
import { repaint } from '../media/pictures.ts'
import { putPicture } from '../media/stored-pictures.ts'
import { cutOutOf } from './scanned-sheet.ts'

/** What a child wrote into a box, as the picture of their answer: theirs from then on, and gone with them. */
export interface AnswerPictures {
  /** Null when there is no such picture any more. */
  paint(pageId: string, box: string, ownerId: string): Promise<{ media: StoredMedia; html: string } | null>
  insert(tx: Queries, media: StoredMedia): Promise<void>
}

export function createAnswerPictures({ storage, clock }: { storage: Storage; clock: Clock }): AnswerPictures {
  return {
    async paint(pageId, box, ownerId) {
      const file = await storage.open(cutOutOf(pageId, box))
      if (!file) return null
      const picture = await repaint(await buffer(file.stream), ['image/jpeg'], { isAvatar: false })
      if (typeof picture === 'string') return null
      const name = `cau-${box}.jpg`
      const media = await putPicture(storage, picture, { ownerId, purpose: 'answer', name, now: clock.now() })
      return { media, html: `<p><img src="/uploads/media/${media.file}" alt=""></p>` }
    },
    insert: (tx, media) => insertMedia(tx, media),
  }
}
