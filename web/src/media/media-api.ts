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
import { type Message, sentMessage } from '@lms/contracts/messages.ts'
import { type QueryClient, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ApiError } from '../lib/api-error.ts'
import { call } from '../lib/api.ts'
import { registerMessages } from '../lib/texts.ts'
import { fittingPicture, mayBecomeSmaller } from './smaller-picture.ts'

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
  const isTaken = file.size <= bytes || (purpose !== 'avatar' && mayBecomeSmaller(file))
  return isTaken ? undefined : tooLargeFor(purpose)
}

const tooLargeFor = (purpose: MediaPurpose): Message =>
  purpose === 'avatar' ? mediaMessages.avatarTooLarge : mediaMessages.tooLarge

/** What is too large is made smaller first, unless it was refused before: nobody at a phone can do that. */
export async function sendMedia(
  file: File,
  purpose: MediaPurpose,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<Media> {
  const fitting = await fittingPicture(file, mediaLimits[purpose].bytes)
  if (fitting === null) throw new ApiError({ status: 413, code: 'too_large', ...sentMessage(tooLargeFor(purpose)) })
  options.signal.throwIfAborted()
  const form = new FormData()
  form.append('file', fitting)
  const { media } = await call(uploadMedia, { query: { purpose }, body: form, ...options })
  return media
}
