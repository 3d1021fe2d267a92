import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ById, Id, Pagination, SearchText, Timestamp, optional, pageQuery } from '../fields.ts'
import { says } from '../messages.ts'
import { mediaMessages as messages } from './media-messages.ts'

export const megabyte = 1024 * 1024

/** `avatar`: small, and open to everyone; `content`: pictures for posts and questions; `answer`: in what a student writes. */
export const mediaPurposes = ['content', 'avatar', 'answer'] as const
export type MediaPurpose = (typeof mediaPurposes)[number]

export const mediaLimits = {
  content: { bytes: 5 * megabyte, types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] },
  answer: { bytes: 5 * megabyte, types: ['image/jpeg', 'image/png', 'image/webp'] },
  avatar: { bytes: 2 * megabyte, types: ['image/jpeg', 'image/png', 'image/webp'] },
} as const satisfies Record<MediaPurpose, { bytes: number; types: readonly string[] }>

export const maximumPixels = 40_000_000

/** Where a stored picture is served: a name that nobody can guess, and an ending that tells its type. */
export const mediaAddress = /^\/uploads\/media\/[0-9a-f]{32}(-thumbnail)?\.(jpg|png|webp|gif)$/

const sealedAddress = /(\/uploads\/media\/[\w-]+\.\w+)\?seal=[\w.-]+/g

/** Pictures of answers are sent with a seal, which ends, and kept without it. */
export function withoutSeals(text: string): string {
  return text.includes('?seal=') ? text.replaceAll(sealedAddress, '$1') : text
}

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
  /** What it shows, for those who do not see it; empty while nobody said. */
  alt: z.string(),
  createdAt: Timestamp,
})
export type Media = z.infer<typeof Media>

/** A form (`multipart/form-data`) with the picture in the field `file`. */
export const uploadMedia = endpoint('POST', '/media', {
  access: 'media:upload',
  summary: 'Store a picture, sent as multipart/form-data in the field `file`',
  message: messages.uploaded,
  status: 201,
  consumes: 'multipart/form-data',
  query: z.object({ purpose: z.enum(mediaPurposes).default('content') }),
  data: z.object({ media: Media }),
})

export const mediaTypes = mediaLimits.content.types
export const altMaximum = 300

/** A picture as the library shows it. */
export const LibraryMedia = Media.extend({
  purpose: z.enum(mediaPurposes),
  /** Who sent it; null once the person is purged. */
  owner: z.object({ id: Id, name: z.string() }).nullable(),
  /** By how many records. */
  useCount: z.int(),
})
export type LibraryMedia = z.infer<typeof LibraryMedia>

/** What can show a picture. */
export const mediaUseKinds = ['post', 'question', 'user', 'attempt'] as const

/** A record that shows the picture. The name is null for those who may not see the record. */
export const MediaUse = z.object({
  kind: z.enum(mediaUseKinds),
  id: Id,
  name: z.string().nullable(),
})
export type MediaUse = z.infer<typeof MediaUse>

export const listMedia = endpoint('GET', '/media', {
  access: 'media:list',
  summary: 'The library, newest first: own pictures; administrators see all',
  query: z.object({
    ...pageQuery(),
    /** The file's name or its text; every word must occur somewhere. */
    search: SearchText,
    type: optional(z.enum(mediaTypes)),
    use: optional(z.enum(['used', 'unused'])),
    purpose: optional(z.enum(mediaPurposes)),
  }),
  data: z.object({ media: z.array(LibraryMedia), pagination: Pagination }),
})

export const getMedia = endpoint('GET', '/media/:id', {
  access: 'media:update',
  summary: 'One picture and where it is used (the first 100)',
  params: ById,
  data: z.object({ media: LibraryMedia, uses: z.array(MediaUse) }),
})

export const MediaChanges = z
  .object({
    alt: z.string().trim().max(altMaximum, says(messages.altLong)),
    name: z.string().trim().min(1, says(messages.nameRequired)).max(200, says(messages.nameLong)),
  })
  .partial()
export type MediaChanges = z.infer<typeof MediaChanges>

export const updateMedia = endpoint('PUT', '/media/:id', {
  access: 'media:update',
  summary: 'Say what a picture shows, or rename it',
  message: messages.updated,
  params: ById,
  body: MediaChanges,
  data: z.object({ media: LibraryMedia }),
})

export const deleteMedia = endpoint('DELETE', '/media/:id', {
  access: 'media:update',
  summary:
    'Delete a picture that nothing uses; otherwise 409 `media_in_use` with `data.uses`. Its owner is held by their own records and by administrators’ alone',
  message: messages.deleted,
  params: ById,
})
