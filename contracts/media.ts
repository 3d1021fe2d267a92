import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, Timestamp } from './fields.ts'
import { mediaMessages as messages } from './media-messages.ts'

export const megabyte = 1024 * 1024

/** `avatar`: small, and open to everyone; `content`: pictures for posts and questions. */
export const mediaPurposes = ['content', 'avatar'] as const
export type MediaPurpose = (typeof mediaPurposes)[number]

export const mediaLimits = {
  content: { bytes: 5 * megabyte, types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] },
  avatar: { bytes: 2 * megabyte, types: ['image/jpeg', 'image/png', 'image/webp'] },
} as const satisfies Record<MediaPurpose, { bytes: number; types: readonly string[] }>

export const maximumPixels = 40_000_000

/** Where a stored picture is served: a name that nobody can guess, and an ending that tells its type. */
export const mediaAddress = /^\/uploads\/media\/[0-9a-f]{32}(-thumbnail)?\.(jpg|png|webp|gif)$/

export const Media = z.object({
  id: Id,
  /** The address of the picture; what `avatar` takes. */
  url: z.string(),
  thumbnailUrl: z.string(),
  /** The name of the file as it was sent. */
  name: z.string(),
  type: z.string(),
  size: z.int(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  createdAt: Timestamp,
})
export type Media = z.infer<typeof Media>

/** A form (`multipart/form-data`) with the picture in the field `file`. */
export const uploadMedia = endpoint('POST', '/media', {
  access: 'media:upload',
  summary: 'Store a picture, sent as multipart/form-data in the field `file`',
  message: messages.uploaded.spec,
  status: 201,
  consumes: 'multipart/form-data',
  query: z.object({ purpose: z.enum(mediaPurposes).default('content') }),
  data: z.object({ media: Media }),
})
