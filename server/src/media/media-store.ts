import type { MediaPurpose } from '@lms/contracts/media.ts'
import type { Queries } from '../platform/database/tables.ts'
import './media-tables.ts'

export interface StoredMedia {
  id: string
  ownerId: string | null
  purpose: MediaPurpose
  file: string
  thumbnail: string
  name: string
  type: string
  size: number
  width: number
  height: number
  alt: string
  createdAt: string
}

export async function insertMedia(tx: Queries, { ownerId, createdAt, ...media }: StoredMedia): Promise<void> {
  await tx
    .insertInto('media')
    .values({ ...media, owner_id: ownerId, created_at: createdAt })
    .execute()
}

export async function mediaOf(queries: Queries, ownerId: string): Promise<Omit<StoredMedia, 'ownerId'>[]> {
  const rows = await queries
    .selectFrom('media')
    .select(['id', 'purpose', 'file', 'thumbnail', 'name', 'type', 'size', 'width', 'height', 'alt', 'created_at'])
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .execute()
  return rows.map(({ created_at, ...media }) => ({ ...media, createdAt: created_at }))
}

/** Faces only. Answers the files that nothing names any more. */
export async function deleteAvatarsOf(tx: Queries, ownerId: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom('media')
    .where('owner_id', '=', ownerId)
    .where('purpose', '=', 'avatar')
    .returning(['file', 'thumbnail'])
    .execute()
  return rows.flatMap(({ file, thumbnail }) => [file, thumbnail])
}

/** Answers the files that nothing names any more. */
export async function deleteMediaOf(tx: Queries, ownerIds: readonly string[]): Promise<string[]> {
  if (ownerIds.length === 0) return []
  const rows = await tx.deleteFrom('media').where('owner_id', 'in', ownerIds).returning(['file', 'thumbnail']).execute()
  return rows.flatMap(({ file, thumbnail }) => [file, thumbnail])
}
