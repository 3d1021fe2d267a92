import type { Message, SentMessage } from '@lms/contracts/messages.ts'
import { ApiError } from '../../lib/api-error.ts'
import { translateSent, translated } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'

interface SaveFailure {
  failed: Message
  /** Where no answer at all has words of its own. */
  unreachable?: Message
}

/** Says that saving failed, with each reason that the server gave. */
export function toastSaveFailure(error: unknown, { failed, unreachable }: SaveFailure): void {
  const isAnswered = error instanceof ApiError && !error.isNetworkError
  if (!isAnswered && unreachable !== undefined) {
    toast.error(translated(unreachable))
    return
  }
  const reasons = reasonsOf(error).filter(({ key }) => key !== failed.key)
  toast.error([translated(failed), reasons.map(translateSent).join(', ')].filter(Boolean).join(': '))
}

function reasonsOf(error: unknown): readonly SentMessage[] {
  if (!(error instanceof ApiError)) return []
  return error.errors.length > 0 ? error.errors : [error.said]
}
