import { accountMessages } from '@lms/contracts/accounts/account-messages.ts'
import { type SentMessage, defineMessages, sentMessage } from '@lms/contracts/messages.ts'
import { ApiError } from '../lib/api-error.ts'
import { registerMessages } from '../lib/texts.ts'
import { signInTexts } from './sign-in-texts.ts'

const { tryAgainInMinutes, tryAgainInSeconds } = signInTexts.messages
const waiting = defineMessages('signIn', { tryAgainInMinutes, tryAgainInSeconds })
registerMessages(waiting)

/** What the sign-in page says about a failed attempt; who shows it translates it. */
export function signInFailure(error: unknown): SentMessage {
  if (!(error instanceof ApiError)) return sentMessage(accountMessages.loginException)
  if (error.status === 401) return sentMessage(accountMessages.wrongCredentials)
  if (error.status === 429) return waitingTime(error) ?? error.said
  if (error.status === 403) return error.said
  return sentMessage(accountMessages.loginException)
}

/** 'Try again in 5 minutes', where the server said how long. */
export function waitingTime({ retryAfter }: ApiError): SentMessage | null {
  if (retryAfter === null) return null
  return retryAfter > 90
    ? sentMessage(waiting.tryAgainInMinutes, { count: Math.ceil(retryAfter / 60) })
    : sentMessage(waiting.tryAgainInSeconds, { count: retryAfter })
}
