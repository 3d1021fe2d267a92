import fastifyMultipart, { type MultipartFile } from '@fastify/multipart'
import { platformMessages } from '@lms/contracts/platform-messages.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError, unreadable } from '../errors.ts'
import type { FileForm } from '../route.ts'
import { fromStorage } from '../storage-failures.ts'

/** What a form weighs besides its file: boundaries, names, a few short fields. */
const frame = 64 * 1024

export async function readForms(app: FastifyInstance): Promise<void> {
  await app.register(fastifyMultipart, {
    throwFileSizeLimit: false,
    limits: { files: 1, fields: 5, parts: 6, fieldSize: 1000, headerPairs: 50 },
  })
}

export function formOf(request: FastifyRequest): FileForm {
  /** Cut off, without an end, or not a form at all: whatever the reader stumbled over came from outside. */
  async function received<Result>(
    maximumBytes: number,
    take: (part: MultipartFile) => Promise<Result>,
  ): Promise<Result | 'too large' | null> {
    if (!request.isMultipart()) {
      throw new AppError('wrongMediaType', 'wrong_media_type', platformMessages.wrongMediaType)
    }
    if (Number(request.headers['content-length']) > maximumBytes + frame) return 'too large'
    try {
      const part = await request.file({ limits: { fileSize: maximumBytes } })
      if (part?.fieldname !== 'file') return null
      const result = await take(part)
      return part.file.truncated ? 'too large' : result
    } catch (error) {
      throw (error instanceof Error ? fromStorage(error) : null) ?? unreadable()
    }
  }

  async function receivedAll(
    { bytes, files }: { bytes: number; files: number },
    keep: (content: AsyncIterable<Uint8Array>, name: string) => Promise<void>,
  ): Promise<'done' | 'too large' | 'too many'> {
    if (!request.isMultipart()) {
      throw new AppError('wrongMediaType', 'wrong_media_type', platformMessages.wrongMediaType)
    }
    let failure: unknown
    try {
      for await (const part of request.files({ limits: { fileSize: bytes, files, parts: files + 5 } })) {
        await keep(part.file, part.filename).catch((error: unknown) => {
          failure = error
          throw error
        })
        if (part.file.truncated) return 'too large'
      }
      return 'done'
    } catch (error) {
      if (failure !== undefined) throw failure
      if (isTooMany(error)) return 'too many'
      throw unreadable()
    }
  }

  return {
    passFiles: receivedAll,
    readFile: (maximumBytes) =>
      received(maximumBytes, async (part) => ({ content: await part.toBuffer(), name: part.filename })),
    passFile: (maximumBytes, keep) =>
      received(maximumBytes, async (part) => {
        await keep(part.file)
        return { name: part.filename }
      }),
  }
}

function isTooMany(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && (error.code === 'FST_FILES_LIMIT' || error.code === 'FST_PARTS_LIMIT')
  )
}
