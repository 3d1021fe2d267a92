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
