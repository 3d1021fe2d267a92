import { accountMessages } from '@lms/contracts/account-messages.ts'
import { ApiError } from '../lib/api-error.ts'
import { translate, translateMessage } from '../lib/texts.ts'
import { accountTexts } from './account-texts.ts'

/** What the sign-in page says about a failed attempt. */
export function signInFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return translateMessage(accountMessages.loginException.spec)
  if (error.status === 401) return translateMessage(accountMessages.wrongCredentials.spec)
  if (error.status === 429) return waitingTime(error) ?? translateMessage(error.message)
  if (error.isNetworkError || error.status === 403) return translateMessage(error.message)
  return translateMessage(accountMessages.loginException.spec)
}

/** 'Try again in 5 minutes', where the server said how long. */
export function waitingTime({ retryAfter }: ApiError): string | null {
  if (retryAfter === null) return null
  const wait =
    retryAfter > 90
      ? translate(accountTexts, 'minutes', { count: Math.ceil(retryAfter / 60) })
      : translate(accountTexts, 'seconds', { count: retryAfter })
  return translate(accountTexts, 'tooManyAttempts', { wait })
}
