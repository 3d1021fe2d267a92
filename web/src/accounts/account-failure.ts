import { type Message, type SentMessage, packed, sentMessage } from '@lms/contracts/messages.ts'
import { ApiError } from '../lib/api-error.ts'
import { waitingTime } from './sign-in-failure.ts'

/** The banner of an account form: the server's own words where it has some, otherwise the page's. */
export function failureMessage(error: unknown, fallback: Message): { type: 'server'; message: string } {
  return { type: 'server', message: packed(wordsFor(error) ?? sentMessage(fallback)) }
}

function wordsFor(error: unknown): SentMessage | null {
  if (!(error instanceof ApiError) || error.code === 'unexpected') return null
  return error.status === 429 ? (waitingTime(error) ?? error.said) : error.said
}
