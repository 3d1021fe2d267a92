import type { LibraryMedia, Media } from '@lms/contracts/media/media.ts'
import type { StoredMedia } from './media-store.ts'

export function toMedia({ ownerId: _owner, purpose: _purpose, file, thumbnail, ...media }: StoredMedia): Media {
  return { ...media, url: `/uploads/media/${file}`, thumbnailUrl: `/uploads/media/${thumbnail}` }
}

export function toLibraryMedia(
  media: StoredMedia,
  { owners, useCount }: { owners: ReadonlyMap<string, string>; useCount: number },
): LibraryMedia {
  const { ownerId, purpose } = media
  const owner = ownerId === null ? null : { id: ownerId, name: owners.get(ownerId) ?? '' }
  return { ...toMedia(media), purpose, owner, useCount }
}
