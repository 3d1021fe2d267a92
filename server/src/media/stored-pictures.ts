import { randomBytes } from 'node:crypto'
import type { MediaPurpose } from '@lms/contracts/media/media.ts'
import { newId } from '../platform/ids.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { StoredMedia } from './media-store.ts'
import { type Picture, endings } from './pictures.ts'

interface About {
  ownerId: string
  purpose: MediaPurpose
  name: string
  now: Date
}

/** The files first, under names that nobody can guess; what is answered still has to be written down. */
export async function putPicture(storage: Storage, picture: Picture, about: About): Promise<StoredMedia> {
  const secret = randomBytes(16).toString('hex')
  const media: StoredMedia = {
    id: newId(),
    ownerId: about.ownerId,
    purpose: about.purpose,
    file: `${secret}.${endings[picture.type]}`,
    thumbnail: `${secret}-thumbnail.webp`,
    name: about.name,
    type: picture.type,
    size: picture.content.length,
    width: picture.width,
    height: picture.height,
    alt: '',
    createdAt: about.now.toISOString(),
  }
  await storage.put(`media/${media.file}`, picture.content)
  await storage.put(`media/${media.thumbnail}`, picture.thumbnail)
  return media
}

/** The last part of it, without what no name should hold. */
export function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  return last.normalize('NFC').replaceAll(/\p{C}/gu, '').trim().slice(0, 200)
}
