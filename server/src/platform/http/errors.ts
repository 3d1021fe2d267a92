import type { Failure, FieldError } from '@lms/contracts/endpoint.ts'
import { type Message, type SentMessage, type Values, sentMessage } from '@lms/contracts/messages.ts'
import { platformMessages } from '@lms/contracts/platform-messages.ts'

/** What went wrong, in the product's words. Only this file knows the status that each one has. */
const statuses = {
  unreadable: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  tooSlow: 408,
  conflict: 409,
  tooLarge: 413,
  wrongMediaType: 415,
  misdirected: 421,
  invalid: 422,
  tooMany: 429,
  headTooLarge: 431,
  overloaded: 503,
  full: 507,
} as const
type Meaning = keyof typeof statuses

/** What is wrong with a field, by a message of the contract. */
interface FieldProblem {
  readonly field: string
  readonly message: Message
  readonly values?: Values
}

interface Details {
  /** What stands for the placeholders of the message. */
  values?: Values
  /** Those of a schema come as they are sent. */
  errors?: readonly (FieldProblem | FieldError)[]
  /** What the caller needs to go on, for example the current record after a stale write. */
  data?: unknown
  retryAfterSeconds?: number
}

export class AppError extends Error {
  readonly meaning: Meaning
  readonly code: string
  readonly said: SentMessage
  readonly errors: readonly FieldError[] | undefined
  readonly details: Pick<Details, 'data' | 'retryAfterSeconds'>

  constructor(meaning: Meaning, code: string, message: Message, details: Details = {}) {
    const said = sentMessage(message, details.values)
    super(said.message)
    this.meaning = meaning
    this.code = code
    this.said = said
    this.errors = details.errors?.map(toFieldError)
    this.details = details
  }
}

function toFieldError(problem: FieldProblem | FieldError): FieldError {
  if (typeof problem.message === 'string') return { ...problem, message: problem.message }
  return { field: problem.field, ...sentMessage(problem.message, problem.values) }
}

export const unreadable = (): AppError => new AppError('unreadable', 'not_parseable', platformMessages.notParseable)
export const unauthenticated = (code: string, message: Message): AppError =>
  new AppError('unauthenticated', code, message)
export const forbidden = (
  code = 'forbidden',
  message: Message = platformMessages.notAllowed,
  details: Details = {},
): AppError => new AppError('forbidden', code, message, details)
export const notFound = (message: Message = platformMessages.notFound): AppError =>
  new AppError('notFound', 'not_found', message)
export const conflict = (code: string, message: Message, details: Details = {}): AppError =>
  new AppError('conflict', code, message, details)
export const invalid = (
  errors: readonly (FieldProblem | FieldError)[],
  message: Message = platformMessages.validationFailed,
): AppError => new AppError('invalid', 'validation_failed', message, { errors })
export const misdirected = (): AppError => new AppError('misdirected', 'misdirected', platformMessages.misdirected)
export const tooMany = (
  retryAfterSeconds: number,
  code = 'too_many_requests',
  message: Message = platformMessages.tooManyRequests,
): AppError => new AppError('tooMany', code, message, { retryAfterSeconds })
export const overloaded = (): AppError =>
  new AppError('overloaded', 'overloaded', platformMessages.overloaded, { retryAfterSeconds: 5 })

/** The files under the database are not those that it opened: what is written now may be lost. */
export const dataUnsafe = (): AppError =>
  new AppError('overloaded', 'data_unsafe', platformMessages.dataUnsafe, { retryAfterSeconds: 60 })
/** Where files are kept does not answer; everything else goes on. */
export const storeAway = (): AppError =>
  new AppError('overloaded', 'files_away', platformMessages.filesAway, { retryAfterSeconds: 10 })
/** It is there again in seconds, usually; of a commit without an answer nobody can say whether it happened. */
export const databaseAway = (isOutcomeUnknown: boolean): AppError =>
  isOutcomeUnknown
    ? new AppError('overloaded', 'outcome_unknown', platformMessages.outcomeUnknown, { retryAfterSeconds: 2 })
    : new AppError('overloaded', 'database_away', platformMessages.databaseAway, { retryAfterSeconds: 2 })
export const storageFull = (): AppError => new AppError('full', 'storage_full', platformMessages.storageFull)

export interface FailureAnswer {
  status: number
  headers: Record<string, string>
  body: Failure
}

export function toFailure(error: AppError): FailureAnswer {
  const { data, retryAfterSeconds } = error.details
  return {
    status: statuses[error.meaning],
    headers:
      retryAfterSeconds === undefined ? {} : { 'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds))) },
    body: {
      success: false,
      status: 'error',
      ...error.said,
      error: error.said.message,
      code: error.code,
      ...(error.errors && { errors: [...error.errors] }),
      ...(data !== undefined && { data }),
    },
  }
}

/** The answer to something that nobody foresaw; the log has the rest. */
export function unexpectedFailure(): FailureAnswer {
  const said = sentMessage(platformMessages.failed)
  return {
    status: 500,
    headers: {},
    body: { success: false, status: 'error', ...said, error: said.message, code: 'internal_error' },
  }
}
