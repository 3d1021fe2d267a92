import { ApiError, messageOf } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toast/toast.ts'
import { sendMedia } from '../../../media/media-api.ts'
import { keptFile } from '../../../ui/rich-text/kept-picture.ts'

/** Another try would not change it. */
const finalAnswers: ReadonlySet<number> = new Set([400, 403, 413, 415, 422])

/** The address that a picture of an answer has from now on; null when the server does not take it, which is said. */
export async function sendKeptPicture(kept: string): Promise<string | null> {
  try {
    const options = { signal: new AbortController().signal, onProgress: () => undefined }
    return (await sendMedia(keptFile(kept), 'answer', options)).url
  } catch (error) {
    if (!(error instanceof ApiError) || !finalAnswers.has(error.status)) throw error
    toast.error(messageOf(error), 'kept-picture')
    return null
  }
}
