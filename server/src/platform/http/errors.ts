import type { Failure, FieldError } from '@lms/contracts/endpoint.ts'
import type { Message } from '@lms/contracts/messages.ts'
import { platformMessages } from '@lms/contracts/platform-messages.ts'

/** What went wrong, in the product's words. Only this file knows the status that each one has. */
const statuses = {
  unreadable: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  tooLarge: 413,
  wrongMediaType: 415,
  invalid: 422,
  tooMany: 429,
  overloaded: 503,
} as const
type Meaning = keyof typeof statuses

interface Details {
  errors?: readonly FieldError[]
  /** What the caller needs to go on, for example the current record after a stale write. */
  data?: unknown
  retryAfterSeconds?: number
}

export class AppError extends Error {
  readonly meaning: Meaning
  readonly code: string
  readonly details: Details

  constructor(meaning: Meaning, code: string, message: Message, details: Details = {}) {
    super(message.default)
    this.meaning = meaning
    this.code = code
    this.details = details
  }
}

export const unreadable = (): AppError => new AppError('unreadable', 'not_parseable', platformMessages.notParseable)
export const unauthenticated = (code: string, message: Message): AppError =>
  new AppError('unauthenticated', code, message)
export const forbidden = (code = 'forbidden', message: Message = platformMessages.notAllowed): AppError =>
  new AppError('forbidden', code, message)
export const notFound = (message: Message = platformMessages.notFound): AppError =>
  new AppError('notFound', 'not_found', message)
export const conflict = (code: string, message: Message, details: Details = {}): AppError =>
  new AppError('conflict', code, message, details)
export const invalid = (
  errors: readonly FieldError[],
  message: Message = platformMessages.validationFailed,
): AppError => new AppError('invalid', 'validation_failed', message, { errors })
export const tooMany = (
  retryAfterSeconds: number,
  code = 'too_many_requests',
  message: Message = platformMessages.tooManyRequests,
): AppError => new AppError('tooMany', code, message, { retryAfterSeconds })
export const overloaded = (): AppError =>
  new AppError('overloaded', 'overloaded', platformMessages.overloaded, { retryAfterSeconds: 5 })

export interface FailureAnswer {
  status: number
  headers: Record<string, string>
  body: Failure
}

export function toFailure(error: AppError): FailureAnswer {
  const { errors, data, retryAfterSeconds } = error.details
  return {
    status: statuses[error.meaning],
    headers:
      retryAfterSeconds === undefined ? {} : { 'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds))) },
    body: {
      success: false,
      status: 'error',
      message: error.message,
      error: error.message,
      code: error.code,
      ...(errors && { errors: [...errors] }),
      ...(data !== undefined && { data }),
    },
  }
}

/** The answer to something that nobody foresaw; the log has the rest. */
export function unexpectedFailure(): FailureAnswer {
  const message = platformMessages.failed.default
  return {
    status: 500,
    headers: {},
    body: { success: false, status: 'error', message, error: message, code: 'internal_error' },
  }
}
