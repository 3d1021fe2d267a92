import { type MediaPurpose, mediaLimits } from '@lms/contracts/media/media.ts'
import { ApiError } from '../lib/api-error.ts'
import { translated } from '../lib/texts.ts'
import { keptAddressOf } from '../ui/rich-text/kept-picture.ts'
import type { Pictures, StoredPicture } from '../ui/rich-text/picture-upload.ts'
import { refusalOf, sendMedia } from './media-api.ts'
import { fittingPicture } from './smaller-picture.ts'

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

/** In what a student writes. */
export const answerPictures = picturesFor('answer')

/** The same where answers wait for a network: a picture waits in its text. */
export const keptAnswerPictures: Pictures = {
  ...answerPictures,
  async send(file, options) {
    try {
      return await answerPictures.send(file, options)
    } catch (error) {
      const isUnreached = error instanceof ApiError && (error.isNetworkError || error.status >= 500)
      const kept = isUnreached ? await keptPicture(file) : null
      if (kept === null) throw error
      return kept
    }
  },
}

/** Small enough to be written down with every word that is typed beside it. */
const keptBytes = 400_000
const keptSides = [1600, 1280, 1000, 800, 600]

async function keptPicture(file: File): Promise<StoredPicture | null> {
  const fitting = await fittingPicture(file, keptBytes, keptSides)
  if (fitting === null) return null
  try {
    const { width, height } = await createImageBitmap(fitting)
    return { url: await keptAddressOf(fitting), alt: '', width, height }
  } catch {
    return null
  }
}
