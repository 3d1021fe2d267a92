import { accountMessages } from '@lms/contracts/accounts/account-messages.ts'
import { ApiError } from '../lib/api-error.ts'
import { filledDefault, registerMessages } from '../lib/texts.ts'
import { signInTexts } from './sign-in-texts.ts'

const { tryAgainInMinutes, tryAgainInSeconds } = signInTexts.messages
registerMessages({ tryAgainInMinutes, tryAgainInSeconds })

/** What the sign-in page says about a failed attempt, in the default wording: who shows it translates it. */
export function signInFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return accountMessages.loginException.default
  if (error.status === 401) return accountMessages.wrongCredentials.default
  if (error.status === 429) return waitingTime(error) ?? error.message
  if (error.isNetworkError || error.status === 403) return error.message
  return accountMessages.loginException.default
}

/** 'Try again in 5 minutes', where the server said how long; in the default wording. */
export function waitingTime({ retryAfter }: ApiError): string | null {
  if (retryAfter === null) return null
  return retryAfter > 90
    ? filledDefault(tryAgainInMinutes, { count: Math.ceil(retryAfter / 60) })
    : filledDefault(tryAgainInSeconds, { count: retryAfter })
}
