import type { QueryOf } from '@lms/contracts/endpoint.ts'
import {
  type Media,
  type MediaChanges,
  type MediaPurpose,
  deleteMedia,
  getMedia,
  listMedia,
  mediaLimits,
  updateMedia,
  uploadMedia,
} from '@lms/contracts/media/media.ts'
import { mediaMessages } from '@lms/contracts/media/media-messages.ts'
import type { Message } from '@lms/contracts/messages.ts'
import { type QueryClient, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../lib/api.ts'
import { registerMessages } from '../lib/texts.ts'

registerMessages(mediaMessages)

const topic = 'media'

export function mediaListQuery(query: Partial<QueryOf<typeof listMedia>>) {
  return queryOptions({
    queryKey: [topic, 'list', query],
    queryFn: ({ signal }) => call(listMedia, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** One picture, and where it is used. */
export function mediaQuery(id: string) {
  return queryOptions({
    queryKey: [topic, 'one', id],
    queryFn: ({ signal }) => call(getMedia, { params: { id }, signal }),
  })
}

export async function changeMedia(id: string, changes: MediaChanges) {
  return (await call(updateMedia, { params: { id }, body: changes })).media
}

export async function removeMedia(id: string): Promise<void> {
  await call(deleteMedia, { params: { id } })
}

export async function reloadMedia(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [topic] })
}

/** What the server would say too, before the file has travelled. */
export function refusalOf(file: File, purpose: MediaPurpose): Message | undefined {
  const { bytes, types } = mediaLimits[purpose]
  if (!types.some((type) => type === file.type)) return mediaMessages.notAnImage
  if (file.size <= bytes) return undefined
  return purpose === 'avatar' ? mediaMessages.avatarTooLarge : mediaMessages.tooLarge
}

export async function sendMedia(
  file: File,
  purpose: MediaPurpose,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<Media> {
  const form = new FormData()
  form.append('file', file)
  const { media } = await call(uploadMedia, { query: { purpose }, body: form, ...options })
  return media
}
