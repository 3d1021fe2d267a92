import { type SentMessage, saidBy, sentMessage } from '@lms/contracts/messages.ts'
import { platformMessages } from '@lms/contracts/platform-messages.ts'
import type { Socket } from 'node:net'
import { STATUS_CODES } from 'node:http'
import type { FastifyError } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { AppError, invalid, notFound, toFailure, unreadable } from './errors.ts'
import { apiHeaders } from './security-headers.ts'

/** Fastify's own refusals, said in our words. Anything that is not the caller's fault stays as it is. */
export function fromFramework(error: FastifyError): Error {
  if (hasZodFastifySchemaValidationErrors(error)) {
    // An address whose parts cannot be an id names nothing.
    if (error.validationContext === 'params') return missing(saidBy(error.validation[0]?.message ?? ''))
    return invalid(
      error.validation.map(({ instancePath, message }) => ({ field: toField(instancePath), ...ours(message ?? '') })),
    )
  }
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new AppError('tooLarge', 'too_large', platformMessages.tooLarge)
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    return new AppError('wrongMediaType', 'wrong_media_type', platformMessages.wrongMediaType)
  }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) return unreadable()
  return error
}

function missing({ key, message }: SentMessage): AppError {
  return key === undefined ? notFound() : notFound({ key, default: message, vi: message, en: message })
}

/** What the validator says in its own words is for those who wrote it. */
function ours(text: string): SentMessage {
  const said = saidBy(text)
  return said.key === undefined ? sentMessage(platformMessages.fieldInvalid) : said
}

function toField(instancePath: string): string {
  return instancePath.split('/').filter(Boolean).join('.')
}

/** What Node could not make a request of, or has waited for too long: there is no reply yet, only the connection. */
export function answerConnectionError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
    socket.destroy()
    return
  }
  const { status, body } = toFailure(ofConnection(error.code))
  const text = JSON.stringify(body)
  const headers = {
    ...apiHeaders(false),
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines].join('\r\n')
  socket.end(`${head}\r\n\r\n${text}`)
}

/** In the middle of an answer, which another one would only spoil. */
function isAnswering(socket: Socket): boolean {
  const answer: unknown = Reflect.get(socket, '_httpMessage')
  return typeof answer === 'object' && answer !== null && 'headersSent' in answer && answer.headersSent === true
}

function ofConnection(code: string | undefined): AppError {
  if (code === 'HPE_HEADER_OVERFLOW')
    return new AppError('headTooLarge', 'headers_too_large', platformMessages.headersTooLarge)
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return new AppError('tooLarge', 'too_large', platformMessages.tooLarge)
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new AppError('tooSlow', 'request_timeout', platformMessages.requestTimeout)
  return unreadable()
}
