import type { DataOf } from '@lms/contracts/endpoint.ts'
import { mediaMessages as messages } from '@lms/contracts/media/media-messages.ts'
import { type MediaPurpose, mediaLimits, type uploadMedia } from '@lms/contracts/media/media.ts'
import type { Audit } from '../audit/audit.ts'
import { recordActsOn } from '../audit/recorded-acts.ts'
import { type Clock, hours } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { authorize } from '../platform/http/authorize.ts'
import { AppError, invalid, tooMany } from '../platform/http/errors.ts'
import type { By, FileForm } from '../platform/http/route.ts'
import type { Limits } from '../platform/limits/limits.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { insertMedia } from './media-store.ts'
import { toMedia } from './media-view.ts'
import { type Picture, repaint } from './pictures.ts'
import { plainName, putPicture } from './stored-pictures.ts'

const uploadLimit = { points: 200, windowMilliseconds: hours(1) }

export interface MediaUploads {
  upload(by: By, purpose: MediaPurpose, form: FileForm): Promise<DataOf<typeof uploadMedia>>
}

interface MediaDependencies {
  database: Database
  clock: Clock
  limits: Limits
  storage: Storage
  audit: Audit
}

export function createMediaUploads({ database, clock, limits, storage, audit }: MediaDependencies): MediaUploads {
  const record = recordActsOn(audit, 'media')
  async function receive(purpose: MediaPurpose, form: FileForm): Promise<{ name: string; picture: Picture }> {
    const { bytes, types } = mediaLimits[purpose]
    const file = await form.readFile(bytes)
    if (file === 'too large') throw tooLarge(purpose)
    if (file === null) throw notAnImage()
    const picture = await repaint(file.content, types, { isAvatar: purpose === 'avatar' })
    if (picture === 'too many pixels') throw invalid([{ field: 'file', message: messages.tooManyPixels }])
    if (picture === 'not a picture') throw wrongType()
    return { name: plainName(file.name), picture }
  }

  return {
    async upload(by, purpose, form) {
      const { actor } = by
      authorize(actor, 'media:upload', { purpose })
      const { allowed, retryAfterSeconds } = await limits.count(`media:${actor.id}`, uploadLimit)
      if (!allowed) throw tooMany(retryAfterSeconds)
      const { name, picture } = await receive(purpose, form)
      const media = await putPicture(storage, picture, { ownerId: actor.id, purpose, name, now: clock.now() })
      await database.transaction(async (tx) => {
        await insertMedia(tx, media)
        await record(tx, by, 'media.upload', media.id, { purpose })
      })
      return { media: toMedia(media) }
    },
  }
}

function notAnImage(): AppError {
  return invalid([{ field: 'file', message: messages.notAnImage }], messages.notAnImage)
}

/** SVG, a page, a text: whatever its sender calls it. */
function wrongType(): AppError {
  const errors = [{ field: 'file', message: messages.notAnImage }]
  return new AppError('wrongMediaType', 'wrong_media_type', messages.notAnImage, { errors })
}

function tooLarge(purpose: MediaPurpose): AppError {
  const message = purpose === 'avatar' ? messages.avatarTooLarge : messages.tooLarge
  return new AppError('tooLarge', 'too_large', message, { errors: [{ field: 'file', message: message }] })
}
