import type { FieldError } from '@lms/contracts/endpoint.ts'
import { type Message, type SentMessage, type Wording, sentMessage } from '@lms/contracts/messages.ts'
import { platformMessages } from '@lms/contracts/platform-messages.ts'
import { translateSent, translated } from './texts.ts'

interface Details extends SentMessage {
  readonly status: number
  readonly code: string
  readonly errors?: readonly FieldError[]
  readonly data?: unknown
  readonly retryAfter?: number | null
  readonly cause?: unknown
}

/** A call that did not succeed. `message` is the server's own wording; show it through `messageOf`. */
export class ApiError extends Error {
  /** 0 when no answer arrived at all. */
  readonly status: number
  readonly code: string
  readonly said: SentMessage
  readonly errors: readonly FieldError[]
  readonly data: unknown
  /** Seconds to wait before trying again, where the server said so. */
  readonly retryAfter: number | null

  constructor(details: Details) {
    super(details.message, { cause: details.cause })
    this.name = 'ApiError'
    this.status = details.status
    this.code = details.code
    this.said = { message: details.message, key: details.key, values: details.values }
    this.errors = details.errors ?? []
    this.data = details.data
    this.retryAfter = details.retryAfter ?? null
  }

  get isNetworkError(): boolean {
    return this.status === 0
  }
}

export function networkError(cause: unknown): ApiError {
  return new ApiError({ status: 0, code: 'network', ...sentMessage(platformMessages.networkError), cause })
}

/** Whether what was asked for does not exist for this person; also where the address holds no id at all. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 422)
}

/** Words for a person about anything that was thrown; a fallback that is a string is shown as it is. */
export function messageOf(error: unknown, fallback: Wording | string = platformMessages.failed): string {
  if (error instanceof ApiError) return translateSent(error.said)
  return typeof fallback === 'string' ? fallback : translated(fallback)
}

/** No answer, or one that is none of the server's own. */
export function isUnreadable({ code, isNetworkError }: ApiError): boolean {
  return isNetworkError || code === 'unexpected'
}

/** A failure of a certain kind, unless told otherwise an answer that is none of the server's own, gets the words of what was tried. */
export async function withMessage<Answer>(
  answer: Promise<Answer>,
  message: Message,
  isMeant: (error: ApiError) => boolean = ({ code }) => code === 'unexpected',
): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof ApiError) || !isMeant(error)) throw error
    throw new ApiError({ status: error.status, code: error.code, ...sentMessage(message), cause: error })
  }
}
