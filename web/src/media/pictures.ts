import { type MediaPurpose, mediaLimits } from '@lms/contracts/media/media.ts'
import { translated } from '../lib/texts.ts'
import type { Pictures } from '../ui/rich-text/picture-upload.ts'
import { refusalOf, sendMedia } from './media-api.ts'

/** Which pictures may be chosen for a purpose, and how they get to the server. */
export function picturesFor(purpose: MediaPurpose): Pictures {
  return {
    accept: mediaLimits[purpose].types.join(','),
    refusalOf: (file) => {
      const refusal = refusalOf(file, purpose)
      return refusal === undefined ? undefined : translated(refusal)
    },
    send: (file, options) => sendMedia(file, purpose, options),
  }
}

/** Pictures inside of texts, for the rich text editor. */
export const contentPictures = picturesFor('content')
