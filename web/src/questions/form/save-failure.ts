import type { Message } from '@lms/contracts/messages.ts'
import { ApiError } from '../../lib/api-error.ts'
import { translate, translateMessage } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { questionFormTexts } from './question-form-texts.ts'

/** Says that saving failed, with each reason that the server gave; `unreachable` when it gave no answer at all. */
export function tellSaveFailure(error: unknown, failed: Message, unreachable: Message): void {
  if (!(error instanceof ApiError) || error.isNetworkError) {
    toast.error(translateMessage(unreachable.default))
    return
  }
  const failure = translateMessage(failed.default)
  const given = error.errors.length > 0 ? error.errors.map(({ message }) => message) : [error.message]
  const reasons = given.filter((reason) => reason !== failed.default).map(translateMessage)
  toast.error(
    reasons.length === 0
      ? failure
      : translate(questionFormTexts, 'failedBecause', { failure, reasons: reasons.join(', ') }),
  )
}
