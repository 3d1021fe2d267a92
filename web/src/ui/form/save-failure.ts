import type { Message } from '@lms/contracts/messages.ts'
import { ApiError } from '../../lib/api-error.ts'
import { translateMessage } from '../../lib/texts.ts'
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
    toast.error(translateMessage(unreachable.default))
    return
  }
  const reasons = reasonsOf(error).filter((reason) => reason !== failed.default)
  toast.error(
    [translateMessage(failed.default), reasons.map((reason) => translateMessage(reason)).join(', ')]
      .filter(Boolean)
      .join(': '),
  )
}

function reasonsOf(error: unknown): string[] {
  if (!(error instanceof ApiError)) return []
  return error.errors.length > 0 ? error.errors.map(({ message }) => message) : [error.message]
}
