import path from 'node:path'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Storage } from '../../storage/storage.ts'
import { notFound } from '../errors.ts'
import { uploadHeaders } from '../security-headers.ts'
import { rangeOf } from './byte-ranges.ts'

/** What may be shown; anything else that lies in the storage is not served here. */
const types: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.gif': 'image/gif',
}

/** Those of answers are shown for a while only; see `media/sealed-pictures.ts`. */
export interface Pictures {
  sealIn(text: string): Promise<string>
  isSealed(file: string): Promise<boolean>
  opens(file: string, seal: string): Promise<boolean>
}

/** Pictures under names that nobody can guess: the address is the permission. */
export function serveUploads(app: FastifyInstance, storage: Storage, pictures: Pictures, isHttps: boolean): void {
  const publicHeaders = uploadHeaders(isHttps)
  app.get('/uploads/media/:name', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    const { name } = request.params as { name: string }
    const type = types[path.extname(name)]
    if (type === undefined || !/^[0-9a-f]{32}(-thumbnail)?\.[a-z]+$/.test(name)) throw notFound()
    const isSealed = await pictures.isSealed(name)
    const { seal } = request.query as { seal?: unknown }
    if (isSealed && !(typeof seal === 'string' && (await pictures.opens(name, seal)))) throw notFound()
    const headers = isSealed ? { ...publicHeaders, 'cache-control': 'private, no-store' } : publicHeaders
    // A name never gets another content, so that it is the tag of its content too.
    const tag = `"${name}"`
    const wants = wishesOf(request, tag)
    if (wants) return sendPart(request, reply, wants)
    const file = await storage.open(`media/${name}`)
    if (!file) throw notFound()
    return described(reply).header('content-length', file.size).send(file.stream)

    function described(answer: FastifyReply): FastifyReply {
      return answer.headers({ ...headers, etag: tag, 'accept-ranges': 'bytes' }).type(type ?? '')
    }

    async function sendPart({ method }: FastifyRequest, answer: FastifyReply, { range, isKnown }: Wishes) {
      const about = await storage.about(`media/${name}`)
      if (!about) throw notFound()
      if (isKnown) return described(answer).status(304).send()
      const wanted = range === null ? null : rangeOf(range, about.size)
      if (wanted === 'beyond')
        return described(answer).status(416).header('content-range', `bytes */${about.size}`).send()
      const { start, end } = wanted ?? { start: 0, end: about.size - 1 }
      described(answer).header('content-length', end - start + 1)
      if (wanted) answer.status(206).header('content-range', `bytes ${start}-${end}/${about.size}`)
      // Not nothing at all, for which the framework would say that the file is empty.
      if (method === 'HEAD') return answer.send(Readable.from([]))
      const file = await storage.open(`media/${name}`, { start, end })
      if (!file) throw notFound()
      return answer.send(file.stream)
    }
  })
  // What is not there is not the web app's page either.
  app.get('/uploads/*', { schema: { hide: true }, logLevel: 'warn' }, async () => {
    throw notFound()
  })
}

interface Wishes {
  range: string | null
  /** They have it already. */
  isKnown: boolean
}

/** Null for the usual one: all of it. */
function wishesOf({ method, headers }: FastifyRequest, tag: string): Wishes | null {
  const isKnown =
    headers['if-none-match']?.split(',').some((known) => known.trim().replace(/^W\//, '') === tag) === true
  const isOfThis = headers['if-range'] === undefined || headers['if-range'] === tag
  const range = isOfThis && headers.range !== undefined ? headers.range : null
  return isKnown || range !== null || method === 'HEAD' ? { range, isKnown } : null
}
