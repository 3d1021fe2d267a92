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

/** Answers the files that nothing names any more. */
export async function deleteMediaOf(tx: Queries, ownerIds: readonly string[]): Promise<string[]> {
  if (ownerIds.length === 0) return []
  const rows = await tx.deleteFrom('media').where('owner_id', 'in', ownerIds).returning(['file', 'thumbnail']).execute()
  return rows.flatMap(({ file, thumbnail }) => [file, thumbnail])
}

/** Answers the files that nothing names any more. */
export async function deleteMedia(tx: Queries, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx.deleteFrom('media').where('id', 'in', ids).returning(['file', 'thumbnail']).execute()
  return rows.flatMap(({ file, thumbnail }) => [file, thumbnail])
}
