import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Storage } from '../../storage/storage.ts'
import { notFound } from '../errors.ts'
import { uploadHeaders } from '../security-headers.ts'

/** What may be shown; anything else that lies in the storage is not served here. */
const types: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.gif': 'image/gif',
}

/** Pictures under names that nobody can guess: the address is the permission. */
export function serveUploads(app: FastifyInstance, storage: Storage, isHttps: boolean): void {
  const headers = uploadHeaders(isHttps)
  app.get('/uploads/media/:name', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    const { name } = request.params as { name: string }
    const type = types[path.extname(name)]
    if (type === undefined || !/^[0-9a-f]{32}(-thumbnail)?\.[a-z]+$/.test(name)) throw notFound()
    const file = await storage.open(`media/${name}`)
    if (!file) throw notFound()
    return reply.headers(headers).type(type).header('content-length', file.size).send(file.stream)
  })
  // What is not there is not the web app's page either.
  app.get('/uploads/*', { schema: { hide: true }, logLevel: 'warn' }, async () => {
    throw notFound()
  })
}
