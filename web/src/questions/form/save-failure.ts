import type { Message } from '@lms/contracts/messages.ts'
import { ApiError } from '../../lib/api-error.ts'
import { translate, translateSent, translated } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { questionFormTexts } from './question-form-texts.ts'

/** Says that saving failed, with each reason that the server gave; `unreachable` when it gave no answer at all. */
export function tellSaveFailure(error: unknown, failed: Message, unreachable: Message): void {
  if (!(error instanceof ApiError) || error.isNetworkError) {
    toast.error(translated(unreachable))
    return
  }
  const failure = translated(failed)
  const given = error.errors.length > 0 ? error.errors : [error.said]
  const reasons = given.filter(({ key }) => key !== failed.key).map(translateSent)
  toast.error(
    reasons.length === 0
      ? failure
      : translate(questionFormTexts, 'failedBecause', { failure, reasons: reasons.join(', ') }),
  )
}
