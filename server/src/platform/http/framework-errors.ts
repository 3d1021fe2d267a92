import { type SentMessage, saidBy, sentMessage } from '@lms/contracts/messages.ts'
import { platformMessages } from '@lms/contracts/platform-messages.ts'
import type { FastifyError } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { AppError, invalid, notFound, unreadable } from './errors.ts'

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
