import type { Message, SentMessage } from '@lms/contracts/messages.ts'
import { ApiError } from '../../lib/api-error.ts'
import { translate, translateSent, translated } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { quizFormTexts } from './quiz-form-texts.ts'

/** Says that saving failed, with each reason that the server gave. */
export function tellSaveFailure(error: unknown, failed: Message): void {
  const failure = translated(failed)
  const given = error instanceof ApiError ? reasonsOf(error) : []
  const reasons = given.filter(({ key }) => key !== failed.key).map(translateSent)
  toast.error(
    reasons.length === 0
      ? failure
      : translate(quizFormTexts, 'failedBecause', { failure, reasons: reasons.join(', ') }),
  )
}

function reasonsOf(error: ApiError): readonly SentMessage[] {
  return error.errors.length > 0 ? error.errors : [error.said]
}
