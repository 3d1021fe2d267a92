import { mediaLimits } from '@lms/contracts/media/media.ts'
import { translateMessage } from '../lib/texts.ts'
import type { Pictures } from '../ui/rich-text/picture-upload.ts'
import { refusalOf, sendMedia } from './media-api.ts'

/** Pictures inside of texts, for the rich text editor. */
export const contentPictures: Pictures = {
  accept: mediaLimits.content.types.join(','),
  refusalOf: (file) => {
    const refusal = refusalOf(file, 'content')
    return refusal === undefined ? undefined : translateMessage(refusal.default)
  },
  send: (file, options) => sendMedia(file, 'content', options),
}
