import type { Media } from '@lms/contracts/media.ts'
import type { StoredMedia } from './media-store.ts'

export function toMedia({ ownerId: _owner, purpose: _purpose, file, thumbnail, ...media }: StoredMedia): Media {
  return { ...media, url: `/uploads/media/${file}`, thumbnailUrl: `/uploads/media/${thumbnail}` }
}
