import { type Media, type MediaPurpose, mediaLimits, uploadMedia } from '@lms/contracts/media.ts'
import { mediaMessages } from '@lms/contracts/media-messages.ts'
import type { Message } from '@lms/contracts/messages.ts'
import { call } from '../lib/api.ts'
import { registerMessages } from '../lib/texts.ts'

registerMessages(mediaMessages)

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
