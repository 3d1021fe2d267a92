import fastifyMultipart from '@fastify/multipart'
import { platformMessages } from '@lms/contracts/platform-messages.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError, unreadable } from './errors.ts'
import type { FileForm } from './route.ts'

/** What a form weighs besides its file: boundaries, names, a few short fields. */
const frame = 64 * 1024

export async function readForms(app: FastifyInstance): Promise<void> {
  await app.register(fastifyMultipart, {
    throwFileSizeLimit: false,
    limits: { files: 1, fields: 5, parts: 6, fieldSize: 1000, headerPairs: 50 },
  })
}

export function formOf(request: FastifyRequest): FileForm {
  return {
    async readFile(maximumBytes) {
      if (!request.isMultipart()) {
        throw new AppError('wrongMediaType', 'wrong_media_type', platformMessages.wrongMediaType)
      }
      if (Number(request.headers['content-length']) > maximumBytes + frame) return 'too large'
      try {
        const part = await request.file({ limits: { fileSize: maximumBytes } })
        if (part?.fieldname !== 'file') return null
        const content = await part.toBuffer()
        return part.file.truncated ? 'too large' : { name: part.filename, content }
      } catch {
        // Cut off, without an end, or not a form at all: whatever the reader stumbled over came from outside.
        throw unreadable()
      }
    },
  }
}
